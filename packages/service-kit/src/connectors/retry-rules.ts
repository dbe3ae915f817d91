import type { ConnectorTrouble } from './trouble';

/** Shortest and longest pause between tries. */
export interface Pauses {
  leastMs: number;
  mostMs: number;
}

/** Pauses of messages that nobody waits for. */
export const MESSAGE_PAUSES: Pauses = { leastMs: 1000, mostMs: 300_000 };
/** Pauses of a request that somebody waits for. */
export const REQUEST_PAUSES: Pauses = { leastMs: 250, mostMs: 5000 };

/**
 * The pause before the next try: doubled with each one, and half of it by chance, so that many messages do not come back
 * at the same moment. A connector that asks for more time gets it.
 */
export const pauseAfter = (tries: number, { leastMs, mostMs }: Pauses, chance: number, askedMs = 0): number => {
  const whole = Math.min(mostMs, leastMs * 2 ** (tries - 1));
  return Math.max(askedMs, Math.round(whole / 2 + (whole / 2) * chance));
};

/** What happens to a message after a failed try. */
export type Next = { dead: true } | { afterMs: number };

/** A refused message is dead at once, any other after its last try. */
export const afterFailedTry = (
  tries: number,
  most: number,
  { kind, waitMs }: Pick<ConnectorTrouble, 'kind' | 'waitMs'>,
  chance: number,
): Next =>
  kind === 'refused' || tries >= most ? { dead: true } : { afterMs: pauseAfter(tries, MESSAGE_PAUSES, chance, waitMs) };
