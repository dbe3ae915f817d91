import type { Session, SessionUser } from '@skills-architect/contracts/portal';
import { create } from 'zustand';
import { localStore, tabStore } from '../storage/browser-storage';

export interface SessionState {
  /** `unknown` until the server has said whether this browser is signed in. */
  status: 'unknown' | 'in' | 'out';
  user?: SessionUser;
  csrfToken?: string;
}

/** The session of this browser, for the host; screens use `useSession`. */
export const useSessionStore = create<SessionState>(() => ({ status: 'unknown' }));

/** Storage key of the notice that the server ended the session. */
export const ENDED_KEY = 'endedSession';

export const storeSession = ({ user, csrfToken }: Session): void => {
  tabStore.remove(ENDED_KEY);
  useSessionStore.setState({ status: 'in', user, csrfToken });
};

/** Storage key of the selected client's id; the legacy name is kept. */
export const CLIENT_KEY = 'clientName';
/** Storage key of the client list, used when the page opens while the owning service is down. */
export const CLIENT_LIST_KEY = 'clientList';
export const forgetClient = (): void => {
  for (const key of [CLIENT_KEY, CLIENT_LIST_KEY]) localStore.remove(key);
};

export const dropSession = (): void =>
  useSessionStore.setState({ status: 'out', user: undefined, csrfToken: undefined });

type MaybeUser = SessionUser | undefined;

const listRights = (user: MaybeUser) => user && [user.userId, user.userType, ...user.clients.toSorted((a, b) => a - b)];

/** What answers to a user depend on: the rights, and the language of the library. */
const listConditions = (user: MaybeUser) => [listRights(user), user?.language];

/**
 * Subscribes to changes of the signed-in user: another user, sign-out, or a new type, client list or language of the same
 * user.
 */
export const onUserChange = (listener: (user: MaybeUser, before: MaybeUser) => void): (() => void) =>
  useSessionStore.subscribe((now, before) => {
    if (String(listConditions(now.user)) !== String(listConditions(before.user))) listener(now.user, before.user);
  });

/** Whether the user may see less than before; a user who only gained clients keeps the current screen. */
export const hasFewerRights = (now: SessionUser, before: SessionUser): boolean =>
  now.userType !== before.userType || before.clients.some((clientId) => !now.clients.includes(clientId));

/**
 * The signed-in user. Area screens only mount for a signed-in user.
 * @example const { user } = useSession(); return <p>{user.name}</p>
 */
export function useSession(): { user: SessionUser } {
  const user = useSessionStore((state) => state.user);
  return { user: user ?? NOBODY };
}

/** User shown between the end of a session and the unmount of the screen. */
const NOBODY: SessionUser = { userId: 0, name: '', userType: 5, clients: [] };
