import type { RegisteredArea } from '@skills-architect/contracts';
import { type AreaFailure, type AreaFailureKind, isLoadFailure } from '@skills-architect/portal-kit/host';

/** Texts for each kind of failure, with the area's title. */
export const FAILURE_TEXTS: Record<AreaFailureKind, (title: string) => string> = {
  unreachable: (title) => `${title} cannot be reached at the moment.`,
  incompatible: (title) =>
    `This version of ${title} is not compatible with this portal. Its team must release a new one.`,
  crashed: (title) => `${title} stopped working.`,
  off: (title) => `${title} has been switched off.`,
  forbidden: (title) => `You are not allowed to open ${title}.`,
};

/** Text when a file of an older version is missing because that version was removed; Retry opens the current one. */
export const describeRemoved = (title: string): string =>
  `This page runs an older version of ${title} that has been removed. Retry opens the current one.`;

/** Failures that a retry may fix. */
export const RETRYABLE: ReadonlySet<AreaFailureKind> = new Set(['unreachable', 'crashed', 'forbidden']);

const fetchStatus = async (url: string): Promise<number | undefined> => {
  try {
    return (await fetch(url, { method: 'HEAD', credentials: 'same-origin', cache: 'no-store' })).status;
  } catch {
    return undefined; // No response: the area is unreachable, as the first error said.
  }
};

const KIND_BY_STATUS: Record<number, AreaFailureKind> = { 401: 'forbidden', 403: 'forbidden', 410: 'off' };

/**
 * Requests the area's entry to find out why it did not load: the loader's errors do not distinguish a refusal from a
 * missing file.
 */
export const diagnoseFailure = async (area: RegisteredArea, error: unknown): Promise<AreaFailure> => {
  const cause = `version ${area.version}: ${error instanceof Error ? error.message : String(error)}`;
  const status = await fetchStatus(area.entry);
  if (status !== undefined && status < 400)
    return isLoadFailure(error) ? { kind: 'unreachable', cause, stale: true } : { kind: 'crashed', cause };
  return { kind: KIND_BY_STATUS[status ?? 0] ?? 'unreachable', cause };
};
