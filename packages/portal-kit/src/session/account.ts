import { login, logout, type SessionUser, session, verifyGoogleAuth } from '@skills-architect/contracts/portal';
import { CallFailure } from '../calls/call-failure';
import { inOrder } from '../calls/in-order';
import { request } from '../calls/request';
import { closeHub, openHub } from '../hub/hub';
import { dropSession, storeSession } from './session-store';

/** Signs in and answers the user; rejects with the sentence to show. */
export const signIn = async (credentials: { loginId: string; password: string }): Promise<SessionUser> => {
  const started = await request(login, { body: credentials });
  storeSession(started);
  return started.user;
};

/** Signs in by an ID token of Google and answers the user; rejects with the sentence to show. */
export const signInWithGoogle = async (tokenId: string): Promise<SessionUser> => {
  const started = await request(verifyGoogleAuth, { body: { tokenId } });
  storeSession(started);
  return started.user;
};

/** Asks the server who is signed in; a session that has ended is dropped on the way. */
export const readSession = inOrder(() => request(session, {}), storeSession);

/**
 * Ends the session on the server and forgets everything that was kept in this browser but for `keep`, what belongs to
 * the machine and not to the person. Rejects, and stays signed in, when the server could not be told.
 */
export const signOut = async (keep: readonly string[]): Promise<void> => {
  // The hub tells the other pages of this browser that the session is over; this one knows.
  closeHub();
  await request(logout, {}).catch((error: unknown) => {
    // A session that is already over is what was asked for.
    if (error instanceof CallFailure && error.status === 401) return;
    openHub();
    throw error;
  });
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (!keep.includes(key)) localStorage.removeItem(key);
  dropSession();
};
