import { PERSONA_USERS, type UnfinishedWork } from '@skills-architect/contracts';
import { personaHome } from '@skills-architect/contracts/personas';
import { answer, aUser } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { anArea, aRoute, aTile } from '../areas/area.fixtures';
import { Landing } from '../landing/landing';
import { renderShell } from '../testing/render-shell';

const areas = [
  anArea('personas', {
    routes: [aRoute('/personas', PERSONA_USERS), aRoute('/personas/role-matching', PERSONA_USERS)],
    tiles: [aTile('/personas', 'Define Client Personas')],
    home: { path: personaHome.path, types: PERSONA_USERS },
  }),
];
const anImport: UnfinishedWork = {
  id: 'a',
  title: 'Bolt: jobs.zip',
  line: 'Waiting for your review',
  clientId: 2,
  action: 'continue persona creation',
  to: '/personas/role-matching?client=2',
};
const show = (...unfinished: UnfinishedWork[]) =>
  renderShell(<Landing />, {
    areas,
    user: aUser({ userType: 8 }),
    clients: [
      { clientId: 1, clientName: 'Acme' },
      { clientId: 2, clientName: 'Bolt' },
    ],
    answers: [answer(personaHome, { unfinished })],
  });

test('an unfinished import is shown above the tiles and continues with its client', async () => {
  const { person, portal } = show(anImport);
  expect(await screen.findByText('Bolt: jobs.zip')).toBeVisible();
  expect(screen.getByText('Waiting for your review')).toBeVisible();
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Continue where you left off');
  await person.click(screen.getByRole('button', { name: 'continue persona creation' }));
  expect(portal.path()).toBe('/personas/role-matching?client=2');
  expect(localStorage.getItem('clientName')).toBe('2');
});

test('nothing is shown when no import is unfinished', async () => {
  show();
  expect(await screen.findByRole('link', { name: /Define Client Personas/ })).toBeVisible();
  expect(screen.queryByText('Continue where you left off')).not.toBeInTheDocument();
});
