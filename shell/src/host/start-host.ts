import type { AreaId } from '@skills-architect/contracts';
import { createContext, useContext } from 'react';
import { watchAreaFailures } from '../areas/area-failure-reports';
import { startAreaLoader } from '../areas/area-loader';
import { readDisabledAreas } from '../areas/disabled-areas';
import { createAreaReader } from '../areas/read-areas';
import { cancelClientQuestion } from '../client-choice/choose-client';
import { followHub } from '../session/follow-hub';
import { readLinkedProvider } from '../session/linked-provider';
import { isMailPage } from '../session/mail-pages';
import { readSessionIfAny } from '../session/read-session';

/** API of the host. */
export interface Host {
  /** Loads the session and the areas; rejects when that fails. */
  load: () => Promise<void>;
  /** Reads which areas are on. */
  readAreas: () => Promise<void>;
  /** Areas disabled by the page's URL. */
  disabledAreas: ReadonlySet<AreaId>;
  /** The sign-in provider named by the page's URL, which the login page replaces. */
  linkedProvider: string | undefined;
  /** Retries a failed area. */
  retryArea: (id: AreaId) => Promise<void>;
  /** Resets all failed areas after navigation. */
  retryFailedAreas: () => void;
  stop: () => Promise<void>;
}

/** Signs in at the return from Google or a company's provider, if this visit is one; their code is loaded only then. */
const handleReturn = async (): Promise<boolean> => {
  const { pathname } = window.location;
  if (pathname === '/google-login') return (await import('../session/google-login')).handleGoogleReturn();
  if (pathname.startsWith('/company-login/')) return (await import('../session/company-return')).handleProviderReturn();
  return false;
};

/**
 * Starts the host: areas, hub, and everything that follows session and location. `search` is the page's query string.
 * Call it after `startKit`; the caller starts single-spa.
 */
export const startHost = (search = window.location.search): Host => {
  const disabledAreas = readDisabledAreas(search);
  const readAreas = createAreaReader(disabledAreas);
  const loader = startAreaLoader();
  const stops = [followHub(readAreas), watchAreaFailures(), cancelClientQuestion()];
  const restoreSession = async () => {
    // Whoever comes from a link of a mail needs no session there, and loads the portal afterwards.
    if (isMailPage(window.location.pathname)) return;
    // The areas were asked for without a session.
    if (await handleReturn()) await readAreas();
    else await readSessionIfAny();
  };
  return {
    load: async () => {
      await Promise.all([restoreSession(), readAreas()]);
    },
    readAreas,
    disabledAreas,
    linkedProvider: readLinkedProvider(search),
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
