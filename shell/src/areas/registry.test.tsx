import { EVENT, type RegisteredArea } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import { navigate, useUnsavedChanges } from '@skills-architect/portal-kit';
import { useRegistry } from '@skills-architect/portal-kit/host';
import { answer, aRegisteredArea, aUser, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { start } from 'single-spa';
import { Frame } from '../frame/frame';
import { followHub } from '../hosts/follow-hub';
import { anArea, aRoute, aTile } from '../testing/an-area';
import { renderShell } from '../testing/render-shell';
import { disableAreas } from './disabled-areas';
import { followLeaving } from './lead-out';
import { readAreas } from './registry';
import { page } from './stale-reload';
import { useStaying } from './staying';

jest.mock('./federation', () => ({
  fetchArea: async () => ({ bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} }),
}));

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
const at = (version: string): RegisteredArea => ({
  ...aRegisteredArea(garden),
  version,
  entry: `/apps/garden/${version}/mf-manifest.json`,
});
const list = (...areas: RegisteredArea[]) => {
  const isOff = !areas.some(({ manifest }) => manifest.id === 'garden');
  return answer(listAreas, { areas: [...areas, aRegisteredArea(pond)], off: isOff ? [garden] : [], skipped: [] });
};

let unsaved = false;
function Work() {
  useUnsavedChanges(unsaved);
  return null;
}

const open = (path: string, options: { agree?: boolean; userType?: 2 | 4 } = {}) => {
  const { agree, userType = 2 } = options;
  const shell = renderShell(
    <>
      <Frame />
      <Work />
    </>,
    { user: aUser({ userType }), path, areas: [garden, pond], agree },
  );
  const turn = async (...areas: RegisteredArea[]) => {
    shell.portal.answer(list(...areas));
    await act(async () => shell.portal.push(EVENT.areas));
  };
  return { ...shell, turn };
};
const texts = (portal: ReturnType<typeof open>['portal']) => portal.alerts.map(({ text }) => text);

beforeAll(() => {
  start({ urlRerouteOnly: true });
  followHub();
  followLeaving();
});
beforeEach(() => {
  unsaved = false;
  useStaying.setState({ area: undefined });
  jest.spyOn(page, 'reload').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a switch takes tile and address away in an open page, and brings them back', async () => {
  const { turn, portal } = open('/');
  expect(screen.getByRole('link', { name: /Beds/ })).toBeVisible();
  await turn();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Beds/ })).not.toBeInTheDocument());
  act(() => navigate('/trees'));
  expect(screen.getByText('Garden has been switched off.')).toBeVisible();
  act(() => navigate('/'));
  await turn(at('1.0.0'));
  expect(await screen.findByRole('link', { name: /Beds/ })).toBeVisible();
  expect(texts(portal)).toEqual([]);
});

test('whoever is inside is led home with a sentence', async () => {
  const { turn, portal } = open('/beds');
  await turn();
  await waitFor(() => expect(portal.path()).toBe('/'));
  expect(texts(portal)).toEqual(['Garden has been switched off.']);
  expect(portal.questions).toEqual([]);
});

test('unsaved work is asked about first, and lost only when the person agrees', async () => {
  unsaved = true;
  const { turn, portal } = open('/beds', { agree: true });
  await turn();
  await waitFor(() => expect(portal.path()).toBe('/'));
  expect(portal.questions).toMatchObject([{ text: 'Proceed without saving changes?' }]);
});

test('who stays keeps the screen until they leave it, while its tile is gone', async () => {
  unsaved = true;
  const { turn, portal } = open('/beds', { agree: false });
  await turn();
  await waitFor(() => expect(portal.questions).toHaveLength(1));
  expect(portal.path()).toBe('/beds');
  expect(document.getElementById('area-garden')).toBeVisible();
  await turn();
  expect(portal.questions).toHaveLength(1);
  act(() => navigate('/', { asked: true }));
  expect(screen.queryByRole('link', { name: /Beds/ })).not.toBeInTheDocument();
  act(() => navigate('/beds', { asked: true }));
  expect(await screen.findByRole('heading', { name: 'Garden' })).toBeVisible();
  expect(useStaying.getState().area).toBeUndefined();
});

test.each([
  ['2.0.0', 'A new version of Garden is there.'],
  ['0.9.0', 'Garden has been taken back to version 0.9.0.'],
])('version %s is offered once by a notice, and taken when the person reloads', async (version, text) => {
  const { turn, portal, person } = open('/');
  await turn(at(version));
  await turn(at(version));
  await waitFor(() => expect(texts(portal)).toEqual([text]));
  expect(page.reload).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Reload' }));
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('of versions that follow each other the last one alone is offered', async () => {
  const { turn } = open('/');
  await turn(at('2.0.0'));
  expect(await screen.findByText('A new version of Garden is there.')).toBeVisible();
  await turn(at('1.5.0'));
  expect(await screen.findByText('Garden has been taken back to version 1.5.0.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('A new version of Garden is there.')).not.toBeInTheDocument());
});

test('a new version is not news for people who may not go there', async () => {
  const { turn, portal } = open('/', { userType: 4 });
  await turn(at('2.0.0'));
  await waitFor(() => expect(useRegistry.getState().areas[0]?.version).toBe('2.0.0'));
  expect(texts(portal)).toEqual([]);
});

test('an address can leave areas out of the page', async () => {
  const { portal } = open('/');
  portal.answer(list(at('1.0.0')));
  disableAreas('?disable-areas=garden,nowhere');
  await act(() => readAreas());
  disableAreas('');
  expect(screen.queryByRole('link', { name: /Beds/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Fish/ })).toBeVisible();
});

test('an unreadable registry changes nothing', async () => {
  const { portal } = open('/');
  portal.answer(refuse(listAreas, 503));
  await act(async () => portal.push(EVENT.areas));
  expect(screen.getByRole('link', { name: /Beds/ })).toBeVisible();
});
