import type { ProjectionInfo } from '@skills-architect/contracts/portal';
import type { Tone } from '@skills-architect/ui-kit';

/** Derived data follows a change within seconds; up to this lag it counts as up to date. */
const NORMAL_LAG_MS = 10_000;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A duration in its largest sensible unit, e.g. '0.3 s', '12 s', '5 min'. */
export const describeDuration = (milliseconds: number): string => {
  if (milliseconds < 10 * SECOND_MS) return `${(milliseconds / SECOND_MS).toFixed(1)} s`;
  if (milliseconds < MINUTE_MS) return `${Math.round(milliseconds / SECOND_MS)} s`;
  if (milliseconds < HOUR_MS) return `${Math.round(milliseconds / MINUTE_MS)} min`;
  return `${Math.round(milliseconds / HOUR_MS)} h`;
};

/** Whether derived data is up to date, as a word and its colour. */
export const describeLag = (
  { builtAt, waitingSince, error }: Pick<ProjectionInfo, 'builtAt' | 'waitingSince' | 'error'>,
  now: Date,
): { word: string; tone: Tone } => {
  if (error !== null) return { word: 'Failed', tone: 'danger' };
  const lagMs = waitingSince === null ? 0 : now.getTime() - new Date(waitingSince).getTime();
  if (lagMs > NORMAL_LAG_MS) return { word: `${describeDuration(lagMs)} behind`, tone: 'warning' };
  return builtAt === null ? { word: 'Not built yet', tone: 'neutral' } : { word: 'Up to date', tone: 'done' };
};

const FROM_WORST: readonly Tone[] = ['danger', 'warning', 'neutral', 'done'];

/** The state of several projections as one badge: that of the worst one; undefined for an empty list. */
export const worstOf = (projections: readonly Parameters<typeof describeLag>[0][], now: Date) =>
  projections
    .map((projection) => describeLag(projection, now))
    .toSorted((a, b) => FROM_WORST.indexOf(a.tone) - FROM_WORST.indexOf(b.tone))[0];
