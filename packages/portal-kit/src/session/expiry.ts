import { currentLocation, navigate } from '../history/portal-history';
import { rememberPath } from './redirect-path';
import { dropSession, forgetClient, useSessionStore } from './session-store';

/** The state of a move to the landing page that says something on arrival. */
export interface LandingState {
  landingMessage: string;
}

/**
 * Ends the session in this browser because the server does not know it any more. After a 401 the place is kept and
 * the next login returns to it; after a 403 SESSION the rights changed, and the place may no longer be allowed.
 * `said` is the server's reason, shown on arrival.
 */
export const expireSession = (said: string, keepPath: boolean): void => {
  const { status, user } = useSessionStore.getState();
  if (status === 'out') return;
  const { pathname, search } = currentLocation();
  // Nothing of one person stays for the next one at this browser; the theme belongs to the machine and is in no session.
  sessionStorage.clear();
  forgetClient();
  if (keepPath) rememberPath(`${pathname}${search}`, user?.userId);
  dropSession();
  const state: LandingState | undefined = user && { landingMessage: said };
  navigate('/', { replace: true, asked: true, state });
};
