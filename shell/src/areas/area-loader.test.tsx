import type { RegisteredArea } from '@skills-architect/contracts';
import { navigate } from '@skills-architect/portal-kit';
import { reportAreaFailure, useRegistry } from '@skills-architect/portal-kit/host';
import { aRegisteredArea, aUser } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { type LifeCycles, start } from 'single-spa';
import { Frame } from '../frame/frame';
import { renderShell } from '../testing/render-shell';
import { anArea, aRoute, aTile } from './area.fixtures';
import { syncAreas, watchCrashes, watchMoves, watchStaleScreens } from './area-loader';
import { fetchArea } from './federation';
import { provided } from './provided';
import { page } from './stale-reload';

jest.mock('./federation', () => ({ fetchArea: jest.fn() }));
const fetched = jest.mocked(fetchArea);

const garden = anArea('garden', {
  title: 'Garden',
  routes: [aRoute('/beds', [2]), aRoute('/trees', [2])],
  tiles: [aTile('/beds', 'Beds', { types: [2] })],
});
const superUser = aUser({ userType: 2 });

const write = (id: string, words: string) => {
  const place = document.getElementById(`area-${id}`);
  if (place) place.textContent = words;
};

/** The lifecycles of an area that writes its name where it is mounted. */
const lifecycles = (words = 'The garden grows'): LifeCycles => ({
  bootstrap: async () => {},
  mount: async ({ name }) => write(name, words),
  unmount: async ({ name }) => write(name, ''),
});

const entryAnswers = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }));
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

const open = async (area: Partial<RegisteredArea> = {}) => {
  const shell = renderShell(<Frame />, { user: superUser, path: '/', areas: [garden] });
  const released = {
    ...aRegisteredArea(garden),
    entry: '/apps/garden/2.0.0/mf-manifest.json',
    version: '2.0.0',
    ...area,
  };
  act(() => useRegistry.setState({ areas: [released] }));
  await act(() => syncAreas([released]));
  act(() => navigate('/beds'));
  return shell;
};

beforeAll(() => {
  start({ urlRerouteOnly: true });
  watchCrashes();
  watchMoves();
  watchStaleScreens();
});
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => {});
  jest.spyOn(page, 'reload').mockImplementation(() => {});
  fetched.mockReset();
  Object.assign(provided, { react: '19.3.1' });
});
afterEach(async () => {
  await act(() => syncAreas([]));
  jest.restoreAllMocks();
});

test('says that an area loads, then shows it', async () => {
  fetched.mockResolvedValue(lifecycles());
  await open();
  expect(screen.getByText('Loading Garden')).toBeVisible();
  expect(await screen.findByText('The garden grows')).toBeVisible();
  expect(screen.queryByText('Loading Garden')).not.toBeInTheDocument();
});

test('takes a second try by itself', async () => {
  fetched.mockRejectedValueOnce(new Error('Failed to get manifest')).mockResolvedValue(lifecycles());
  await open();
  expect(await screen.findByText('The garden grows')).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an area that takes long keeps nobody from the others, and comes when it is there', async () => {
  const orchard = aRegisteredArea(anArea('orchard', { title: 'Orchard', routes: [aRoute('/apples', [2])] }));
  let arrive = (_: LifeCycles) => {};
  const late = new Promise<LifeCycles>((resolve) => {
    arrive = resolve;
  });
  fetched.mockImplementation(({ manifest }) => (manifest.id === 'garden' ? late : Promise.resolve(lifecycles('Ripe'))));
  await open();
  act(() => useRegistry.setState(({ areas }) => ({ areas: [...areas, orchard] })));
  act(() => navigate('/apples'));
  expect(await screen.findByText('Ripe')).toBeVisible();
  await act(async () => arrive(lifecycles()));
  expect(screen.getByText('Ripe')).toBeVisible();
  act(() => navigate('/beds'));
  expect(await screen.findByText('The garden grows')).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(2);
});

describe('an area that does not load', () => {
  test.each([
    ['nobody answers', 503, 'Garden cannot be reached at the moment.', true],
    ['it is refused', 403, 'You are not allowed to open Garden.', true],
    ['it is gone', 410, 'Garden has been switched off.', false],
    ['its code breaks', 200, 'Something in Garden broke.', true],
  ])('because %s', async (_, status, words, mayRetry) => {
    entryAnswers(status);
    fetched.mockRejectedValue(new Error('no lifecycles'));
    await open();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Garden' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' }) !== null).toBe(mayRetry);
  });

  test('because it needs another React is not even fetched', async () => {
    await open({ needs: { react: '^20.0.0' } });
    expect(await screen.findByText(/does not fit this portal/)).toBeVisible();
    expect(screen.getByText('incompatible: it needs react ^20.0.0, the portal has 19.3.1')).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('Retry fetches anew and shows the area', async () => {
  entryAnswers(503);
  fetched.mockRejectedValue(new Error('Failed to get manifest'));
  const { person } = await open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fetched.mockResolvedValue(lifecycles());
  await person.click(retry);
  expect(await screen.findByText('The garden grows')).toBeVisible();
  expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument();
});

test('another screen of the area is a new chance', async () => {
  entryAnswers(503);
  fetched.mockRejectedValue(new Error('Failed to get manifest'));
  await open();
  await screen.findByText(/cannot be reached/);
  fetched.mockResolvedValue(lifecycles());
  act(() => navigate('/trees'));
  expect(await screen.findByText('The garden grows')).toBeVisible();
});

test('an area that breaks while it starts leaves the rest working', async () => {
  fetched.mockResolvedValue({ ...lifecycles(), mount: () => Promise.reject(new Error('no spade')) });
  const { person } = await open();
  expect(await screen.findByText('Something in Garden broke.')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Skills Architect' }));
  expect(screen.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible();
});

test('a crash of a mounted area shows the panel, and Retry gives the area its place back', async () => {
  fetched.mockResolvedValue(lifecycles());
  const { person } = await open();
  await screen.findByText('The garden grows');
  act(() => reportAreaFailure('garden', { kind: 'crashed', cause: 'no spade' }));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Something in Garden broke.')).not.toBeInTheDocument());
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a missing file reloads the page once for a version, then shows the panel', async () => {
  entryAnswers(200);
  fetched.mockRejectedValue(chunkError());
  const { person } = await open();
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Skills Architect' }));
  act(() => navigate('/trees'));
  await act(() => syncAreas([]));
  await act(() => syncAreas(useRegistry.getState().areas));
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('an area that goes off under somebody says so, and its tile is gone', async () => {
  fetched.mockResolvedValue(lifecycles());
  const { person } = await open();
  await screen.findByText('The garden grows');
  act(() => useRegistry.setState({ areas: [] }));
  expect(await screen.findByText('Garden has been switched off.')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Skills Architect' }));
  expect(screen.queryByRole('link', { name: /Beds/ })).not.toBeInTheDocument();
});
