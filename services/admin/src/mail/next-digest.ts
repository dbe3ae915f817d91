import { hourReader } from '@skills-architect/contracts/locale';

const QUARTER_MS = 15 * 60_000;
/** Two days: also where a change of the clock skips the hour. */
const MOST_QUARTERS = 2 * 24 * 4;

/**
 * The next beginning of an hour of the day in a time zone after a moment. Where a change of the clock skips the hour, the
 * first moment after it. Zones differ from UTC by whole quarters of an hour.
 */
export const nextDigestAt = (after: Date, hour: number, timeZone: string): Date => {
  const hourAt = hourReader(timeZone);
  const first = (Math.floor(after.getTime() / QUARTER_MS) + 1) * QUARTER_MS;
  for (let step = 0; step < MOST_QUARTERS; step++) {
    const at = first + step * QUARTER_MS;
    const [before, now] = [hourAt(at - QUARTER_MS), hourAt(at)];
    const isSkipped = now === (before + 2) % 24 && hour === (before + 1) % 24;
    if (before !== now && (now === hour || isSkipped)) return new Date(at);
  }
  return new Date(first + MOST_QUARTERS * QUARTER_MS);
};
