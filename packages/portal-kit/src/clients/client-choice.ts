import { CLIENT_USERS, PERSONA_USERS, type PortalEvent } from '@skills-architect/contracts';
import { type ClientName, ownClients } from '@skills-architect/contracts/admin';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { useEffect } from 'react';
import { create } from 'zustand';
import { CallFailure } from '../calls/call-failure';
import { dropStaleResults } from '../calls/drop-stale-results';
import { request } from '../calls/request';
import { navigate } from '../history/portal-history';
import { invalidates, onEvent } from '../hub/hub';
import { notify } from '../notifications/notify';
import { CLIENT_KEY, CLIENT_LIST_KEY, onUserChange, useSessionStore } from '../session/session-store';
import { localStore } from '../storage/browser-storage';

interface Choice {
  /** False until the user's clients have been read. */
  known: boolean;
  clients: readonly ClientName[];
  clientId: number | undefined;
}

const NO_CHOICE: Choice = { known: false, clients: [], clientId: undefined };
/** The user's clients and the selected one. */
export const useChoice = create<Choice>(() => NO_CHOICE);

const choosesClient = (user: SessionUser) => PERSONA_USERS.includes(user.userType);

/**
 * The client to select. The current one has priority, so that a choice in another tab or an added client does not reset
 * a form here.
 */
const findClientId = (clients: readonly ClientName[]): number | undefined => {
  const isOwnClient = (id: number | undefined) => clients.some(({ clientId }) => clientId === id);
  const only = clients.length === 1 ? clients[0]?.clientId : undefined;
  return [useChoice.getState().clientId, Number(localStore.get(CLIENT_KEY)), only].find(isOwnClient);
};

/** Selects a client, in this tab and for later visits. */
export const choose = (clientId: number): void => {
  localStore.set(CLIENT_KEY, String(clientId));
  useChoice.setState({ clientId });
};

interface StoredClients {
  userId: number;
  clients: ClientName[];
}
const isStoredClients = (value: unknown): value is StoredClients =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'clients' in value &&
  Array.isArray(value.clients);

/** The client list stored for the user, without clients that the session has lost since. */
const readStoredClients = (user: SessionUser): ClientName[] | undefined => {
  try {
    const list: unknown = JSON.parse(localStore.get(CLIENT_LIST_KEY) ?? 'null');
    if (!isStoredClients(list) || list.userId !== user.userId) return undefined;
    return list.clients.filter(
      ({ clientId }) => !CLIENT_USERS.includes(user.userType) || user.clients.includes(clientId),
    );
  } catch {
    return undefined; // Not a list: written by something else.
  }
};

/** Reads the clients; while their service is down, uses the stored names. */
const fetchClients = async (user: SessionUser): Promise<readonly ClientName[]> => {
  try {
    const { clients } = await request(ownClients, { params: { userId: user.userId } });
    localStore.set(CLIENT_LIST_KEY, JSON.stringify({ userId: user.userId, clients } satisfies StoredClients));
    return clients;
  } catch (error) {
    const storedNames = error instanceof CallFailure && error.status !== 401 ? readStoredClients(user) : undefined;
    if (!storedNames) throw error;
    console.warn('The clients of the user could not be read; the stored ones are used', error);
    return storedNames;
  }
};

const readClientsInOrder = dropStaleResults(
  async () => {
    const { user } = useSessionStore.getState();
    return user && choosesClient(user) ? { user, clients: await fetchClients(user) } : undefined;
  },
  (result) => {
    // Another user may have signed in meanwhile.
    if (!result || useSessionStore.getState().user?.userId !== result.user.userId) return;
    useChoice.setState({ known: true, clients: result.clients, clientId: findClientId(result.clients) });
  },
);

/** Reads the clients of the signed-in user; a single one is selected automatically. */
export const readClients = async (): Promise<Choice> => {
  await readClientsInOrder();
  return useChoice.getState();
};

/** Rereads the clients and leaves the screens of a removed client; `toMessage` builds the message from its name. */
const rereadClients = async (toMessage: (clientName: string) => string): Promise<void> => {
  const { clients: formerClients, clientId } = useChoice.getState();
  const { clients } = await readClients();
  if (clients.some((client) => client.clientId === clientId)) return;
  const lostClient = formerClients.find((client) => client.clientId === clientId);
  if (!lostClient) return;
  notify(toMessage(lostClient.clientName), { variant: 'info' });
  navigate('/', { replace: true, skipConfirm: true });
};

/** Without the clients the screens of personas wait, so the message stays and offers another try. */
const readUntilKnown = async (): Promise<void> => {
  try {
    await readClients();
  } catch (error) {
    notify(error, { action: { label: 'Retry', run: () => void readUntilKnown() } });
  }
};

const changeUser = (user: SessionUser | undefined, before: SessionUser | undefined): void => {
  const canKeepChoice =
    user !== undefined && user.userId === before?.userId && choosesClient(user) && choosesClient(before);
  if (canKeepChoice) {
    rereadClients((clientName) => `You no longer have access to ${clientName}.`).catch(notify);
    return;
  }
  useChoice.setState(NO_CHOICE);
  if (!user) return;
  if (choosesClient(user)) void readUntilKnown();
  else localStore.set(CLIENT_KEY, '0');
};

const handleEvent = (event: PortalEvent): void => {
  const { user } = useSessionStore.getState();
  const isAffected = useChoice.getState().known && invalidates(event, 'clients');
  if (!user || !choosesClient(user) || !isAffected) return;
  rereadClients((clientName) => `${clientName} has been deleted.`).catch((error: unknown) =>
    console.warn('The clients could not be read again', error),
  );
};

/** Keeps the user's clients up to date with the session and the hub. */
export const followClients = (): (() => void) => {
  const stops = [onUserChange(changeUser), onEvent(handleEvent)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** The selected client, and whether the list is loaded. */
export interface ClientChoice {
  /** The selected client; undefined until one is chosen. */
  client: ClientName | undefined;
  clients: readonly ClientName[];
  /** False while the user's clients are still being read. */
  known: boolean;
  choose: (clientId: number) => void;
}

/**
 * The selected client, undefined until one is chosen. A screen that shows a record of one client selects that client with
 * `ofRecord`, so that the header names it; undefined while the record loads.
 * @example const { client } = useClient(); useCall(listPersonas, client && { query: { clientId: client.clientId } })
 * @example useClient({ ofRecord: persona?.clientId })
 */
export function useClient({ ofRecord }: { ofRecord?: number | undefined } = {}): ClientChoice {
  const { known, clients, clientId } = useChoice();
  const isOffered = clients.some((client) => client.clientId === ofRecord);
  useEffect(() => {
    if (ofRecord !== undefined && isOffered && useChoice.getState().clientId !== ofRecord) choose(ofRecord);
  }, [ofRecord, isOffered]);
  return { known, clients, client: clients.find((client) => client.clientId === clientId), choose };
}
