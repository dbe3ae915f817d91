import { type AreaRoute, allows, type RegisteredArea, routeOf } from '@skills-architect/contracts';
import { useRegistry, useSessionStore } from '@skills-architect/portal-kit/host';
import { isMissing, manifestsOff } from '../areas/areas-off';
import { useRetained } from '../areas/retained';

/** What stands at a path for the signed-in user. */
export type PageRoute =
  | { kind: 'login' | 'landing' | 'forbidden' | 'unknown' }
  | { kind: 'area'; area: RegisteredArea; route: AreaRoute }
  | { kind: 'off' | 'missing'; title: string };

/** The one answer to what a path shows; guard, breadcrumb, menu and the areas' activity are all read from it. */
export const resolveRoute = (path: string): PageRoute => {
  const { user } = useSessionStore.getState();
  const { area: retained } = useRetained.getState();
  const areas = [...useRegistry.getState().areas, ...(retained ? [retained] : [])];
  if (!user) return { kind: 'login' };
  if (path === '/') return { kind: 'landing' };
  const manifests = areas.map((area) => area.manifest);
  const found = routeOf(path, manifests);
  const area = areas.find((one) => one.manifest === found?.area);
  if (!found || !area) {
    const former = routeOf(path, manifestsOff());
    if (!former) return { kind: 'unknown' };
    const { id, title } = former.area;
    return { kind: isMissing(id) ? 'missing' : 'off', title };
  }
  const on = manifests.map((manifest) => manifest.id);
  return allows({ types: found.route.types, areas: [area.manifest.id] }, user, on)
    ? { kind: 'area', area, route: found.route }
    : { kind: 'forbidden' };
};
