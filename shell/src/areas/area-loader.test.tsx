import type { RegisteredArea } from '@skills-architect/contracts';
import { reportAreaTrouble, reportAreaUse } from '@skills-architect/contracts/portal';
import { navigate } from '@skills-architect/portal-kit';
import { areaActions } from '@skills-architect/portal-kit/host';
import { answer, aRegisteredArea, aUser, listAreas } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { type LifeCycles, start } from 'single-spa';
import { Frame } from '../frame/frame';
import { renderShell } from '../testing/render-shell';
import { anArea, aRoute, aTile } from './area.fixtures';
import { countRequests, serveBuild, serveManifests, startFederation } from './federated-builds.fixtures';
import { provided } from './provided';
import { page } from './stale-reload';

const garden = anArea('garden', {
  title: 'Garden',
  routes: [aRoute('/beds', [2]), aRoute('/trees', [2])],
  tiles: [aTile('/beds', 'Beds', { types: [2] })],
});
const released = { ...aRegisteredArea(garden), entry: '/apps/garden/2.0.0/mf-manifest.json', version: '2.0.0' };
const orchard = aRegisteredArea(anArea('orchard', { title: 'Orchard', routes: [aRoute('/apples', [2])] }));

const writeToOutlet = (id: string, text: string) => {
  const outlet = document.getElementById(`area-${id}`);
  if (outlet) outlet.textContent = text;
};

/** Lifecycles of an area that renders its name. */
const lifecycles = (text = 'The garden grows'): LifeCycles => ({
  bootstrap: async () => {},
  mount: async ({ name }) => writeToOutlet(name, text),
  unmount: async ({ name }) => writeToOutlet(name, ''),
});
const serve = (code: LifeCycles | Error, build = released) =>
  serveBuild(build, async () => {
    if (code instanceof Error) throw code;
    return code;
  });
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

const open = async (area: Partial<RegisteredArea> = {}) => {
  const answers = [answer(reportAreaTrouble, { done: true }), answer(reportAreaUse, { done: true })];
  const shell = renderShell(<Frame />, {
    live: true,
    user: aUser({ userType: 2 }),
    path: '/',
    areas: [garden],
    answers,
  });
  act(() => listAreas([{ ...released, ...area }]));
  act(() => navigate('/beds'));
  return shell;
};

beforeAll(() => {
  startFederation();
  start({ urlRerouteOnly: true });
});
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => {});
  jest.spyOn(page, 'reload').mockImplementation(() => {});
  serveManifests();
  Object.assign(provided, { react: '19.3.1' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('shows that an area is loading, then the area', async () => {
  serve(lifecycles());
  await open();
  expect(screen.getByText('Loading Garden')).toBeVisible();
  expect(await screen.findByText('The garden grows')).toBeVisible();
  expect(screen.queryByText('Loading Garden')).not.toBeInTheDocument();
});

test('retries once automatically', async () => {
  let tries = 0;
  serveBuild(released, async () => {
    tries += 1;
    if (tries === 1) throw new Error('Failed to get the entry');
    return lifecycles();
  });
  await open();
  expect(await screen.findByText('The garden grows')).toBeVisible();
  expect(tries).toBe(2);
});

test('a slowly loading area does not block other areas and does not replace them when it has loaded', async () => {
  let arrive = (_: LifeCycles) => {};
  const late = new Promise<LifeCycles>((resolve) => {
    arrive = resolve;
  });
  serveBuild(released, () => late);
  serve(lifecycles('Ripe'), orchard);
  await open();
  act(() => listAreas([released, orchard]));
  act(() => navigate('/apples'));
  expect(await screen.findByText('Ripe')).toBeVisible();
  await act(async () => arrive(lifecycles()));
  expect(screen.getByText('Ripe')).toBeVisible();
  act(() => navigate('/beds'));
  expect(await screen.findByText('The garden grows')).toBeVisible();
});

test('a hanging area shows its panel after 8 seconds, and the area when it loads later', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  let arrive = (_: LifeCycles) => {};
  serveBuild(
    released,
    () =>
      new Promise<LifeCycles>((resolve) => {
        arrive = resolve;
      }),
  );
  await open();
  await act(() => jest.advanceTimersByTimeAsync(7900));
  expect(screen.getByText('Loading Garden')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Garden cannot be reached at the moment.')).toBeVisible();
  jest.useRealTimers();
  await act(async () => arrive(lifecycles()));
  expect(await screen.findByText('The garden grows')).toBeVisible();
});

test('an area that never finishes mounting shows its panel after 8 seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  serve({ ...lifecycles(), mount: () => new Promise(() => {}) });
  await open();
  await act(() => jest.advanceTimersByTimeAsync(9000));
  expect(screen.getByText('Garden stopped working.')).toBeVisible();
});

test('a newer version that is listed while the older one loads is loaded instead', async () => {
  const newer = { ...released, version: '3.0.0', entry: '/apps/garden/3.0.0/mf-manifest.json' };
  let arrive = (_: LifeCycles) => {};
  const late = new Promise<LifeCycles>((resolve) => {
    arrive = resolve;
  });
  serveBuild(released, () => late);
  serve(lifecycles('The new garden'), newer);
  await open();
  await waitFor(() => expect(countRequests(released)).toBe(1));
  act(() => listAreas([newer]));
  expect(await screen.findByText('The new garden')).toBeVisible();
  await act(async () => arrive(lifecycles()));
  expect(screen.getByText('The new garden')).toBeVisible();
});

test('a slow load that ends after a later one does not remount the screens', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  const arrivals: ((code: LifeCycles) => void)[] = [];
  serveBuild(released, () => new Promise<LifeCycles>((resolve) => arrivals.push(resolve)));
  await open();
  await act(() => jest.advanceTimersByTimeAsync(8100));
  act(() => navigate('/trees'));
  await act(() => jest.advanceTimersByTimeAsync(100));
  jest.useRealTimers();
  await act(async () => arrivals[1]?.(lifecycles()));
  expect(await screen.findByText('The garden grows')).toBeVisible();
  writeToOutlet('garden', 'Typed text');
  await act(async () => arrivals[0]?.(lifecycles()));
  await act(async () => {});
  expect(screen.getByText('Typed text')).toBeVisible();
});

describe('an area that does not load', () => {
  test.each([
    ['nobody answers', 503, 'Garden cannot be reached at the moment.', true],
    ['it is refused', 403, 'You are not allowed to open Garden.', true],
    ['it is gone', 410, 'Garden has been switched off.', false],
    ['its code breaks', 200, 'Garden stopped working.', true],
  ])('because %s', async (_, status, text, mayRetry) => {
    serveManifests(status);
    serve(new Error('no lifecycles'));
    await open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Garden' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' }) !== null).toBe(mayRetry);
    expect(screen.getByText(/version 2\.0\.0: /)).toBeInTheDocument();
  });

  test('because it needs another React is not even fetched', async () => {
    await open({ needs: { react: '^20.0.0' } });
    expect(await screen.findByText(/is not compatible with this portal/)).toBeVisible();
    expect(screen.getByText('incompatible: it needs react ^20.0.0, the portal has 19.3.1')).toBeInTheDocument();
    expect(countRequests(released)).toBe(0);
  });
});

test('Retry fetches again and shows the area', async () => {
  const { person } = await open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  serve(lifecycles());
  await person.click(retry);
  expect(await screen.findByText('The garden grows')).toBeVisible();
  expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument();
});

test('navigation to another screen of a failed area retries it', async () => {
  await open();
  await screen.findByText(/cannot be reached/);
  serve(lifecycles());
  act(() => navigate('/trees'));
  expect(await screen.findByText('The garden grows')).toBeVisible();
});

test('an area that breaks while it starts leaves the rest working', async () => {
  serve({ ...lifecycles(), mount: () => Promise.reject(new Error('no spade')) });
  const { person } = await open();
  expect(await screen.findByText('Garden stopped working.')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Skills Architect' }));
  expect(screen.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible();
});

test('a crash of a mounted area shows the panel, and Retry shows the area again without fetching it', async () => {
  serve(lifecycles());
  const { person } = await open();
  await screen.findByText('The garden grows');
  act(() => areaActions.fail('garden', { kind: 'crashed', cause: 'no spade' }));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Garden stopped working.')).not.toBeInTheDocument());
  expect(countRequests(released)).toBe(1);
});

test('a missing file reloads the page once for a version, then shows the panel', async () => {
  serveManifests(200);
  serve(chunkError());
  const { person } = await open();
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Skills Architect' }));
  act(() => areaActions.dropCode('garden'));
  act(() => navigate('/trees'));
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('an area that is switched off while the user is in it shows a message and loses its tile', async () => {
  serve(lifecycles());
  const { person } = await open();
  await screen.findByText('The garden grows');
  act(() => listAreas([]));
  expect(await screen.findByText('Garden has been switched off.')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Skills Architect' }));
  expect(screen.queryByRole('link', { name: /Beds/ })).not.toBeInTheDocument();
});
