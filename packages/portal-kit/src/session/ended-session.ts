import { hasDrafts } from '../drafts/stored-drafts';
import { tabStore } from './browser-storage';
import { ENDED_KEY } from './session-store';

/** A session that the server ended: `isKept` if entries of its user are stored in this browser. */
interface EndedSession {
  isKept: boolean;
}

const KEPT = 'with entries';

/** Remembers for the login page that the session of this user was ended; the next sign-in forgets it. */
export const rememberEnd = (userId: number): void => tabStore.set(ENDED_KEY, hasDrafts(userId) ? KEPT : 'no entries');

/** The session ended in this tab since the last sign-in. */
export const readEndedSession = (): EndedSession | undefined => {
  const stored = tabStore.get(ENDED_KEY);
  return stored === null ? undefined : { isKept: stored === KEPT };
};
