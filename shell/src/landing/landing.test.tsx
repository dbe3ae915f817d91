import { ALL_TYPES, PERSONA_USERS } from '@skills-architect/contracts';
import { personaCounters, personaFirstSteps } from '@skills-architect/contracts/personas';
import { listRecentPlaces } from '@skills-architect/contracts/portal';
import { answer, aUser, refuse } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { anArea, aRoute, aTile } from '../areas/area.fixtures';
import { renderShell } from '../testing/render-shell';
import { Landing } from './landing';

const personaStep = {
  types: PERSONA_USERS,
  path: '/v3/personas/first-steps?clientId={clientId}',
  line: 'Why',
  atLeast: 1,
};
const areas = [
  anArea('personas', {
    routes: [aRoute('/personas', PERSONA_USERS), aRoute('/persona/{id}', PERSONA_USERS)],
    tiles: [aTile('/personas', 'Define Client Personas')],
    waiting: [
      {
        path: personaCounters.path,
        list: 'unmatchedOfClients',
        field: 'unmatched',
        word: 'personas without an industry role',
        one: 'persona without an industry role',
        icon: 'people',
        to: '/personas?client={clientId}&unmatched=true',
        types: PERSONA_USERS,
      },
    ],
    firstSteps: [
      { ...personaStep, position: 1, title: 'Create personas', action: 'Create', to: '/personas', field: 'personas' },
      { ...personaStep, position: 2, title: 'Match them', action: 'Match', to: '/personas', field: 'matched' },
    ],
  }),
];
const counts = {
  unmatched: 13,
  importsRunning: 0,
  unmatchedOfClients: [
    { clientId: 2, unmatched: 12 },
    { clientId: 1, unmatched: 1 },
    { clientId: 3, unmatched: 4 },
  ],
};
const completeSteps = { personas: 1, matched: 1, withSkills: 1 };
const show = (steps = completeSteps, userType: 1 | 5 = 1) =>
  renderShell(<Landing />, {
    areas,
    user: aUser({ userType }),
    clients: [
      { clientId: 1, clientName: 'Acme' },
      { clientId: 2, clientName: 'Bolt' },
    ],
    clientId: 1,
    answers: [
      answer(personaCounters, counts),
      answer(personaFirstSteps, steps),
      answer(listRecentPlaces, {
        places: [
          { to: '/persona/7?client=1', title: 'Tour Planner', kind: 'Persona' },
          { to: '/skill/edit/3', title: 'Of an area that is off', kind: 'Skill' },
        ],
      }),
    ],
  });
const listLinks = async (name: string) => {
  const links = within(await screen.findByRole('region', { name })).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

test('each waiting count links to exactly those records of a client that the user may see', async () => {
  show();
  expect(await listLinks('What waits for you')).toEqual([
    ['12 personas without an industry roleBolt', '/personas?client=2&unmatched=true'],
    ['1 persona without an industry roleAcme', '/personas?client=1&unmatched=true'],
  ]);
});

test('recent work lists records that the user has opened and may still open', async () => {
  show();
  expect(await listLinks('Recent work')).toEqual([['Tour PlannerPersona', '/persona/7?client=1']]);
});

test('a client without personas gets first-day steps, of which the first is enabled', async () => {
  const { person, portal } = show({ personas: 0, matched: 0, withSkills: 0 });
  const steps = within(await screen.findByRole('region', { name: 'The first day of Acme' })).getAllByRole('listitem');
  expect(steps.map((one) => one.textContent)).toEqual(['Create personasWhyCreate', 'Match themWhyNext']);
  await person.click(screen.getByRole('button', { name: 'Create' }));
  expect(portal.path()).toBe('/personas');
});

test('a client with complete personas gets no first-day steps', async () => {
  show();
  await screen.findByRole('region', { name: 'Recent work' });
  expect(screen.queryByRole('region', { name: /first day/ })).not.toBeInTheDocument();
});

test('failed counts do not affect the rest of the page', async () => {
  const { portal } = show();
  portal.answer(refuse(personaCounters, 502, { error: 'The personas service cannot be reached right now.' }));
  expect(await screen.findByRole('link', { name: /Define Client Personas/ })).toBeVisible();
});

test.each(ALL_TYPES)('a user of type %i never sees an empty page', (userType) => {
  renderShell(<Landing />, { areas: [], user: aUser({ userType }), clients: [] });
  expect(screen.getByText(/Nothing is set up for you yet/)).toBeVisible();
});
