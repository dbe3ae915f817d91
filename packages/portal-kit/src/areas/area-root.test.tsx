import { defineArea } from '@skills-architect/contracts';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { navigate } from '../history/portal-history';
import { fakePortal } from '../testing/index';
import { areaRoot } from './area-root';
import { areaActions, findArea } from './area-store';

const manifest = defineArea({
  id: 'garden',
  title: 'Garden',
  routes: [
    { path: '/beds', types: [2], title: 'Beds' },
    { path: '/bed/{mode:add|edit}/{id}', types: [2], title: 'Bed' },
    { path: '/broken', types: [2], title: 'Broken' },
    { path: '/stale', types: [2], title: 'Stale' },
  ],
  menu: [],
  tiles: [],
});

let isBroken = true;
function Bed() {
  const { mode, id } = useParams();
  return <h1>{`${mode} bed ${id}`}</h1>;
}
function Broken() {
  if (isBroken) throw new Error('a spade is missing');
  return <h1>Mended</h1>;
}

let isFileMissing = true;
const loadStaleScreen = () => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  return isFileMissing ? Promise.reject(chunkError) : Promise.resolve({ default: () => <h1>Here again</h1> });
};

const Plain = ({ children }: { children: ReactNode }) => children;

const show = async (path: string) => {
  fakePortal({ path, areas: [manifest] });
  const { rootComponent: Root } = areaRoot({
    manifest,
    Provider: Plain,
    waiting: <p>Loading</p>,
    screens: {
      '/beds': async () => ({ default: () => <h1>Beds</h1> }),
      '/bed/{mode:add|edit}/{id}': async () => ({ default: Bed }),
      '/broken': async () => ({ default: Broken }),
      '/stale': loadStaleScreen,
    },
  });
  await act(async () => render(<Root />));
};

beforeEach(() => {
  isBroken = true;
  isFileMissing = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('shows the screen of the path with its parameters, and follows navigation', async () => {
  await show('/beds');
  expect(screen.getByRole('heading', { name: 'Beds' })).toBeVisible();
  await act(async () => navigate('/bed/edit/7'));
  expect(screen.getByRole('heading', { name: 'edit bed 7' })).toBeVisible();
  await act(async () => navigate('/elsewhere'));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test.each([
  ['a crash', '/broken', { kind: 'crashed', cause: 'a spade is missing', stale: false }, 'Mended'],
  ['a missing file', '/stale', { kind: 'unreachable', cause: 'Loading chunk 7 failed', stale: true }, 'Here again'],
])('%s is reported, and a retry remounts the screens', async (_, path, failure, heading) => {
  await show(path);
  expect(findArea('garden')?.state).toEqual({ is: 'failed', failure });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  isBroken = false;
  isFileMissing = false;
  await act(async () => areaActions.recover('garden'));
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});
