import { setTimeout as sleep } from 'node:timers/promises';
import { timeWork } from '../timings';
import type { Person } from './people';
import type { Action } from './work';

/** Duration of one action, or its error. */
export interface ActionResult {
  name: string;
  ms: number;
  error?: string;
}

export interface DayOptions {
  forMs: number;
  /** Ends the day early. */
  signal?: AbortSignal;
  /** A user's mean pause between two actions; 0 for none. */
  pauseMs: number;
}

/** Pseudo-random number from 0 to 1, the same in every run. */
const pseudoRandom = (seed: number) => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

/** All users perform the day's actions, one after the other with pauses, until the time is up. Returns all results. */
export const simulateDay = async (
  everybody: readonly Person[],
  day: readonly Action[],
  { forMs, pauseMs, signal }: DayOptions,
) => {
  const until = performance.now() + forMs;
  const results: ActionResult[] = [];
  const pause = ({ index }: Person, round: number) =>
    sleep(Math.min(2 * pauseMs * pseudoRandom(index + round * 1009), Math.max(0, until - performance.now())));
  const workAs = async (person: Person) => {
    if (pauseMs) await pause(person, 0);
    for (let round = 0; performance.now() < until && !signal?.aborted; round++) {
      const action = day[(person.index * 31 + round) % day.length];
      if (!action) return;
      let error: string | undefined;
      const ms = await timeWork(() =>
        action.perform(person, round).catch((cause: Error) => {
          error = cause.message;
        }),
      );
      results.push({ name: action.name, ms, ...(error !== undefined && { error }) });
      if (pauseMs) await pause(person, round + 1);
    }
  };
  await Promise.all(everybody.map(workAs));
  return results;
};
