import { PERSONA_USERS } from '@skills-architect/contracts';
import { type PersonaImport, unfinishedImports } from '@skills-architect/contracts/personas';
import { answer, aUser } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { anArea, aRoute, aTile } from '../areas/area.fixtures';
import { Landing } from '../landing/landing';
import { renderShell } from '../testing/render-shell';

const areas = [
  anArea('personas', {
    routes: [aRoute('/personas', PERSONA_USERS), aRoute('/personas/role-matching', PERSONA_USERS)],
    tiles: [aTile('/personas', 'Define Client Personas')],
    unfinishedWork: {
      path: unfinishedImports.path,
      list: 'imports',
      id: 'importTokenId',
      title: 'fileName',
      clientId: 'clientId',
      clientName: 'clientName',
      state: 'stage',
      words: { review: 'Waiting for your review' },
      action: 'continue persona creation',
      to: '/personas/role-matching',
      types: PERSONA_USERS,
    },
  }),
];
const anImport = (overrides: Partial<PersonaImport> = {}): PersonaImport => ({
  importTokenId: 'a',
  clientId: 2,
  clientName: 'Bolt',
  userId: 1,
  fileName: 'jobs.zip',
  stage: 'review',
  status: 0,
  entity: '',
  totalItems: 0,
  completedItems: 0,
  counts: { read: 0, failed: 0, existing: 0, selected: 0, created: 0 },
  startedAt: '2026-01-01T00:00:00.000Z',
  ...overrides,
});
const show = (...imports: PersonaImport[]) =>
  renderShell(<Landing />, {
    areas,
    user: aUser({ userType: 8 }),
    clients: [
      { clientId: 1, clientName: 'Acme' },
      { clientId: 2, clientName: 'Bolt' },
    ],
    answers: [answer(unfinishedImports, { imports })],
  });

test('an unfinished import is shown above the tiles and continues with its client', async () => {
  const { person, portal } = show(anImport());
  expect(await screen.findByText('Bolt: jobs.zip')).toBeVisible();
  expect(screen.getByText('Waiting for your review')).toBeVisible();
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Continue where you left off');
  await person.click(screen.getByRole('button', { name: 'continue persona creation' }));
  expect(portal.path()).toBe('/personas/role-matching');
  expect(localStorage.getItem('clientName')).toBe('2');
});

test('nothing is shown when no import is unfinished', async () => {
  show(anImport({ stage: 'done' }));
  expect(await screen.findByRole('link', { name: /Define Client Personas/ })).toBeVisible();
  expect(screen.queryByText('Continue where you left off')).not.toBeInTheDocument();
});
