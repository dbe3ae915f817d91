import type { AnswerOf, Call, CallDeclaration, Failure, ParsedOf } from '@skills-architect/contracts';
import * as z from 'zod';

/** Answer of a fake service to a call. */
export interface FakeAnswer {
  declared: Call;
  reply: (input: unknown) => { status: number; body: unknown };
}

const checkAnswer = (declared: Call, value: unknown): unknown => {
  const { data, error } = declared.answer.safeParse(value);
  if (!error) return data;
  throw new Error(`${declared.method} ${declared.path} cannot answer like this:\n${z.prettifyError(error)}`);
};

const isFunction = (value: unknown): value is (input: unknown) => unknown => typeof value === 'function';

/**
 * Answers a call with a value or a function of the parsed input. The answer must pass the call's own schema, as in the
 * service.
 * @example answer(listPersonas, { data: [aPersona()], total: 1, filteredPersonasCount: 1 })
 */
export function answer<D extends CallDeclaration>(
  declared: Call<D>,
  value: AnswerOf<D> | ((input: ParsedOf<D>) => AnswerOf<D>),
): FakeAnswer {
  if (isFunction(value))
    return { declared, reply: (input) => ({ status: 200, body: checkAnswer(declared, value(input)) }) };
  const body = checkAnswer(declared, value);
  return { declared, reply: () => ({ status: 200, body }) };
}

/**
 * Makes a call fail.
 * @example refuse(updatePersona, 409, { code: 'stale', error: 'Somebody else changed this persona', record })
 */
export function refuse<D extends CallDeclaration>(
  declared: Call<D>,
  status: number,
  failure: Partial<Failure> = {},
): FakeAnswer {
  const body = { error: 'Something went wrong', code: 'failed', requestId: 'test', ...failure };
  return { declared, reply: () => ({ status, body }) };
}

/** Delays an answer until the returned `go` is called, to test the state in between. */
export function deferAnswer(fake: FakeAnswer): FakeAnswer & { wait: Promise<void>; go: () => void } {
  let go = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { ...fake, wait, go: () => go() };
}
