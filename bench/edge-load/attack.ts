import type { Person } from '../load/people';
import type { BenchPortal } from '../portal/start-portal';

/** Target of an attack; it stops at `until` (of `performance.now()`). */
export interface Target {
  portal: BenchPortal;
  everybody: readonly Person[];
  until: number;
}

/** Number of responses by status, or by error without a response. */
export type Answers = Record<string, number>;

export interface Attack {
  name: string;
  run: (target: Target) => Promise<Answers>;
}

export const answerCounter = () => {
  const answers: Answers = {};
  return {
    answers,
    add(answer: string | number) {
      answers[answer] = (answers[answer] ?? 0) + 1;
    },
  };
};

/** Runs the same loop concurrently until the phase ends. */
export const repeatConcurrently = (count: number, until: number, once: (index: number) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      while (performance.now() < until) await once(index);
    }),
  );
