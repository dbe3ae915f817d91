import { logout } from '@skills-architect/contracts/portal';
import { navigate, useUnsavedChanges } from '@skills-architect/portal-kit';
import { useAreaStore, useSessionStore } from '@skills-architect/portal-kit/host';
import { answer, aUser, listAreas, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anArea, aRoute, aTile } from '../areas/area.fixtures';
import { renderShell } from '../testing/render-shell';
import { Frame } from './frame';

const superUser = aUser({ userType: 2, name: 'Sam Adeyemi' });
const clients = [
  { clientId: 1, clientName: 'Acme' },
  { clientId: 2, clientName: 'Bolt' },
];
const menu = () => screen.queryByRole('navigation', { name: 'Main' });
const openMenu = (person: { click: (element: Element) => Promise<void> }) =>
  person.click(screen.getByRole('button', { name: 'Open menu' }));

describe('the landing page', () => {
  const all = ['As a Client L&D Head / HR Manager', 'As a Skilling Architect', 'As an Administrator'];
  const persona = ['Define Client Personas', 'Assign Skills', 'Compare Industry Roles'];
  test.each([
    [1, all.slice(0, 1), persona],
    [8, all.slice(0, 1), persona],
    [4, all.slice(0, 2), [...persona, 'Manage Skills']],
    [2, all, [...persona, 'Manage Skills', 'User Management']],
    [3, all.slice(1, 2), ['Manage Skills']],
  ] as const)('of type %i', (userType, headings, tiles) => {
    renderShell(<Frame />, { user: aUser({ userType }) });
    expect(screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent)).toEqual(headings);
    const shown = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
      (element) => element.textContent,
    );
    for (const tile of persona.concat('Manage Skills', 'User Management'))
      expect(shown.some((text) => text.startsWith(tile))).toBe(tiles.some((name) => name === tile));
  });

  test('opens the help video of a tile without opening the tile', async () => {
    const video = { id: 'how', title: 'How it goes', tooltip: 'Click to watch', file: 'how.webm', captions: 'how.vtt' };
    const tile = aTile('/personas', 'Define Client Personas', { video: 'how' });
    const area = anArea('personas', { routes: [aRoute('/personas', [2])], tiles: [tile], videos: [video] });
    const { person, portal } = renderShell(<Frame />, { user: superUser, areas: [area] });
    await person.click(screen.getByRole('button', { name: 'Click to watch' }));
    const player = await screen.findByRole('dialog', { name: 'How it goes' });
    expect(within(player).getByLabelText('How it goes')).toHaveAttribute('src', expect.stringMatching(/\/how\.webm$/));
    expect(portal.path()).toBe('/');
    await person.click(within(player).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('without tiles it explains what to do', () => {
    renderShell(<Frame />, { user: aUser({ userType: 6, name: 'Vera Blum' }) });
    expect(screen.getByText('Nothing is set up for you yet, Vera Blum')).toBeVisible();
  });

  test('says that areas are off if that is why there are no tiles', () => {
    renderShell(<Frame />, { user: superUser });
    act(() => listAreas([]));
    expect(screen.getByText(/Areas of this portal are switched off/)).toBeVisible();
  });

  test('loses a tile when its area goes off', () => {
    renderShell(<Frame />, { user: superUser });
    expect(screen.getByRole('link', { name: /User Management/ })).toBeVisible();
    act(() => listAreas(useAreaStore.getState().on.filter(({ manifest }) => manifest.id !== 'admin')));
    expect(screen.queryByRole('link', { name: /User Management/ })).not.toBeInTheDocument();
  });

  test('shows a landing message once', async () => {
    const { portal } = renderShell(<Frame />, { user: superUser, path: '/users' });
    act(() => navigate('/', { state: { landingMessage: '' } }));
    await waitFor(() => expect(portal.notifications).toHaveLength(1));
    expect(portal.notifications).toEqual([{ text: 'Session timed out!', variant: 'info', duration: 1500 }]);
  });
});

describe('the guard', () => {
  test('redirects a user type without access', async () => {
    const { portal } = renderShell(<Frame />, { user: aUser({ userType: 1 }), path: '/users' });
    await waitFor(() => expect(portal.path()).toBe('/'));
    expect(portal.notifications).toMatchObject([
      { text: 'This user not authorized to access this page', variant: 'info', duration: 3000 },
    ]);
  });

  test.each(['/nowhere', '/nowhere/%E0%A4%A', '/personas//'])('shows Not Found for an unknown path: %s', (path) => {
    renderShell(<Frame />, { user: superUser, path });
    expect(screen.getByRole('heading', { name: '404 Not found' })).toBeVisible();
  });
});

describe('the bar', () => {
  test('shows who is signed in and where they are', () => {
    renderShell(<Frame />, { user: superUser, path: '/users' });
    expect(screen.getByRole('img', { name: 'Sam Adeyemi' })).toHaveTextContent('SA');
    expect(screen.getByText('User Management', { selector: '[aria-current=page]' })).toBeInTheDocument();
    expect(document.title).toBe('User Management · Skills Architect');
  });

  test('shows the selected client if there are several, and changes it', async () => {
    const { person } = renderShell(<Frame />, { user: superUser, clients });
    await person.click(screen.getByRole('button', { name: 'Acme' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Client' }), 'Bolt');
    await person.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.getByRole('button', { name: 'Bolt' })).toBeVisible();
  });

  test('changes and stores the theme', async () => {
    const { person } = renderShell(<Frame />, { user: superUser });
    await person.click(screen.getByRole('button', { name: 'Use light theme' }));
    expect(document.documentElement).toHaveClass('light');
    await person.click(screen.getByRole('button', { name: 'Use dark theme' }));
    expect(document.documentElement).toHaveClass('dark');
  });
});

describe('the drawer', () => {
  const titles = () => {
    const drawer = within(screen.getByRole('dialog'));
    return [...drawer.getAllByRole('link'), ...drawer.getAllByRole('button')]
      .map((element) => element.textContent)
      .filter(Boolean);
  };

  test.each([
    [
      1,
      [
        'Home',
        'Define Client Personas',
        'Assign Skills',
        'Compare Industry Roles',
        'Your Account',
        'Keyboard shortcuts',
        'Logout',
      ],
    ],
    [3, ['Home', 'Manage Skills', 'Your Account', 'Keyboard shortcuts', 'Logout']],
  ] as const)('of type %i', async (userType, expected) => {
    const { person } = renderShell(<Frame />, { user: aUser({ userType }) });
    await openMenu(person);
    expect(titles()).toEqual(expected);
  });

  test('opens and closes with [, but not while typing', async () => {
    const { person } = renderShell(
      <>
        <Frame />
        <input aria-label="Elsewhere" />
      </>,
      { user: superUser },
    );
    await person.keyboard('[[');
    expect(menu()).toBeVisible();
    await person.keyboard('[[');
    expect(menu()).not.toBeInTheDocument();
    await person.type(screen.getByLabelText('Elsewhere'), '[[');
    expect(menu()).not.toBeInTheDocument();
  });

  test('marks the current screen, also for paths below it', async () => {
    const { person } = renderShell(<Frame />, { user: superUser, path: '/persona/edit/4' });
    await openMenu(person);
    expect(within(screen.getByRole('dialog')).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Define Client Personas',
    );
  });

  test('opens the chosen entry and closes', async () => {
    const { person, portal } = renderShell(<Frame />, { user: superUser });
    await openMenu(person);
    await person.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Manage Skills' }));
    expect(portal.path()).toBe('/skill/search');
    expect(menu()).not.toBeInTheDocument();
  });

  test('leaves Ctrl+click to the browser, which opens another tab', async () => {
    const { person, portal } = renderShell(<Frame />, { user: superUser, path: '/users' });
    await openMenu(person);
    const entry = within(screen.getByRole('dialog')).getByRole('link', { name: 'Manage Skills' });
    expect(entry).toHaveAttribute('href', '/skill/search');
    entry.addEventListener('click', (event) => event.preventDefault());
    await person.keyboard('{Control>}');
    await person.click(entry);
    expect(portal.path()).toBe('/users');
    expect(menu()).toBeVisible();
  });
});

function Dirty() {
  useUnsavedChanges(true);
  return null;
}

test.each([
  ['stays', false, '/persona/edit/4'],
  ['goes', true, '/skill/search'],
])('a menu click over unsaved changes asks first, and %s', async (_, agree, path) => {
  const ui = (
    <>
      <Frame />
      <Dirty />
    </>
  );
  const { person, portal } = renderShell(ui, { user: superUser, path: '/persona/edit/4', agree });
  await openMenu(person);
  await person.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Manage Skills' }));
  await waitFor(() => expect(portal.path()).toBe(path));
  expect(portal.questions).toMatchObject([{ text: 'Proceed without saving changes?', yes: 'Yes', no: 'No' }]);
});

describe('logging out', () => {
  test('clears the storage except the theme and shows the login', async () => {
    const { person, portal } = renderShell(<Frame />, {
      user: superUser,
      path: '/users',
      answers: [answer(logout, { done: true })],
    });
    localStorage.setItem('skills-architect.colour-mode', 'light');
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to Skills Architect' })).toBeVisible();
    expect(portal.path()).toBe('/');
    expect(portal.notifications).toEqual([{ text: 'Logout Successful', variant: 'success', duration: 1500 }]);
    expect({ ...localStorage }).toEqual({ 'skills-architect.colour-mode': 'light' });
  });

  test('a failed logout keeps the session', async () => {
    const answers = [refuse(logout, 503, { error: 'Not now' })];
    const { person, portal } = renderShell(<Frame />, { user: superUser, answers });
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(portal.notifications).toMatchObject([{ text: 'Not now', variant: 'error' }]));
    expect(useSessionStore.getState().status).toBe('in');
  });
});
