import { useLocation } from '@skills-architect/portal-kit';
import { useRegistry, useSessionStore } from '@skills-architect/portal-kit/host';
import { useRetained } from '../areas/retained';
import { type PageRoute, resolveRoute } from './resolve-route';

/** What stands at the present path; follows moves, the session and the areas' switches. */
export function usePageRoute(): PageRoute {
  const { pathname } = useLocation();
  useSessionStore((state) => state.user);
  useRegistry((state) => state.areas);
  useRetained((state) => state.area);
  return resolveRoute(pathname);
}
