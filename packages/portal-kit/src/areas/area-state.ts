import type { AreaId, AreaManifest, AreaOff, RegisteredArea } from '@skills-architect/contracts';

/** Why the code of an area did not load or stopped working. */
export type AreaFailureKind = 'unreachable' | 'incompatible' | 'crashed' | 'off' | 'forbidden';

export interface AreaFailure {
  kind: AreaFailureKind;
  /** For support; users read the text of the kind. */
  cause: string;
  /** A file of the build is missing, possibly replaced by a newer release. */
  stale?: boolean;
}

/**
 * State of an area on this page:
 * - `registered`: it is on, and its code was not requested yet;
 * - `loading`: its code is being fetched;
 * - `ready`: its code is loaded;
 * - `failed`: its code failed to load, or crashed;
 * - `incompatible`: it needs versions that this portal does not provide;
 * - `evicting`: it was switched off while the user had unsaved work in it, and a question to the user is open;
 * - `retained`: its build went missing while the user had unsaved work in it; its screen stays until they leave;
 * - `off`: it is not available, because it is switched off or (`isMissing`) has no usable build.
 */
export type AreaState =
  | { is: 'registered' | 'loading' | 'ready' | 'evicting' | 'retained' }
  | { is: 'failed' | 'incompatible'; failure: AreaFailure }
  | { is: 'off'; isMissing: boolean };

export interface AreaEntry {
  manifest: AreaManifest;
  state: AreaState;
  /** The build that the registry lists; none while the area is off. */
  listed?: RegisteredArea;
  /** The build whose code is loaded. It may be older than `listed` while the user works in it. */
  loaded?: RegisteredArea;
}

/** Every area that this page knows, and the builds that are on in the order of the registry. */
export interface Areas {
  /** False until the registry has been read once. */
  isKnown: boolean;
  on: readonly RegisteredArea[];
  entries: Readonly<Record<AreaId, AreaEntry | undefined>>;
}

/** Answer of the registry: areas that are on, areas that are off, and areas without a usable build. */
export interface AreaListing {
  areas: readonly RegisteredArea[];
  off: readonly AreaOff[];
  missing: readonly AreaOff[];
}

/** The user's location when a listing arrives. */
export interface Visit {
  area?: AreaId;
  hasUnsavedWork: boolean;
}

export const NO_AREAS: Areas = { isKnown: false, on: [], entries: {} };

const isKeptOpen = ({ is }: AreaState): boolean => is === 'evicting' || is === 'retained';

const RESTARTABLE_STATES: readonly AreaState['is'][] = ['loading', 'failed', 'incompatible'];

/** A loading or failed area restarts when the registry lists another build of it. */
const toStateWhenListed = (entry: AreaEntry | undefined, build: RegisteredArea): AreaState => {
  if (!entry) return { is: 'registered' };
  const { state, loaded, listed } = entry;
  if (state.is === 'off' || isKeptOpen(state)) return { is: loaded ? 'ready' : 'registered' };
  const isOtherBuild = listed?.entry !== build.entry;
  return isOtherBuild && RESTARTABLE_STATES.includes(state.is) ? { is: 'registered' } : state;
};

const toStateWhenGone = (entry: AreaEntry, isMissing: boolean, { area, hasUnsavedWork }: Visit): AreaState => {
  if (isKeptOpen(entry.state)) return entry.state;
  const isInside = area === entry.manifest.id && entry.loaded !== undefined;
  if (isInside && hasUnsavedWork) return { is: isMissing ? 'retained' : 'evicting' };
  return { is: 'off', isMissing };
};

const toGoneEntry = (entry: AreaEntry, isMissing: boolean, visit: Visit): AreaEntry => {
  const state = toStateWhenGone(entry, isMissing, visit);
  return { manifest: entry.manifest, state, ...(isKeptOpen(state) && { loaded: entry.loaded }) };
};

const withoutMenuAndTiles = (off: AreaOff): AreaManifest => ({ ...off, menu: [], tiles: [] });

/** Applies a registry listing. Areas missing from it are off. */
export const applyListing = (areas: Areas, listing: AreaListing, visit: Visit): Areas => {
  const missing = new Set(listing.missing.map(({ id }) => id));
  const entries: Record<AreaId, AreaEntry> = {};
  for (const off of [...listing.off, ...listing.missing])
    entries[off.id] = { manifest: withoutMenuAndTiles(off), state: { is: 'off', isMissing: missing.has(off.id) } };
  for (const entry of Object.values(areas.entries))
    if (entry) entries[entry.manifest.id] = toGoneEntry(entry, missing.has(entry.manifest.id), visit);
  for (const build of listing.areas) {
    const before = areas.entries[build.manifest.id];
    const state = toStateWhenListed(before, build);
    entries[build.manifest.id] = { manifest: build.manifest, state, listed: build, loaded: before?.loaded };
  }
  return { isKnown: true, on: listing.areas, entries };
};

/** Updates one known area; unknown ids are ignored. */
const changeEntry = (areas: Areas, id: AreaId, update: (entry: AreaEntry) => AreaEntry): Areas => {
  const entry = areas.entries[id];
  return entry ? { ...areas, entries: { ...areas.entries, [id]: update(entry) } } : areas;
};

/** Marks the code as loading. */
export const startLoading = (areas: Areas, id: AreaId): Areas =>
  changeEntry(areas, id, (entry) => (entry.listed ? { ...entry, state: { is: 'loading' } } : entry));

/** Stores the loaded build; ignored when it is no longer the listed one. */
export const finishLoading = (areas: Areas, build: RegisteredArea): Areas =>
  changeEntry(areas, build.manifest.id, (entry) =>
    entry.listed?.entry === build.entry ? { ...entry, state: { is: 'ready' }, loaded: build } : entry,
  );

const toOffEntry = ({ manifest, state }: AreaEntry): AreaEntry => ({
  manifest,
  state: { is: 'off', isMissing: state.is === 'retained' },
});

/**
 * Marks the area as failed. Its code stays loaded, so that its screens can be remounted. An area kept open for unsaved
 * work has no listed build to retry, so a crash switches it off.
 */
export const failArea = (areas: Areas, id: AreaId, failure: AreaFailure): Areas =>
  changeEntry(areas, id, (entry) => {
    if (entry.state.is === 'off') return entry;
    if (isKeptOpen(entry.state)) return toOffEntry(entry);
    return { ...entry, state: { is: failure.kind === 'incompatible' ? 'incompatible' : 'failed', failure } };
  });

/** Remounts the screens of a failed area from the loaded code. */
export const recoverArea = (areas: Areas, id: AreaId): Areas =>
  changeEntry(areas, id, (entry) => ({ ...entry, state: { is: entry.loaded ? 'ready' : 'registered' } }));

/** Drops the code of an area, so that the next visit fetches it again. */
export const dropCode = (areas: Areas, id: AreaId): Areas =>
  changeEntry(areas, id, ({ loaded: _, ...entry }) =>
    entry.listed ? { ...entry, state: { is: 'registered' } } : { ...entry, state: { is: 'off', isMissing: false } },
  );

/** The user left the area: drop a build kept open for unsaved work. */
export const leaveArea = (areas: Areas, id: AreaId): Areas =>
  changeEntry(areas, id, (entry) => (isKeptOpen(entry.state) ? toOffEntry(entry) : entry));

/** The build that an area's screens run on: the loaded one, else the listed one. */
export const currentBuild = ({ loaded, listed }: AreaEntry): RegisteredArea | undefined => loaded ?? listed;

/** Builds to mount: those that are on, and those kept open for unsaved work. */
export const openBuilds = ({ on, entries }: Areas): RegisteredArea[] => [
  ...on,
  ...Object.values(entries).flatMap((entry) => (entry?.loaded && isKeptOpen(entry.state) ? [entry.loaded] : [])),
];

/** Whether an area runs another build than the registry lists; it is replaced once the user leaves it. */
export const isOutdated = ({ loaded, listed }: AreaEntry): boolean =>
  loaded !== undefined && listed !== undefined && loaded.entry !== listed.entry;
