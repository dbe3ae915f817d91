import { ALL_TYPES, type FirstStep, type HomeAnswer, PERSONA_USERS } from '@skills-architect/contracts';
import { personaHome } from '@skills-architect/contracts/personas';
import { listRecentPlaces } from '@skills-architect/contracts/portal';
import { skillHome } from '@skills-architect/contracts/skills';
import { localStore, useChoice } from '@skills-architect/portal-kit/host';
import { answer, aUser, deferAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anArea, aRoute, aTile } from '../areas/area.fixtures';
import { renderShell } from '../testing/render-shell';
import { Landing } from './landing';
import { HEIGHT_KEY } from './use-reserved-height';

const areas = [
  anArea('personas', {
    routes: [aRoute('/personas', PERSONA_USERS), aRoute('/persona/{id}', PERSONA_USERS)],
    tiles: [aTile('/personas', 'Define Client Personas'), aTile('/compare-role', 'Compare Industry Roles')],
    home: { path: personaHome.path, types: PERSONA_USERS, ofClient: true },
  }),
  anArea('skills', { home: { path: skillHome.path, types: [1] } }),
];
const unmatchedOf = (clientId: number, text: string) => ({
  text,
  clientId,
  icon: 'people',
  to: `/personas?client=${clientId}&unmatched=true`,
});
const step = { line: 'Why', to: '/personas', isDone: false };
const openSteps: FirstStep[] = [
  { ...step, position: 2, title: 'Match them', action: 'Match' },
  { ...step, position: 1, title: 'Create personas', action: 'Create' },
];
const home = (clientSteps: FirstStep[]): HomeAnswer => ({
  counts: [
    { tile: '/personas', text: '13 not matched yet' },
    { tile: '/personas', text: '1 import running' },
  ],
  waiting: [
    unmatchedOf(2, '12 personas without an industry role'),
    unmatchedOf(1, '1 persona without an industry role'),
    unmatchedOf(3, '4 personas without an industry role'),
  ],
  clientSteps,
});
const drafts = { text: '2 skills in draft', icon: 'book', to: '/skill/search?statuses=1' };
const doneSteps = openSteps.map((open) => ({ ...open, isDone: true }));
const show = (clientSteps = doneSteps, userType: 1 | 5 = 1, options: { silentMs?: number } = {}) =>
  renderShell(<Landing />, {
    ...options,
    areas,
    user: aUser({ userType }),
    clients: [
      { clientId: 1, clientName: 'Acme' },
      { clientId: 2, clientName: 'Bolt' },
    ],
    clientId: 1,
    answers: [
      answer(personaHome, ({ query }) => home(query.clientId === undefined ? [] : clientSteps)),
      answer(skillHome, { waiting: [drafts] }),
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
    ['2 skills in draft', '/skill/search?statuses=1'],
  ]);
});

test('figures are shown on their tile', async () => {
  show();
  const tile = await screen.findByRole('link', { name: /13 not matched yet · 1 import running/ });
  expect(tile).toHaveAttribute('href', '/personas');
  expect(screen.getByRole('link', { name: /Compare Industry Roles/ })).not.toHaveTextContent('not matched');
});

test('only a call that depends on the client is asked for it', async () => {
  const { portal } = show();
  await screen.findByRole('region', { name: 'Recent work' });
  const asked = portal.requests.filter(({ call }) => [personaHome.path, skillHome.path].some((path) => path === call));
  expect(asked.map(({ call, query }) => [call, query])).toEqual([
    [personaHome.path, { clientId: '1' }],
    [skillHome.path, {}],
  ]);
});

test('while the answer for another client is awaited, figures stay and steps of the former client go', async () => {
  const { portal } = show(openSteps);
  await screen.findByRole('region', { name: 'The first day of Acme' });
  act(() => useChoice.setState({ clientId: undefined }));
  await waitFor(() => expect(portal.requests.at(-1)).toMatchObject({ call: personaHome.path, query: {} }));
  portal.answer(deferAnswer(answer(personaHome, home([]))));
  act(() => useChoice.setState({ clientId: 2 }));
  expect(screen.getByRole('link', { name: /13 not matched yet/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: /first day/ })).not.toBeInTheDocument();
});

test('recent work lists records that the user has opened and may still open', async () => {
  show();
  expect(await listLinks('Recent work')).toEqual([['Tour PlannerPersona', '/persona/7?client=1']]);
});

test('a client without personas gets first-day steps, of which the first is enabled', async () => {
  const { person, portal } = show(openSteps);
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

test('an area without an answer does not affect the rest of the page', async () => {
  const { portal } = show();
  portal.answer(refuse(personaHome, 502, { error: 'The personas service cannot be reached right now.' }));
  expect(await screen.findByRole('link', { name: /Define Client Personas/ })).toBeVisible();
  expect(await listLinks('What waits for you')).toEqual([['2 skills in draft', '/skill/search?statuses=1']]);
});

test('says after three seconds that it tries again, then what failed, until Retry has loaded it', async () => {
  jest.useFakeTimers();
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const trying = () => screen.getByText(/Trying again/);
  const { portal } = show(undefined, 1, { silentMs: 10_000 });
  portal.answer(refuse(personaHome, 503, { code: 'unavailable', error: 'It is busy.' }));
  await after(2900);
  expect(trying()).not.toBeVisible();
  await after(2000);
  expect(trying()).toBeVisible();
  await after(6000);
  expect(screen.getByText('Some of what waits for you could not be loaded. It is busy.')).toBeVisible();
  portal.answer(answer(personaHome, home([])));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await after(100);
  expect(screen.getByRole('link', { name: /13 not matched yet/ })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  jest.useRealTimers();
});

test('says after ten seconds that an area takes longer than usual, and Retry asks it anew', async () => {
  jest.useFakeTimers();
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const { portal } = show();
  portal.answer(deferAnswer(answer(personaHome, home([]))));
  await after(9900);
  expect(screen.queryByText(/takes longer than usual/)).toBeNull();
  await after(200);
  expect(
    screen.getByText(/^Some of what waits for you cannot be shown yet. This takes longer than usual./),
  ).toBeVisible();
  portal.answer(answer(personaHome, home([])));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await after(100);
  expect(screen.getByRole('link', { name: /13 not matched yet/ })).toBeVisible();
  expect(screen.queryByText(/takes longer than usual/)).toBeNull();
  jest.useRealTimers();
});

test.each([
  [false, '190', 'Recent work could not be loaded. It is busy.'],
  [true, '190', 'Some of what waits for you and Recent work could not be loaded. It is busy.'],
  [true, '0', 'Some of what waits for you and Recent work could not be loaded. It is busy.'],
])(
  'names what failed (home calls too: %s) where %s px are reserved for it, else below the tiles, so that none moves',
  async (isHomeAway, reserved, message) => {
    const { portal } = show();
    localStore.set(HEIGHT_KEY, reserved);
    portal.answer(
      refuse(listRecentPlaces, 503, { code: 'unavailable', error: 'It is busy.' }),
      ...(isHomeAway ? [refuse(personaHome, 503, { code: 'unavailable', error: 'It is busy.' })] : []),
    );
    const text = await screen.findByText(message);
    const kept = screen.getByRole('heading', { level: 1 }).nextElementSibling;
    const [lastTile] = within(screen.getByRole('region', { name: /HR Manager/ }))
      .getAllByRole('link')
      .slice(-1);
    const { DOCUMENT_POSITION_PRECEDING, DOCUMENT_POSITION_FOLLOWING } = Node;
    const place = reserved === '0' ? DOCUMENT_POSITION_FOLLOWING : DOCUMENT_POSITION_PRECEDING;
    expect(lastTile?.compareDocumentPosition(text)).toBe(place);
    expect(kept).toHaveStyle({ minHeight: reserved === '0' ? '0' : `${reserved}px` });
    portal.answer(answer(personaHome, home([])), answer(listRecentPlaces, { places: [] }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect(kept).toHaveStyle({ minHeight: '0' });
  },
);

test.each(ALL_TYPES)('a user of type %i never sees an empty page', (userType) => {
  renderShell(<Landing />, { areas: [], user: aUser({ userType }), clients: [] });
  expect(screen.getByText(/Nothing is set up for you yet/)).toBeVisible();
});
