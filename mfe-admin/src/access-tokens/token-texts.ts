import type { AccessToken } from '@skills-architect/contracts/portal';
import type { Tone } from '@skills-architect/ui-kit';

const DAY_MS = 24 * 3600 * 1000;
const SOON_DAYS = 14;

/** How long an access token works from now on, in a word; undefined while there is time. */
export const describeExpiry = (
  { expiresAt }: Pick<AccessToken, 'expiresAt'>,
  now: number,
): { word: string; tone: Tone } | undefined => {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return { word: 'Expired', tone: 'danger' };
  return left < SOON_DAYS * DAY_MS ? { word: 'Expires soon', tone: 'warning' } : undefined;
};

/** Options of a lifetime. */
export const dayOptions = (days: readonly number[]) => days.map((value) => ({ value, label: `${value} days` }));

/** Options of how long the former secret works. */
export const FORMER_LABELS: Record<number, string> = {
  0: 'Ends at once',
  1: 'Works for 1 more hour',
  24: 'Works for 1 more day',
  168: 'Works for 7 more days',
};
