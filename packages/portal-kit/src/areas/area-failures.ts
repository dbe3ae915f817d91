import type { AreaId } from '@skills-architect/contracts';
import { create } from 'zustand';

/** Why an area cannot be shown. */
export type AreaFailureKind = 'unreachable' | 'incompatible' | 'crashed' | 'off' | 'forbidden';

/** What went wrong with an area. */
export interface AreaFailure {
  kind: AreaFailureKind;
  /** For support; people read the words of the kind. */
  cause: string;
  /** A file of the build is missing: a newer release may have replaced it. */
  stale?: boolean;
}

/** The failures of the page by area. An area's screens are gone as long as one stands here. */
export const useAreaFailures = create<Record<AreaId, AreaFailure | undefined>>(() => ({}));

/** Takes the area's screens away and has the host say why. */
export const reportAreaFailure = (id: AreaId, failure: AreaFailure): void =>
  useAreaFailures.setState({ [id]: failure });
/** Lets the area show its screens again, as new ones. */
export const clearAreaFailure = (id: AreaId): void => useAreaFailures.setState({ [id]: undefined });

/** Whether an error means that a file of the build did not arrive, for example because a release replaced it. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    error.name === 'ScriptExternalLoadError' ||
    /loading (css )?chunk|ScriptNetworkError|RUNTIME-00[138]|failed to fetch/i.test(error.message));
