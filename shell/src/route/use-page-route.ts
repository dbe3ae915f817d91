import { useLocation } from '@skills-architect/portal-kit';
import { useAreaStore, useSessionStore } from '@skills-architect/portal-kit/host';
import { type PageRoute, resolveRoute } from './resolve-route';

/** What the current path shows; updates with navigation, session and areas. */
export function usePageRoute(): PageRoute {
  const { pathname } = useLocation();
  // Subscriptions only: resolveRoute reads both stores itself.
  useSessionStore((state) => state.user);
  useAreaStore();
  return resolveRoute(pathname);
}
