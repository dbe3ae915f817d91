import { type SimilarGroup, similarPersonas } from '@skills-architect/contracts/personas';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import SimilarPersonas from './similar-personas';
import { sharePercent } from './similar-texts';

const persona = (personaId: number, personaName: string) => ({ personaId, personaName, personaGroupName: 'Data' });
const groups: SimilarGroup[] = [
  {
    share: 1,
    shared: 5,
    otherLevels: 2,
    sets: [{ personas: 6, first: [1, 2, 3, 4].map((id) => persona(id, `Analyst ${id}`)), only: [] }],
  },
  {
    share: 0.8,
    shared: 4,
    otherLevels: 0,
    sets: [
      { personas: 1, first: [persona(5, 'Engineer')], only: [{ skillId: 9, skillName: 'Spark' }] },
      { personas: 1, first: [persona(6, 'Builder')], only: [] },
    ],
  },
];
const open = (answered: FakeAnswer) =>
  renderScreen(<SimilarPersonas />, {
    manifest,
    path: '/personas/similar',
    user: aUser({ userType: 4 }),
    clients: [{ clientId: 1, clientName: 'Northwind' }],
    clientId: 1,
    answers: [answered],
  });

test('lists groups and pairs with what differs, and opens their comparison', async () => {
  open(answer(similarPersonas, { groups, total: 2 }));
  expect(await screen.findByRole('link', { name: 'Analyst 2' })).toHaveAttribute('href', '/persona/edit/2/false');
  // Each persona has a line of its own, also in pairs with short names.
  expect(screen.getByText(/^Analyst 1/)).toBeVisible();
  expect(screen.queryByText(/, Analyst|^, /)).not.toBeInTheDocument();
  expect(screen.queryByText(/merge/i)).not.toBeInTheDocument();
  expect(screen.getByText(/and 2 more with the same skills/)).toBeVisible();
  expect(screen.getByText('2 common skills have other levels')).toBeVisible();
  expect(screen.getByText('Only Engineer: Spark')).toBeVisible();
  expect(screen.getByText('4 skills, 80 %')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Compare/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/compare-persona?personas=1_2_3_4',
    '/compare-persona?personas=5_6',
  ]);
});

test('says that nobody is similar, or why they failed to load', async () => {
  const { unmount } = open(answer(similarPersonas, { groups: [], total: 0 }));
  expect(await screen.findByText('No personas are similar')).toBeVisible();
  unmount();
  open(refuse(similarPersonas, 503, { error: 'Personas do not answer' }));
  expect(await screen.findByText('Personas do not answer')).toBeVisible();
});

test.each([
  [1, '100 %'],
  [0.997, '99 %'],
  [0.75, '75 %'],
])('the share %d is written %s', (share, text) => expect(sharePercent(share)).toBe(text));
