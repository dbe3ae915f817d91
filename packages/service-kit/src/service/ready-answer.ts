import type { Call, CallDeclaration } from '@skills-architect/contracts';
import type * as z from 'zod';

/** An answer that was checked and written once, to be sent many times as it is. */
export class ReadyAnswer {
  constructor(readonly json: Buffer) {}
}

/** Checks an answer by its call and writes it down; for large ones that many people read and that seldom change. */
export const readyAnswer = <D extends CallDeclaration>(
  declared: Call<D>,
  answer: z.input<D['answer']>,
): ReadyAnswer => {
  const call: Call = declared;
  return new ReadyAnswer(Buffer.from(JSON.stringify(call.answer.parse(answer))));
};
