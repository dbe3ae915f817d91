import { listProjections, type ProjectionInfo, rebuildProjection } from '@skills-architect/contracts/portal';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { ProjectionList } from './projection-list';

const aProjection = (changes: Partial<ProjectionInfo> = {}): ProjectionInfo => ({
  service: 'roles',
  name: 'matchable roles',
  builtAt: '2026-01-01T09:00:00Z',
  tookMs: 320,
  waitingSince: null,
  error: null,
  ...changes,
});

const open = (projections: ProjectionInfo[]) =>
  renderScreen(<ProjectionList />, {
    manifest,
    path: '/areas',
    user: aUser({ userType: 2 }),
    agree: () => true,
    answers: [answer(listProjections, { projections }), answer(rebuildProjection, { done: true })],
  });
const findRow = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('shows how far derived data is behind, and why a try failed', async () => {
  open([aProjection(), aProjection({ name: 'word vectors', error: 'The skills service cannot be reached.' })]);
  expect((await findRow('matchable roles')).getByText('Up to date')).toBeVisible();
  expect((await findRow('matchable roles')).getByText('0.3 s')).toBeVisible();
  expect((await findRow('word vectors')).getByText('Failed')).toBeVisible();
  expect((await findRow('word vectors')).getByText('The skills service cannot be reached.')).toBeVisible();
});

test('derived data is grouped by service, whose line says how the worst is; on a phone the groups start closed', async () => {
  const wide = window.matchMedia;
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...wide.call(window, media), matches: media === '(max-width: 479px)' }));
  const { person } = open([
    aProjection(),
    aProjection({ name: 'word vectors', error: 'No answer.' }),
    aProjection({ service: 'skills', name: 'findings' }),
  ]);
  expect((await findRow('Service roles')).getByText('Failed')).toBeVisible();
  expect((await findRow('Service skills')).getByText('Up to date')).toBeVisible();
  expect(screen.queryByText('word vectors')).toBeNull();
  await person.click(screen.getByRole('button', { name: /^Service roles/ }));
  expect((await findRow('word vectors')).getByText('No answer.')).toBeVisible();
  expect(screen.queryByText('findings')).toBeNull();
  narrow.mockRestore();
});

test('rebuilds derived data after a question, and calls it by its title', async () => {
  const { person, portal } = open([aProjection({ title: 'Industry roles for suggestions' })]);
  const row = await findRow('Industry roles for suggestions');
  await person.click(row.getByRole('button', { name: /Industry roles for suggestions/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Rebuild…' }));
  const sent = () => portal.requests.find(({ method }) => method === 'POST')?.body;
  await waitFor(() => expect(sent()).toEqual({ service: 'roles', name: 'matchable roles' }));
  expect(portal.questions).toMatchObject([
    { text: expect.stringContaining("Derive everything of 'Industry roles for suggestions' again?") },
  ]);
  expect(screen.queryByText('matchable roles')).toBeNull();
});

test('says why the list cannot be shown', async () => {
  renderScreen(<ProjectionList />, {
    manifest,
    path: '/areas',
    user: aUser({ userType: 2 }),
    answers: [refuse(listProjections, 503, { error: 'The portal does not answer' })],
  });
  expect(await screen.findByText('The portal does not answer')).toBeVisible();
});
