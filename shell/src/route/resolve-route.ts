import { type AreaId, type AreaRoute, allows, matchRoute, type RegisteredArea } from '@skills-architect/contracts';
import { currentBuild, openBuilds, useAreaStore, useSessionStore } from '@skills-architect/portal-kit/host';

/** What a path shows to the signed-in user. */
export type PageRoute =
  | { kind: 'login' | 'landing' | 'forbidden' | 'unknown' }
  | { kind: 'area'; area: RegisteredArea; route: AreaRoute }
  | { kind: 'off' | 'missing'; id: AreaId; title: string };

/** Resolves a path that no available area serves: the area is off, its build is missing, or the path is unknown. */
const resolveOff = (path: string): PageRoute => {
  const { entries } = useAreaStore.getState();
  const gone = Object.values(entries).filter((entry) => entry !== undefined && currentBuild(entry) === undefined);
  const manifests = gone.flatMap((entry) => (entry ? [entry.manifest] : []));
  const found = matchRoute(path, manifests);
  const state = found && entries[found.area.id]?.state;
  if (!found || !state) return { kind: 'unknown' };
  return {
    kind: state.is === 'off' && state.isMissing ? 'missing' : 'off',
    id: found.area.id,
    title: found.area.title,
  };
};

/** Resolves a path to a page; used by the route guard, breadcrumb, menu and area activity. */
export const resolveRoute = (path: string): PageRoute => {
  const { user } = useSessionStore.getState();
  if (!user) return { kind: 'login' };
  if (path === '/') return { kind: 'landing' };
  const areas = openBuilds(useAreaStore.getState());
  const manifests = areas.map((area) => area.manifest);
  const found = matchRoute(path, manifests);
  const area = areas.find((one) => one.manifest === found?.area);
  if (!found || !area) return resolveOff(path);
  const on = manifests.map((manifest) => manifest.id);
  return allows({ types: found.route.types, areas: [area.manifest.id] }, user, on)
    ? { kind: 'area', area, route: found.route }
    : { kind: 'forbidden' };
};
