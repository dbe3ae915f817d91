import type { AreaManifest, RegisteredArea } from '@skills-architect/contracts';
import {
  type AreaEntry,
  type AreaFailure,
  type AreaListing,
  type AreaState,
  type Areas,
  applyListing,
  dropCode,
  failArea,
  finishLoading,
  isOutdated,
  leaveArea,
  NO_AREAS,
  openBuilds,
  recoverArea,
  startLoading,
} from './area-state';

const manifest: AreaManifest = { id: 'roles', title: 'Roles', routes: [], menu: [], tiles: [] };
const build = (version: string): RegisteredArea => ({
  manifest,
  version,
  needs: {},
  integrity: {},
  entry: `/apps/roles/${version}/mf-manifest.json`,
  scope: 'mfe_roles',
});
const [first, second] = [build('1.0.0'), build('2.0.0')];
const unreachable: AreaFailure = { kind: 'unreachable', cause: 'nobody answers' };
const unmetNeeds: AreaFailure = { kind: 'incompatible', cause: 'it needs react ^20.0.0' };
const crash: AreaFailure = { kind: 'crashed', cause: 'undefined is not a function' };

const anArea = (state: AreaState, overrides: Partial<AreaEntry> = {}): Areas => {
  const entry: AreaEntry = { manifest, state, ...overrides };
  return { isKnown: true, on: entry.listed ? [entry.listed] : [], entries: { roles: entry } };
};
const on: AreaListing = { areas: [first], off: [], missing: [] };
const newer: AreaListing = { areas: [second], off: [], missing: [] };
const off: AreaListing = { areas: [], off: [manifest], missing: [] };
const missing: AreaListing = { areas: [], off: [], missing: [manifest] };
const nothing: AreaListing = { areas: [], off: [], missing: [] };
const elsewhere = { hasUnsavedWork: false };
const inside = { area: 'roles', hasUnsavedWork: false };
const working = { area: 'roles', hasUnsavedWork: true };

/** The state of the area and its listed and loaded versions. */
const summarise = (areas: Areas) => {
  const entry = areas.entries.roles;
  const isMissing = entry?.state.is === 'off' && entry.state.isMissing ? ' missing' : '';
  return entry && `${entry.state.is}${isMissing} ${entry.listed?.version ?? '-'} ${entry.loaded?.version ?? '-'}`;
};

const registered = anArea({ is: 'registered' }, { listed: first });
const loading = anArea({ is: 'loading' }, { listed: first });
const ready = anArea({ is: 'ready' }, { listed: first, loaded: first });
const older = anArea({ is: 'ready' }, { listed: second, loaded: first });
const failed = anArea({ is: 'failed', failure: unreachable }, { listed: first });
const crashed = anArea({ is: 'failed', failure: crash }, { listed: first, loaded: first });
const incompatible = anArea({ is: 'incompatible', failure: unmetNeeds }, { listed: first });
const evicting = anArea({ is: 'evicting' }, { loaded: first });
const retained = anArea({ is: 'retained' }, { loaded: first });
const isOff = anArea({ is: 'off', isMissing: false });

test.each<[string, Areas, AreaListing, { area?: string; hasUnsavedWork: boolean }, string | undefined]>([
  ['an area that is on', NO_AREAS, on, elsewhere, 'registered 1.0.0 -'],
  ['an area that is off', NO_AREAS, off, elsewhere, 'off - -'],
  ['an area without a build', NO_AREAS, missing, elsewhere, 'off missing - -'],
  ['nothing about an area', NO_AREAS, nothing, elsewhere, undefined],
  ['the same build again while it loads', loading, on, inside, 'loading 1.0.0 -'],
  ['a newer build while an older one loads', loading, newer, inside, 'registered 2.0.0 -'],
  ['the same build again when it is ready', ready, on, inside, 'ready 1.0.0 1.0.0'],
  ['a newer build while an older one is in use', ready, newer, inside, 'ready 2.0.0 1.0.0'],
  ['the same build again after a failure', failed, on, inside, 'failed 1.0.0 -'],
  ['a newer build after a failure', failed, newer, inside, 'registered 2.0.0 -'],
  ['a newer build of an incompatible one', incompatible, newer, inside, 'registered 2.0.0 -'],
  ['off while nobody is in it', ready, off, elsewhere, 'off - -'],
  ['off while the user reads in it', ready, off, inside, 'off - -'],
  ['off while the user has unsaved work in it', ready, off, working, 'evicting - 1.0.0'],
  ['missing while the user has unsaved work in it', ready, missing, working, 'retained - 1.0.0'],
  ['removed while the user has unsaved work in it', ready, nothing, working, 'evicting - 1.0.0'],
  ['off while unsaved work is elsewhere', ready, off, { area: 'skills', hasUnsavedWork: true }, 'off - -'],
  ['off again while the user is asked', evicting, off, working, 'evicting - 1.0.0'],
  ['on again while the user is asked', evicting, on, working, 'ready 1.0.0 1.0.0'],
  ['another build while an older one is retained', retained, newer, working, 'ready 2.0.0 1.0.0'],
  ['on again', isOff, on, elsewhere, 'registered 1.0.0 -'],
])('the registry lists %s', (_, before, listing, visit, after) => {
  expect(summarise(applyListing(before, listing, visit))).toBe(after);
});

test.each<[string, Areas, (areas: Areas) => Areas, string | undefined]>([
  ['fetching begins', registered, (areas) => startLoading(areas, 'roles'), 'loading 1.0.0 -'],
  ['fetching begins anew after a failure', failed, (areas) => startLoading(areas, 'roles'), 'loading 1.0.0 -'],
  ['fetching begins for an area that is off', isOff, (areas) => startLoading(areas, 'roles'), 'off - -'],
  ['the code arrives', loading, (areas) => finishLoading(areas, first), 'ready 1.0.0 1.0.0'],
  ['the code of another build arrives', loading, (areas) => finishLoading(areas, second), 'loading 1.0.0 -'],
  ['the code arrives after the area went off', isOff, (areas) => finishLoading(areas, first), 'off - -'],
  ['the code arrives late, after the failure', failed, (areas) => finishLoading(areas, first), 'ready 1.0.0 1.0.0'],
  ['it does not load', loading, (areas) => failArea(areas, 'roles', unreachable), 'failed 1.0.0 -'],
  ['it is incompatible', registered, (areas) => failArea(areas, 'roles', unmetNeeds), 'incompatible 1.0.0 -'],
  ['it crashes', ready, (areas) => failArea(areas, 'roles', crash), 'failed 1.0.0 1.0.0'],
  ['it crashes after it went off', isOff, (areas) => failArea(areas, 'roles', crash), 'off - -'],
  ['it crashes while the user is asked', evicting, (areas) => failArea(areas, 'roles', crash), 'off - -'],
  ['it crashes while it is retained', retained, (areas) => failArea(areas, 'roles', crash), 'off missing - -'],
  ['Retry after a crash', crashed, (areas) => recoverArea(areas, 'roles'), 'ready 1.0.0 1.0.0'],
  ['Retry without code', failed, (areas) => recoverArea(areas, 'roles'), 'registered 1.0.0 -'],
  ['its code is dropped', older, (areas) => dropCode(areas, 'roles'), 'registered 2.0.0 -'],
  ['the user leaves it', ready, (areas) => leaveArea(areas, 'roles'), 'ready 1.0.0 1.0.0'],
  ['the user leaves what was evicted', evicting, (areas) => leaveArea(areas, 'roles'), 'off - -'],
  ['the user leaves what was retained', retained, (areas) => leaveArea(areas, 'roles'), 'off missing - -'],
  ['an unknown area fails', NO_AREAS, (areas) => failArea(areas, 'roles', unreachable), undefined],
])('%s', (_, before, transition, after) => {
  expect(summarise(transition(before))).toBe(after);
});

test.each([
  ['ready', ready, ['1.0.0']],
  ['evicting', evicting, ['1.0.0']],
  ['retained', retained, ['1.0.0']],
  ['off', isOff, []],
])('%s: the mounted builds', (_, areas, versions) => {
  expect(openBuilds(areas).map(({ version }) => version)).toEqual(versions);
});

test.each([
  ['the listed build', ready, false],
  ['an older build', older, true],
  ['no build', registered, false],
])('an area with %s is outdated: %s', (_, areas, expected) => {
  const { roles } = areas.entries;
  expect(roles && isOutdated(roles)).toBe(expected);
});
