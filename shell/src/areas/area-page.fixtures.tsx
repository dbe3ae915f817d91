import { EVENT, type RegisteredArea } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import { useUnsavedChanges } from '@skills-architect/portal-kit';
import { answer, aRegisteredArea, aUser, type FakePortal } from '@skills-architect/portal-kit/testing';
import { act, waitFor } from '@testing-library/react';
import { start } from 'single-spa';
import { releaseOnLeave } from '../areas/evict';
import { useRetained } from '../areas/retained';
import { page } from '../areas/stale-reload';
import { Frame } from '../frame/frame';
import { followHub } from '../session/follow-hub';
import { renderShell } from '../testing/render-shell';
import { anArea, aRoute, aTile } from './area.fixtures';
import { loadedVersion, syncAreas, watchMoves } from './area-loader';

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

/** The garden in a version. */
export const at = (version: string): RegisteredArea => ({
  ...aRegisteredArea(garden),
  version,
  entry: `/apps/garden/${version}/mf-manifest.json`,
});

/** The registry's answer with these areas beside the pond; without the garden among them that is off. */
export const list = (...areas: RegisteredArea[]) => {
  const isOff = !areas.some(({ manifest }) => manifest.id === 'garden');
  const off = isOff ? [garden] : [];
  return answer(listAreas, { areas: [...areas, aRegisteredArea(pond)], off, missing: [], skipped: [] });
};

/** The registry's answer when the build of the garden is damaged or gone. */
export const withoutBuild = answer(listAreas, {
  areas: [aRegisteredArea(pond)],
  off: [],
  missing: [garden],
  skipped: [],
});

const Work = ({ unsaved }: { unsaved: boolean }) => {
  useUnsavedChanges(unsaved);
  return null;
};

interface Opening {
  /** How the person answers questions. */
  agree?: boolean;
  userType?: 2 | 4;
  unsaved?: boolean;
}

/** Has the page of each test of a file follow hub and moves as that of the portal does, with nothing left of the one before. */
export const livePage = (): void => {
  beforeAll(() => {
    start({ urlRerouteOnly: true });
    followHub();
    releaseOnLeave();
    watchMoves();
  });
  beforeEach(() => {
    useRetained.setState({ area: undefined });
    jest.spyOn(page, 'reload').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(async () => {
    await act(() => syncAreas([]));
    jest.restoreAllMocks();
  });
};

/** A page of a portal with a garden and a pond. */
export const open = (path: string, { agree, userType = 2, unsaved = false }: Opening = {}) => {
  const shell = renderShell(
    <>
      <Frame />
      <Work unsaved={unsaved} />
    </>,
    { user: aUser({ userType }), path, areas: [garden, pond], agree, answers: [list(at('1.0.0'))] },
  );
  const hear = async (registry: typeof withoutBuild) => {
    shell.portal.answer(registry);
    await act(async () => shell.portal.push(EVENT.areas));
  };
  return {
    ...shell,
    turn: (...areas: RegisteredArea[]) => hear(list(...areas)),
    lose: () => hear(withoutBuild),
  };
};

/** The page of somebody who has come to the garden and been given its code. */
export const openInside = async (options?: Opening) => {
  const shell = open('/beds', options);
  await waitFor(() => expect(loadedVersion('garden')).toBe('1.0.0'));
  return shell;
};

export const texts = (portal: FakePortal): string[] => portal.notifications.map(({ text }) => text);
