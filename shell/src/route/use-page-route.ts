import { useLocation } from '@skills-architect/portal-kit';
import { useAreaStore, useSessionStore } from '@skills-architect/portal-kit/host';
import { type PageRoute, resolveRoute } from './resolve-route';

/** The resolved current path; updates with navigation, session and areas. */
export function usePageRoute(): PageRoute {
  const { pathname } = useLocation();
  useSessionStore((state) => state.user);
  useAreaStore();
  return resolveRoute(pathname);
}
