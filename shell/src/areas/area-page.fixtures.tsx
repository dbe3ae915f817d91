import { EVENT, type RegisteredArea } from '@skills-architect/contracts';
import { listAreas, reportAreaUse } from '@skills-architect/contracts/portal';
import { useUnsavedChanges } from '@skills-architect/portal-kit';
import { findArea } from '@skills-architect/portal-kit/host';
import { answer, aRegisteredArea, aUser, type FakePortal } from '@skills-architect/portal-kit/testing';
import { act, waitFor } from '@testing-library/react';
import { type LifeCycles, start } from 'single-spa';
import { Frame } from '../frame/frame';
import { renderShell } from '../testing/render-shell';
import { anArea, aRoute, aTile } from './area.fixtures';
import { serveBuild, serveManifests, startFederation } from './federated-builds.fixtures';
import { page } from './stale-reload';

const garden = anArea('garden', {
  title: 'Garden',
  routes: [aRoute('/beds', [2]), aRoute('/trees', [2])],
  tiles: [aTile('/beds', 'Beds', { types: [2] })],
});
const pond = anArea('pond', {
  title: 'Pond',
  routes: [aRoute('/fish', [2])],
  tiles: [aTile('/fish', 'Fish', { types: [2] })],
});

/** The garden area in this version. */
export const gardenBuild = (version: string): RegisteredArea => ({
  ...aRegisteredArea(garden),
  version,
  entry: `/apps/garden/${version}/mf-manifest.json`,
});

/** The registry lists these areas and the pond; if the garden is not listed, it is off. */
export const registryAnswer = (...areas: RegisteredArea[]) => {
  const isOff = !areas.some(({ manifest }) => manifest.id === 'garden');
  const off = isOff ? [garden] : [];
  return answer(listAreas, { areas: [...areas, aRegisteredArea(pond)], off, missing: [], skipped: [] });
};

/** The registry's answer when the garden's build is damaged or missing. */
export const withoutBuild = answer(listAreas, {
  areas: [aRegisteredArea(pond)],
  off: [],
  missing: [garden],
  skipped: [],
});

const Work = ({ unsaved, onDiscard }: Pick<OpenOptions, 'unsaved' | 'onDiscard'>) => {
  useUnsavedChanges(unsaved ?? false, onDiscard);
  return null;
};

interface OpenOptions {
  /** Answer to confirmation dialogs. */
  agree?: boolean;
  userType?: 2 | 4;
  unsaved?: boolean;
  /** Called when the user discards the unsaved work. */
  onDiscard?: () => void;
  search?: string;
}

const code: LifeCycles = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };

/** Makes the pages of a test file load areas through the real Module Federation runtime. */
export const livePage = (): void => {
  beforeAll(() => {
    startFederation();
    start({ urlRerouteOnly: true });
  });
  beforeEach(() => {
    serveManifests();
    for (const area of [...['1.0.0', '2.0.0', '1.5.0', '0.9.0'].map(gardenBuild), aRegisteredArea(pond)])
      serveBuild(area, async () => code);
    jest.spyOn(page, 'reload').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
};

/** Version of an area whose code is loaded. */
export const loadedVersion = (id: string): string | undefined => findArea(id)?.loaded?.version;

/** A page of a portal with a garden and a pond. */
export const open = (path: string, { agree, userType = 2, unsaved, onDiscard, search }: OpenOptions = {}) => {
  const shell = renderShell(
    <>
      <Frame />
      <Work unsaved={unsaved} onDiscard={onDiscard} />
    </>,
    {
      live: true,
      search,
      user: aUser({ userType }),
      path,
      areas: [garden, pond],
      agree,
      answers: [registryAnswer(gardenBuild('1.0.0')), answer(reportAreaUse, { done: true })],
    },
  );
  const answerRegistry = async (registry: typeof withoutBuild) => {
    shell.portal.answer(registry);
    await act(async () => shell.portal.push(EVENT.areas));
  };
  return {
    ...shell,
    relist: (...areas: RegisteredArea[]) => answerRegistry(registryAnswer(...areas)),
    lose: () => answerRegistry(withoutBuild),
  };
};

/** A page on which the garden is open and loaded. */
export const openInside = async (options?: OpenOptions) => {
  const shell = open('/beds', options);
  await waitFor(() => expect(loadedVersion('garden')).toBe('1.0.0'));
  return shell;
};

export const texts = (portal: FakePortal): string[] => portal.notifications.map(({ text }) => text);
