import { setTimeout as sleep } from 'node:timers/promises';
import { timed } from '../timings';
import type { Person } from './people';
import type { Deed } from './work';

/** What one deed took, or why it failed. */
export interface Done {
  name: string;
  ms: number;
  error?: string;
}

export interface DayOptions {
  forMs: number;
  /** The mean pause of a person between two deeds; none with 0. */
  pauseMs: number;
}

/** Between 0 and 1, and the same in every run. */
const spread = (seed: number) => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

/** Everybody does the day's deeds, one after the other with pauses, until it is time. Answers all that was done. */
export const work = async (everybody: readonly Person[], day: readonly Deed[], { forMs, pauseMs }: DayOptions) => {
  const until = performance.now() + forMs;
  const done: Done[] = [];
  const pause = ({ at }: Person, round: number) =>
    sleep(Math.min(2 * pauseMs * spread(at + round * 1009), Math.max(0, until - performance.now())));
  const worksOn = async (person: Person) => {
    if (pauseMs) await pause(person, 0);
    for (let round = 0; performance.now() < until; round++) {
      const deed = day[(person.at * 31 + round) % day.length];
      if (!deed) return;
      let error: string | undefined;
      const ms = await timed(() =>
        deed.perform(person, round).catch((cause: Error) => {
          error = cause.message;
        }),
      );
      done.push({ name: deed.name, ms, ...(error !== undefined && { error }) });
      if (pauseMs) await pause(person, round + 1);
    }
  };
  await Promise.all(everybody.map(worksOn));
  return done;
};
