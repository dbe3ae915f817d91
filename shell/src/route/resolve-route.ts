import { type AreaId, type AreaRoute, allows, matchRoute, type RegisteredArea } from '@skills-architect/contracts';
import { currentBuild, openBuilds, useAreaStore, useSessionStore } from '@skills-architect/portal-kit/host';

/** What a path shows to the signed-in user. */
export type PageRoute =
  | { kind: 'login' | 'landing' | 'forbidden' | 'unknown' }
  | { kind: 'area'; area: RegisteredArea; route: AreaRoute }
  | { kind: 'off' | 'missing'; id: AreaId; title: string };

/** Resolves a path that no available area serves: the area is off, its build is missing, or the path is unknown. */
const resolveUnavailable = (path: string): PageRoute => {
  const { entries } = useAreaStore.getState();
  const unavailable = Object.values(entries).filter(
    (entry) => entry !== undefined && currentBuild(entry) === undefined,
  );
  const manifests = unavailable.flatMap((entry) => (entry ? [entry.manifest] : []));
  const match = matchRoute(path, manifests);
  const state = match && entries[match.area.id]?.state;
  if (!match || !state) return { kind: 'unknown' };
  return {
    kind: state.is === 'off' && state.isMissing ? 'missing' : 'off',
    id: match.area.id,
    title: match.area.title,
  };
};

/** Resolves a path to a page; used by the route guard, breadcrumb, menu and area activity. */
export const resolveRoute = (path: string): PageRoute => {
  const { user } = useSessionStore.getState();
  if (!user) return { kind: 'login' };
  // People bookmark /login, which every path is while nobody is signed in.
  if (path === '/' || path === '/login') return { kind: 'landing' };
  const areas = openBuilds(useAreaStore.getState());
  const manifests = areas.map((area) => area.manifest);
  const match = matchRoute(path, manifests);
  const area = areas.find((candidate) => candidate.manifest === match?.area);
  if (!match || !area) return resolveUnavailable(path);
  const on = manifests.map((manifest) => manifest.id);
  return allows({ types: match.route.types, areas: [area.manifest.id] }, user, on)
    ? { kind: 'area', area, route: match.route }
    : { kind: 'forbidden' };
};
