import type { AreaId } from '@skills-architect/contracts';
import type { CallFailure } from '@skills-architect/portal-kit';
import { readSession, useSessionStore } from '@skills-architect/portal-kit/host';
import { createContext, useContext } from 'react';
import { startAreaLoader } from '../areas/area-loader';
import { createAreaReader, readDisabledAreas } from '../areas/read-areas';
import { followTroubles } from '../areas/trouble-reports';
import { cancelClientQuestion } from '../client-choice/choose-client';
import { followHub } from '../session/follow-hub';
import { comeBackFromGoogle } from '../session/google-login';

/** What the page can ask of its host. */
export interface Host {
  /** Finds out who is signed in and which areas are on; rejects with what went wrong. */
  begin: () => Promise<void>;
  /** Reads which areas are on. */
  readAreas: () => Promise<void>;
  /** Loads a failed area again. */
  retryArea: (id: AreaId) => Promise<void>;
  /** Gives all failed areas another chance, on another screen. */
  retryFailedAreas: () => void;
  stop: () => Promise<void>;
}

const readSessionIfAny = () =>
  readSession().catch((error: CallFailure) => {
    // Nobody is signed in: that is an answer.
    if (useSessionStore.getState().status !== 'out') throw error;
  });

/**
 * Starts everything that the page does on its own: areas, hub, and what follows session and address. `search` is the query of the
 * page's address. Call it after `startKit`; single-spa is started by the caller.
 */
export const startHost = (search = window.location.search): Host => {
  const readAreas = createAreaReader(readDisabledAreas(search));
  const loader = startAreaLoader();
  const stops = [followHub(readAreas), followTroubles(), cancelClientQuestion()];
  const whoIsHere = async () => {
    if (!(await comeBackFromGoogle())) await readSessionIfAny();
  };
  return {
    begin: async () => {
      await Promise.all([whoIsHere(), readAreas()]);
    },
    readAreas,
    retryArea: loader.retry,
    retryFailedAreas: loader.retryFailed,
    stop: async () => {
      for (const stop of stops) stop();
      await loader.stop();
    },
  };
};

export const HostContext = createContext<Host | undefined>(undefined);

/** The host of the page. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostContext above it');
  return host;
}
