import { EVENT } from '@skills-architect/contracts';
import {
  compareRelease,
  listReleases,
  nameRelease,
  type Release,
  releaseChanges,
  unreleasedChanges,
} from '@skills-architect/contracts/skills';
import { answer, aUser, refuse, renderScreen, type ScreenOptions } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import Releases from './releases';

const user = { userId: 904, userName: 'Ada Architect' };
const release: Release = {
  releaseId: 2,
  name: '2026-11',
  note: 'For the autumn',
  at: '2026-11-20T08:00:00.000Z',
  since: '2026-10-20T08:00:00.000Z',
  user,
};
const at = '2026-11-01T08:00:00.000Z';
const found = {
  release,
  counts: { new: 0, changed: 1, retired: 0, deleted: 1 },
  changes: [
    { id: 7, name: 'Data modelling', change: 'changed' as const, fields: ['Skill Name', 'Levels'], at, user },
    { id: 8, name: 'Telex', change: 'deleted' as const, fields: [], at, user },
  ],
  total: 2,
  isCompared: true,
};
const NO_COUNTS = { new: 0, changed: 0, retired: 0, deleted: 0 };
const show = (path: string, ...answers: NonNullable<ScreenOptions['answers']>) =>
  renderScreen(<Releases />, { manifest, path, user: aUser({ userType: 4 }), answers });

test('names a release, shows the error of an existing name at its field, then shows the changes', async () => {
  const { person, portal } = show(
    '/skill/releases',
    answer(listReleases, { releases: [], total: 0 }),
    answer(releaseChanges, found),
  );
  expect(await screen.findByText('No release yet')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Name a Release' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name a Release' }));
  await person.click(dialog.getByRole('button', { name: 'Name Release' }));
  expect(await dialog.findByText('Give the release a name')).toBeVisible();

  portal.answer(
    refuse(nameRelease, 409, { code: 'conflict', issues: [{ path: 'body.name', message: 'It exists already' }] }),
  );
  await person.type(dialog.getByRole('textbox', { name: /^Name/ }), '2026-11');
  await person.click(dialog.getByRole('button', { name: 'Name Release' }));
  expect(await dialog.findByText('It exists already')).toBeVisible();

  portal.answer(answer(nameRelease, release));
  await person.click(dialog.getByRole('button', { name: 'Name Release' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Release 2026-11' })).toBeVisible();
  expect(portal.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({ name: '2026-11', note: '' });
});

test('the changes of a release link to the record and its history, and are filtered by kind and state', async () => {
  const { person, portal } = show('/skill/releases?release=2', answer(releaseChanges, found));
  expect(await screen.findByRole('link', { name: 'Data modelling' })).toHaveAttribute('href', '/skill/edit/7');
  expect(screen.getByRole('link', { name: 'History of Data modelling' })).toHaveAttribute(
    'href',
    '/skill/edit/7?history=true',
  );
  expect(screen.getByText('Skill Name, Levels')).toBeVisible();
  expect(screen.getByText('For the autumn')).toBeVisible();
  // A deleted skill has no link.
  expect(screen.getByText('Telex')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Telex' })).toBeNull();

  await person.selectOptions(screen.getByLabelText('What happened'), 'Changed (1)');
  await waitFor(() => expect(portal.requests.at(-1)?.query).toMatchObject({ kind: 'skill', change: 'changed' }));
  await person.selectOptions(screen.getByLabelText('Kind'), 'Industry roles');
  await waitFor(() => expect(portal.requests.at(-1)?.query).toMatchObject({ kind: 'role' }));
  expect(portal.requests.at(-1)?.query).not.toHaveProperty('change');
});

test('sorts the changes since the last release, and completes the comparison when changes are missing', async () => {
  const { person, portal } = show(
    '/skill/releases',
    answer(listReleases, { releases: [release], total: 1 }),
    answer(unreleasedChanges, { ...found, isCompared: false }),
    refuse(compareRelease, 503, { error: 'The roles service does not answer.' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Changes since the last release' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Changes since the last release' })).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Last change' }));
  await waitFor(() => expect(portal.requests.at(-1)?.query).toMatchObject({ sortBy: 'at', sortOrder: 'asc' }));
  await person.click(screen.getByRole('button', { name: 'Compare now' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toContain('The roles service does not answer.'));
  portal.answer(answer(unreleasedChanges, { ...found, isCompared: true }));
  portal.push(EVENT.changed, { resource: 'releases' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Compare now' })).toBeNull());
});

test('the first release shows that there is nothing to compare with', async () => {
  const first = { ...release, since: null };
  show(
    '/skill/releases?release=1',
    answer(releaseChanges, { release: first, counts: NO_COUNTS, changes: [], total: 0, isCompared: true }),
  );
  expect(await screen.findByText(/there is no earlier one to compare with/)).toBeVisible();
});

test('shows why a list failed to load', async () => {
  show('/skill/releases', refuse(listReleases, 503, { error: 'The skills service does not answer.' }));
  expect(await screen.findByText('The skills service does not answer.')).toBeVisible();
});
