import { currentLocation, navigate } from '../history/portal-history';
import { tabStore } from '../storage/browser-storage';
import { rememberEnd } from './ended-session';
import { rememberPath } from './redirect-path';
import { dropSession, forgetClient, useSessionStore } from './session-store';

/** Router state for the landing page: a message shown on arrival. */
export interface LandingState {
  landingMessage: string;
}

/**
 * Ends the session in this browser because the server rejected it. After a 401, `keepPath` makes the next login return
 * to the current path; after a 403 SESSION the rights have changed, so the path may no longer be allowed. `message` is
 * the server's reason, shown on the landing page.
 */
export const expireSession = (message: string, keepPath: boolean): void => {
  const { status, user } = useSessionStore.getState();
  if (status === 'out') return;
  const { pathname, search } = currentLocation();
  // Clear everything of this user; the theme belongs to the machine and is stored elsewhere.
  tabStore.clear();
  forgetClient();
  if (keepPath) rememberPath(`${pathname}${search}`, user?.userId);
  if (user) rememberEnd(user.userId);
  dropSession();
  const state: LandingState | undefined = user && { landingMessage: message };
  navigate('/', { replace: true, skipConfirm: true, state });
};
