import type { MenuEntry, UserType } from '@skills-architect/contracts';
import { navigate, notify, request } from '@skills-architect/portal-kit';
import {
  currentLocation,
  type Leaving,
  mayLeave,
  showLoading,
  useSessionStore,
} from '@skills-architect/portal-kit/host';
import { chooseClient } from '../client-choice/choose-client';

/** Whether this user type must choose something before opening an entry. */
export const needsChoice = ({ needs, needsFor }: MenuEntry, userType: UserType | undefined): boolean => {
  if (needs === undefined) return false;
  if (!needsFor) return true;
  return userType !== undefined && needsFor.includes(userType);
};

const hasPersonas = async (clientId: number): Promise<boolean> => {
  const hideLoading = showLoading('Loading personas');
  try {
    // Loaded when it is needed: the landing page must stay small.
    const { listPersonas } = await import('@skills-architect/contracts/personas');
    return (await request(listPersonas, { query: { clientId, pagesize: 1 } })).total > 0;
  } finally {
    hideLoading();
  }
};

const PERSONAS = '/personas';
const notifyNoPersonas = (fromDrawer: boolean) => {
  notify('No Personas found! Kindly define a persona first', { variant: 'info', duration: 2500 });
  const { pathname } = currentLocation();
  if (pathname !== PERSONAS && !(fromDrawer && pathname === '/')) navigate(PERSONAS, { skipConfirm: true });
};

/** Discards the drafts that the user has agreed to lose: the same attempt to leave is not asked about again. */
const discardDrafts = async (leaving: Leaving) => {
  if (!leaving.keepDrafts) return;
  leaving.keepDrafts = false;
  await mayLeave(leaving);
};

/** Asks for what an entry needs; false when the user declines or there is nothing to open. */
const prepare = async (entry: MenuEntry, fromDrawer: boolean, leaving: Leaving): Promise<boolean> => {
  if (!needsChoice(entry, useSessionStore.getState().user?.userType)) return true;
  const client = await chooseClient();
  if (!client) return false;
  await discardDrafts(leaving);
  if (entry.needs !== 'personas' || (await hasPersonas(client.clientId))) return true;
  notifyNoPersonas(fromDrawer);
  return false;
};

/** Target paths that are being prepared: waiting for an answer or a request. */
const pendingPaths = new Set<string>();

/**
 * Opens a tile or menu entry: asks about unsaved changes first, then for the client it needs. Without personas the
 * landing page's tile opens their list; from the drawer, a user on the landing page stays there.
 */
export const openEntry = async (entry: MenuEntry, { fromDrawer = false } = {}): Promise<void> => {
  // The second click of a double click must not ask or navigate again.
  if (pendingPaths.has(entry.to)) return;
  pendingPaths.add(entry.to);
  try {
    // The drafts stay until the user has chosen: the choice can be cancelled.
    const leaving: Leaving = { keepDrafts: true };
    if (!(await mayLeave(leaving)) || !(await prepare(entry, fromDrawer, leaving))) return;
    await discardDrafts(leaving);
    navigate(entry.to, { skipConfirm: true });
  } catch (error) {
    notify(error);
  } finally {
    pendingPaths.delete(entry.to);
  }
};
