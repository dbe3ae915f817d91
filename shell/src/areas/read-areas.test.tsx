import { EVENT } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import { navigate } from '@skills-architect/portal-kit';
import { findArea, useAreaStore } from '@skills-architect/portal-kit/host';
import { refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { gardenBuild, livePage, loadedVersion, open, openInside, texts } from './area-page.fixtures';
import { page } from './stale-reload';

livePage();

test('switching an area off removes tile and route from an open page; switching it on restores them', async () => {
  const { relist, portal } = open('/');
  expect(screen.getByRole('link', { name: /Beds/ })).toBeVisible();
  await relist();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Beds/ })).not.toBeInTheDocument());
  act(() => navigate('/trees'));
  expect(screen.getByText('Garden has been switched off.')).toBeVisible();
  act(() => navigate('/'));
  await relist(gardenBuild('1.0.0'));
  expect(await screen.findByRole('link', { name: /Beds/ })).toBeVisible();
  expect(texts(portal)).toEqual([]);
});

test('a user inside the area is redirected home with a message', async () => {
  const { relist, portal } = open('/beds');
  await relist();
  await waitFor(() => expect(portal.path()).toBe('/'));
  expect(texts(portal)).toEqual(['Garden has been switched off.']);
  expect(portal.questions).toEqual([]);
  expect(screen.getByText('Garden has been switched off.')).toBeVisible();
  await relist(gardenBuild('1.0.0'));
  await waitFor(() => expect(screen.queryByText('Garden has been switched off.')).not.toBeInTheDocument());
});

test('unsaved work is asked about first, and its draft is kept on Yes', async () => {
  const onDiscard = jest.fn();
  const { relist, portal } = await openInside({ agree: true, unsaved: true, onDiscard });
  await relist();
  await waitFor(() => expect(portal.path()).toBe('/'));
  expect(portal.questions).toMatchObject([{ text: 'Proceed without saving changes?' }]);
  expect(onDiscard).not.toHaveBeenCalled();
});

test('on No the screen stays until the user leaves it, although its tile is gone', async () => {
  const { relist, portal } = await openInside({ agree: false, unsaved: true });
  await relist();
  await waitFor(() => expect(portal.questions).toHaveLength(1));
  expect(portal.path()).toBe('/beds');
  expect(document.getElementById('area-garden')).toBeVisible();
  await relist();
  expect(portal.questions).toHaveLength(1);
  act(() => navigate('/', { skipConfirm: true }));
  expect(screen.queryByRole('link', { name: /Beds/ })).not.toBeInTheDocument();
  act(() => navigate('/beds', { skipConfirm: true }));
  expect(await screen.findByRole('heading', { name: 'Garden' })).toBeVisible();
  expect(findArea('garden')?.state.is).toBe('off');
});

test.each([
  ['2.0.0', 'A new version of Garden is available.'],
  ['0.9.0', 'Garden was rolled back to version 0.9.0.'],
])('version %s is offered once by a notice, and taken when the person reloads', async (version, text) => {
  const { relist, portal, person } = await openInside();
  await relist(gardenBuild(version));
  await relist(gardenBuild(version));
  await waitFor(() => expect(texts(portal)).toEqual([text]));
  expect(page.reload).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Reload' }));
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('only the newest version is offered', async () => {
  const { relist } = await openInside();
  await relist(gardenBuild('2.0.0'));
  expect(await screen.findByText('A new version of Garden is available.')).toBeVisible();
  await relist(gardenBuild('1.5.0'));
  expect(await screen.findByText('Garden was rolled back to version 1.5.0.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('A new version of Garden is available.')).not.toBeInTheDocument());
});

test('the loaded version is not offered, and an offer of another one is withdrawn', async () => {
  const { relist, portal } = await openInside();
  await relist(gardenBuild('2.0.0'));
  await relist(gardenBuild('1.0.0'));
  await waitFor(() => expect(screen.queryByText('A new version of Garden is available.')).not.toBeInTheDocument());
  expect(texts(portal)).toEqual(['A new version of Garden is available.']);
});

test('the offer is withdrawn when its area is off', async () => {
  const { relist } = await openInside();
  await relist(gardenBuild('2.0.0'));
  expect(await screen.findByText('A new version of Garden is available.')).toBeVisible();
  await relist();
  await waitFor(() => expect(screen.queryByText('A new version of Garden is available.')).not.toBeInTheDocument());
});

test('a user who has not opened the area gets the new version without a notice', async () => {
  const { relist, portal } = open('/fish');
  await waitFor(() => expect(loadedVersion('pond')).toBeDefined());
  await relist(gardenBuild('2.0.0'));
  act(() => navigate('/beds'));
  await waitFor(() => expect(loadedVersion('garden')).toBe('2.0.0'));
  expect(texts(portal)).toEqual([]);
});

test('users without access are not told of a new version', async () => {
  const { relist, portal } = open('/', { userType: 4 });
  await relist(gardenBuild('2.0.0'));
  await waitFor(() => expect(useAreaStore.getState().on[0]?.version).toBe('2.0.0'));
  expect(texts(portal)).toEqual([]);
});

test('the URL can disable areas', async () => {
  const { host } = open('/', { search: '?disable-areas=garden,nowhere' });
  await act(() => host.readAreas());
  expect(screen.queryByRole('link', { name: /Beds/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Fish/ })).toBeVisible();
});

test('an area disabled by the URL shows a message and offers to load it', async () => {
  const { host } = open('/', { search: '?disable-areas=garden,pond' });
  await act(() => host.readAreas());
  act(() => navigate('/beds?kind=raised'));
  expect(screen.getByText('The address of this page contains disable-areas, so Garden was not loaded.')).toBeVisible();
  expect(screen.queryByText(/switched off/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Load Garden' })).toHaveAttribute(
    'href',
    '/beds?kind=raised&disable-areas=pond',
  );
});

test('an unreadable registry changes nothing', async () => {
  const { portal } = open('/');
  portal.answer(refuse(listAreas, 503));
  await act(async () => portal.push(EVENT.areas));
  expect(screen.getByRole('link', { name: /Beds/ })).toBeVisible();
});

test('re-entering an area loads the listed version', async () => {
  const { relist } = await openInside();
  await relist(gardenBuild('2.0.0'));
  expect(loadedVersion('garden')).toBe('1.0.0');
  act(() => navigate('/fish'));
  act(() => navigate('/beds'));
  await waitFor(() => expect(loadedVersion('garden')).toBe('2.0.0'));
});
