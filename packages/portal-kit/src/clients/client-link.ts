import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { currentLocation, navigate, onNavigate } from '../history/portal-history';
import { notify } from '../notifications/notify';
import { type ClientChoice, choose, useChoice, useClient } from './client-choice';

/** Parameter of a link with the id of the client that it is about. */
const CLIENT_PARAMETER = 'client';

const readLinkedClient = (search: string): number | undefined => {
  const text = new URLSearchParams(search).get(CLIENT_PARAMETER);
  return text === null ? undefined : Number(text);
};

const writeClient = (clientId: number, replace: boolean): void => {
  const { pathname, search, hash, state } = currentLocation();
  const params = new URLSearchParams(search);
  params.set(CLIENT_PARAMETER, String(clientId));
  navigate(`${pathname}?${params}${hash}`, { replace, skipConfirm: true, state });
};

/** Selects the client in the link; without access to it, shows a message and leaves the screen. */
const followLink = (): void => {
  const { known, clients, clientId } = useChoice.getState();
  const linkedClientId = readLinkedClient(currentLocation().search);
  if (!known || linkedClientId === undefined || linkedClientId === clientId) return;
  if (clients.some((client) => client.clientId === linkedClientId)) {
    choose(linkedClientId);
    return;
  }
  notify('This link belongs to a client that you have no access to.', { variant: 'info', duration: 5000 });
  navigate('/', { replace: true, skipConfirm: true });
};

/**
 * Keeps the selected client and the URL's `client` parameter in sync in both directions. Returns a function that stops
 * it.
 */
export const followClientLink = (): (() => void) => {
  const stops = [
    onNavigate(followLink),
    useChoice.subscribe((now, before) => {
      if (now.known && !before.known) followLink();
      // Choosing another client adds a history entry: Back returns to the previous client.
      else if (now.clientId !== undefined && now.clientId !== before.clientId) {
        const linkedClientId = readLinkedClient(currentLocation().search);
        if (linkedClientId !== undefined && linkedClientId !== now.clientId) writeClient(now.clientId, false);
      }
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/**
 * The selected client of a screen that shows one client's records; it is part of the screen's link.
 * @example const { client } = useClientOfScreen(); useCall(listPersonas, client && { query: { clientId: client.clientId } })
 */
export function useClientOfScreen(): ClientChoice {
  const choice = useClient();
  const { pathname, search } = useLocation();
  const clientId = choice.client?.clientId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same screen may lack the client
  useEffect(() => {
    if (clientId !== undefined && readLinkedClient(currentLocation().search) === undefined) writeClient(clientId, true);
  }, [clientId, pathname, search]);
  return choice;
}
