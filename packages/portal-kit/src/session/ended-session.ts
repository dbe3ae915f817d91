import { tabStore } from '../storage/browser-storage';
import { hasDrafts } from '../storage/stored-drafts';
import { ENDED_KEY } from './session-store';

/** A session that the server ended. */
interface EndedSession {
  /** Whether drafts of its user were stored in this browser. */
  hasStoredDrafts: boolean;
}

const WITH_DRAFTS = 'with drafts';

/** Stores for the login page that the server ended this user's session; the next sign-in removes it. */
export const rememberEnd = (userId: number): void =>
  tabStore.set(ENDED_KEY, hasDrafts(userId) ? WITH_DRAFTS : 'without drafts');

/** The session that the server ended in this tab; undefined if there is none since the last sign-in. */
export const readEndedSession = (): EndedSession | undefined => {
  const stored = tabStore.get(ENDED_KEY);
  return stored === null ? undefined : { hasStoredDrafts: stored === WITH_DRAFTS };
};
