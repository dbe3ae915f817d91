import type { Session, SessionUser } from '@skills-architect/contracts/portal';
import { create } from 'zustand';

export interface SessionState {
  /** `unknown` until the server has said whether this browser is signed in. */
  status: 'unknown' | 'in' | 'out';
  user?: SessionUser;
  csrfToken?: string;
}

/** The session of this browser, the host's view; screens take `useSession`. */
export const useSessionStore = create<SessionState>(() => ({ status: 'unknown' }));

export const storeSession = ({ user, csrfToken }: Session): void =>
  useSessionStore.setState({ status: 'in', user, csrfToken });

/** The name under which the product has always kept the selected client's id. */
export const CLIENT_KEY = 'clientName';
/** Under which the user's clients are kept, for a page that is opened while their service is down. */
export const CLIENT_LIST_KEY = 'clientList';
export const forgetClient = (): void => {
  for (const key of [CLIENT_KEY, CLIENT_LIST_KEY]) localStorage.removeItem(key);
};

export const dropSession = (): void =>
  useSessionStore.setState({ status: 'out', user: undefined, csrfToken: undefined });

type MaybeUser = SessionUser | undefined;

const listRights = (user: MaybeUser) => user && [user.userId, user.userType, ...user.clients.toSorted((a, b) => a - b)];

/** Tells about every change of the signed-in user: another one, nobody, or the same one with another type or other clients. */
export const onUserChange = (listener: (user: MaybeUser, before: MaybeUser) => void): (() => void) =>
  useSessionStore.subscribe((now, before) => {
    if (String(listRights(now.user)) !== String(listRights(before.user))) listener(now.user, before.user);
  });

/** Whether somebody may see less than before; whoever only gained clients keeps what is on screen. */
export const seesLess = (now: SessionUser, before: SessionUser): boolean =>
  now.userType !== before.userType || before.clients.some((clientId) => !now.clients.includes(clientId));

/**
 * The signed-in user. Screens of an area are only shown to somebody who is signed in.
 * @example const { user } = useSession(); return <p>{user.name}</p>
 */
export function useSession(): { user: SessionUser } {
  const user = useSessionStore((state) => state.user);
  return { user: user ?? NOBODY };
}

/** What a screen sees in the moment between a session's end and its own removal. */
const NOBODY: SessionUser = { userId: 0, name: '', userType: 5, clients: [] };
