import { useLocation } from '@skills-architect/portal-kit';
import { useAreaStore, useSessionStore } from '@skills-architect/portal-kit/host';
import { type PageRoute, resolveRoute } from './resolve-route';

/** What the present path shows; follows navigation, the session and the areas. */
export function usePageRoute(): PageRoute {
  const { pathname } = useLocation();
  useSessionStore((state) => state.user);
  useAreaStore();
  return resolveRoute(pathname);
}
