import { EVENT } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import { navigate } from '@skills-architect/portal-kit';
import { useRegistry } from '@skills-architect/portal-kit/host';
import { refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { loadedVersion } from './area-loader';
import { at, list, livePage, open, openInside, texts } from './area-page.fixtures';
import { disableAreas } from './disabled-areas';
import { readAreas } from './registry';
import { useRetained } from './retained';
import { page } from './stale-reload';

jest.mock('./federation', () => ({
  fetchArea: async () => ({ bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} }),
}));

livePage();

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
  expect(screen.getByText('Garden has been switched off.')).toBeVisible();
  await turn(at('1.0.0'));
  await waitFor(() => expect(screen.queryByText('Garden has been switched off.')).not.toBeInTheDocument());
});

test('unsaved work is asked about first, and lost only when the person agrees', async () => {
  const { turn, portal } = open('/beds', { agree: true, unsaved: true });
  await turn();
  await waitFor(() => expect(portal.path()).toBe('/'));
  expect(portal.questions).toMatchObject([{ text: 'Proceed without saving changes?' }]);
});

test('who stays keeps the screen until they leave it, while its tile is gone', async () => {
  const { turn, portal } = open('/beds', { agree: false, unsaved: true });
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
  expect(useRetained.getState().area).toBeUndefined();
});

test.each([
  ['2.0.0', 'A new version of Garden is there.'],
  ['0.9.0', 'Garden has been taken back to version 0.9.0.'],
])('version %s is offered once by a notice, and taken when the person reloads', async (version, text) => {
  const { turn, portal, person } = await openInside();
  await turn(at(version));
  await turn(at(version));
  await waitFor(() => expect(texts(portal)).toEqual([text]));
  expect(page.reload).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Reload' }));
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('of versions that follow each other the last one alone is offered', async () => {
  const { turn } = await openInside();
  await turn(at('2.0.0'));
  expect(await screen.findByText('A new version of Garden is there.')).toBeVisible();
  await turn(at('1.5.0'));
  expect(await screen.findByText('Garden has been taken back to version 1.5.0.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('A new version of Garden is there.')).not.toBeInTheDocument());
});

test('of the version that the page holds there is nothing to say, and the offer of another is taken back', async () => {
  const { turn, portal } = await openInside();
  await turn(at('2.0.0'));
  await turn(at('1.0.0'));
  await waitFor(() => expect(screen.queryByText('A new version of Garden is there.')).not.toBeInTheDocument());
  expect(texts(portal)).toEqual(['A new version of Garden is there.']);
});

test('the offer of a version goes with its area', async () => {
  const { turn } = await openInside();
  await turn(at('2.0.0'));
  expect(await screen.findByText('A new version of Garden is there.')).toBeVisible();
  await turn();
  await waitFor(() => expect(screen.queryByText('A new version of Garden is there.')).not.toBeInTheDocument());
});

test('who has not been in the area hears nothing of a new version, and gets it on coming there', async () => {
  const { turn, portal } = open('/fish');
  await waitFor(() => expect(loadedVersion('pond')).toBeDefined());
  await turn(at('2.0.0'));
  act(() => navigate('/beds'));
  await waitFor(() => expect(loadedVersion('garden')).toBe('2.0.0'));
  expect(texts(portal)).toEqual([]);
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
