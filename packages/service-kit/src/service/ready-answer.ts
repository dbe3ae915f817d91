import type { Call, CallDeclaration } from '@skills-architect/contracts';
import type * as z from 'zod';

/** A response validated and serialised once, to be sent many times. */
export class ReadyAnswer {
  constructor(readonly json: Buffer) {}
}

/** Validates and serialises a response, for large responses that are read often and rarely change. */
export const readyAnswer = <D extends CallDeclaration>(
  declared: Call<D>,
  answer: z.input<D['answer']>,
): ReadyAnswer => {
  const call: Call = declared;
  return new ReadyAnswer(Buffer.from(JSON.stringify(call.answer.parse(answer))));
};
