import type { Person } from '../load/people';
import type { BenchPortal } from '../portal/start-portal';

/** What an attack is run with; it stops when `until` (of `performance.now()`) is past. */
export interface Target {
  portal: BenchPortal;
  everybody: readonly Person[];
  until: number;
}

/** How often each answer came: a status, or what happened instead. */
export type Answers = Record<string, number>;

export interface Attack {
  name: string;
  run: (target: Target) => Promise<Answers>;
}

export const counted = () => {
  const answers: Answers = {};
  return {
    answers,
    add(answer: string | number) {
      answers[answer] = (answers[answer] ?? 0) + 1;
    },
  };
};

/** Runs the same loop many times at once until the phase is over. */
export const atOnce = (count: number, until: number, once: (index: number) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      while (performance.now() < until) await once(index);
    }),
  );
