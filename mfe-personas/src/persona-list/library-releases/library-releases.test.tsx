import { getClient } from '@skills-architect/contracts/admin';
import { releaseEffects } from '@skills-architect/contracts/personas';
import { listReleases, type Release } from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, aUser, renderScreen, type ScreenOptions } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../area';
import LibraryReleases from './library-releases';

const release: Release = {
  releaseId: 2,
  name: '2026-11',
  note: '',
  at: '2026-11-20T08:00:00.000Z',
  since: '2026-10-20T08:00:00.000Z',
};
const former: Release = { ...release, releaseId: 1, name: '2026-10', since: null };
const found = {
  release,
  total: 1,
  byRole: 1,
  bySkills: 1,
  isCompared: true,
  personas: [
    {
      personaId: 5,
      personaName: 'Tour Planner North',
      personaGroupName: 'Operations',
      role: {
        id: 3,
        name: 'Route Planner',
        change: 'retired' as const,
        fields: ['Status', 'Skills'],
        skills: { gained: [], lost: ['Tax compliance'], changed: [] },
      },
      skills: [{ id: 9, name: 'Telex', change: 'deleted' as const }],
    },
  ],
};
const show = (...answers: NonNullable<ScreenOptions['answers']>) =>
  renderScreen(<LibraryReleases />, {
    manifest,
    path: '/personas/library-changes',
    user: aUser({ userType: 1 }),
    answers: [...answers, answer(getClient, aClient(1))],
  });

test('describes the latest release in plain words, with links to affected personas', async () => {
  const { person, portal } = show(
    answer(listReleases, { releases: [release, former], total: 2 }),
    answer(releaseEffects, found),
  );
  expect(await screen.findByText(/2026-11 concerns 1 persona/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tour Planner North' })).toHaveAttribute('href', '/persona/edit/5/false');
  expect(screen.getByText('Route Planner')).toBeVisible();
  expect(screen.getByText('Retired')).toBeVisible();
  expect(screen.getByText('Skills lost: Tax compliance')).toBeVisible();
  expect(screen.getByText('Telex: deleted')).toBeVisible();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Release' }), '1');
  await waitFor(() => expect(portal.requests.some(({ path }) => path.endsWith('/personas/releases/1'))).toBe(true));
});

test('shows that there is no release yet', async () => {
  show(answer(listReleases, { releases: [], total: 0 }));
  expect(await screen.findByText('No release yet')).toBeVisible();
});
