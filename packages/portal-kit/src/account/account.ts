import type { AnswerOf } from '@skills-architect/contracts';
import {
  finishProviderLogin,
  login,
  logout,
  type SessionUser,
  session,
  verifyGoogleAuth,
} from '@skills-architect/contracts/portal';
import { CallFailure } from '../calls/call-failure';
import { dropStaleResults } from '../calls/drop-stale-results';
import { request } from '../calls/request';
import { closeHub, openHub } from '../hub/hub';
import { dropSession, storeSession } from '../session/session-store';
import { localStore, tabStore } from '../storage/browser-storage';

/** Signs in and returns the user; rejects with the message to show. */
export const signIn = async (credentials: {
  loginId: string;
  password: string;
  /** Replaces a password that has expired. */
  newPassword?: string;
}): Promise<SessionUser> => {
  const newSession = await request(login, { body: credentials });
  storeSession(newSession);
  return newSession.user;
};

/** Signs in with a Google ID token and returns the user; rejects with the message to show. */
export const signInWithGoogle = async (tokenId: string): Promise<SessionUser> => {
  const newSession = await request(verifyGoogleAuth, { body: { tokenId } });
  storeSession(newSession);
  return newSession.user;
};

/**
 * Ends a sign-in at the provider of a company with the query of its redirect; returns the session, or what the provider
 * said in a trial. Rejects with the message to show.
 */
export const finishProviderSignIn = async (
  provider: string,
  answer: string,
): Promise<AnswerOf<typeof finishProviderLogin>> => {
  const finished = await request(finishProviderLogin, { body: { provider, answer } });
  if ('user' in finished) storeSession(finished);
  return finished;
};

/** Reads the session from the server; clears the local one when it has ended. */
export const readSession = dropStaleResults(() => request(session, {}), storeSession);

/**
 * Ends the session on the server and clears this browser's storage except the keys in `keep`, which belong to the
 * machine and not to the user. Returns the URL of the sign-in provider to go to, if it signs the user out too. Rejects, and
 * stays signed in, when the server cannot be reached.
 */
export const signOut = async (keep: readonly string[]): Promise<string | undefined> => {
  // The hub notifies the other pages of this browser; this page already knows.
  closeHub();
  const ended = await request(logout, {}).catch((error: unknown) => {
    // A session that is already over counts as success.
    if (error instanceof CallFailure && error.status === 401) return undefined;
    openHub();
    throw error;
  });
  tabStore.clear();
  for (const key of localStore.keys()) if (!keep.includes(key)) localStore.remove(key);
  dropSession();
  return ended?.address;
};
