import { roleExplorerData } from '@skills-architect/contracts/explorer';
import { formatNumber } from '@skills-architect/contracts/locale';
import { getRole } from '@skills-architect/contracts/roles';
import { answer, deferAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { aRoleNode, aRoot, aTree, aType } from '../explorer.fixtures';
import { data, findItem, type Options, open, sources } from './role-explorer.fixtures';

const atomic = { sourceId: 5, source: 'Atomic 1.1', roles: 1 };
const focus = (element: HTMLElement) => act(() => element.focus());
const focusedLabel = () => document.activeElement?.getAttribute('aria-label');
const path = () => within(screen.getByRole('navigation', { name: 'Path' }));

let openWindow: jest.SpyInstance;
beforeEach(() => {
  openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => openWindow.mockRestore());

test('shows three levels of all sources, and the legend', async () => {
  const { requestedSourceIds } = open();
  await findItem('Industries, 5 roles');
  expect(screen.getAllByRole('treeitem')).toHaveLength(9);
  expect(screen.queryByRole('treeitem', { name: /, role$/ })).not.toBeInTheDocument();
  expect(requestedSourceIds()).toEqual(['-1']);
  expect(screen.getByRole('combobox', { name: 'Source' })).toHaveDisplayValue('All (3,013)');
  const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
  expect(legend.map((element) => element.textContent)).toEqual([
    'Industries',
    'Functions',
    'Department',
    'Track',
    'Roles',
  ]);
});

test('starts with source 5 if it exists', async () => {
  const { requestedSourceIds, portal } = open('', {
    answers: [
      answer(roleExplorerData, ({ query }) => ({
        tree: query.sourceId === 5 ? aRoot([aType(1, 'Atomic roles', [])]) : aTree(),
        sources: [...sources, atomic],
      })),
    ],
  });
  await waitFor(() => expect(requestedSourceIds()).toEqual(['-1', '5']));
  expect(screen.getByRole('combobox', { name: 'Source' })).toHaveValue('5');
  expect(portal.path()).toBe('/role_explorer');
});

test('changing the source returns to the root', async () => {
  const { person, portal, requestedSourceIds } = open('?path=1&path=10');
  await findItem('Nursing, 2 roles');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'ESCO (3,007)');
  expect(portal.path()).toBe('/role_explorer?source=101');
  await waitFor(() => expect(requestedSourceIds().at(-1)).toBe('101'));
});

test('a click goes down, the breadcrumb goes back', async () => {
  const { person, portal } = open();
  await person.click(await findItem('Health Care, 4 roles'));
  expect(portal.path()).toBe('/role_explorer?path=1&path=10');
  expect(
    path()
      .getAllByRole('listitem')
      .map((element) => element.textContent),
  ).toEqual(['All', 'Industries', 'Health Care']);
  await findItem('Role 1001, role');
  await person.click(path().getByRole('button', { name: 'Industries' }));
  expect(portal.path()).toBe('/role_explorer?path=1');
});

test('is restored from the URL; an invalid path ends at its last valid node', async () => {
  open('?source=101&path=1&path=10&path=999');
  await findItem('Nursing, 2 roles');
  expect(path().getByText('Health Care')).toHaveAttribute('aria-current', 'location');
});

test('supports the keyboard: along the ring, outwards, down and up', async () => {
  const { person, portal } = open();
  await findItem('Industries, 5 roles');
  focus(screen.getByRole('treeitem', { name: 'Industries, 5 roles' }));
  expect(screen.getAllByRole('treeitem').filter((element) => element.getAttribute('tabindex') === '0')).toHaveLength(1);
  await person.keyboard('{ArrowRight}');
  expect(focusedLabel()).toBe('Functions, 1 role');
  await person.keyboard('{ArrowLeft}{ArrowDown}');
  expect(focusedLabel()).toBe('Health Care, 4 roles');
  await person.keyboard('{Enter}');
  expect(portal.path()).toBe('/role_explorer?path=1&path=10');
  expect(focusedLabel()).toBe('Medicine, 2 roles');
  await person.keyboard('{Escape}');
  expect(portal.path()).toBe('/role_explorer?path=1');
  expect(focusedLabel()).toBe('Health Care, 4 roles');
  await person.keyboard('{Backspace}');
  expect(portal.path()).toBe('/role_explorer');
  expect(focusedLabel()).toBe('Industries, 5 roles');
});

test('shows the full name of the hovered node', async () => {
  const { person } = open();
  await person.hover(await findItem('Transport, 1 role'));
  expect(screen.getByText('Department, 1 role')).toBeVisible();
});

test('T switches between chart and tree with the same content', async () => {
  const { person, portal } = open('?path=1&path=11');
  focus(await findItem('Transport, 1 role'));
  await person.keyboard('t');
  expect(portal.path()).toBe('/role_explorer?path=1&path=11&view=tree');
  const lines = screen.getAllByRole('treeitem').map((line) => line.textContent);
  expect(lines).toEqual([
    'Industries5 roles',
    'Health Care4 roles',
    'Logistics1 role',
    'Transport1 role',
    'Functions1 role',
  ]);
  await person.click(screen.getByRole('button', { name: 'Show chart' }));
  expect(portal.path()).toBe('/role_explorer?path=1&path=11');
  await findItem('Transport, 1 role');
});

test('the tree opens and closes by keyboard, and opens roles', async () => {
  const { person, portal } = open('?view=tree');
  focus(await findItem(/^Industries/));
  await person.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toHaveTextContent('Logistics');
  await person.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
  expect(openWindow).toHaveBeenCalledWith('/role/edit/1101', '_blank', 'noopener');
  expect(portal.path()).toBe('/role_explorer?path=1&path=11&path=110&view=tree');
  await person.keyboard('{ArrowLeft}');
  expect(document.activeElement).toHaveTextContent('Transport');
  await person.keyboard('{ArrowLeft}');
  expect(document.activeElement).toHaveAttribute('aria-expanded', 'false');
});

const openAtTransport = ({ answers, ...options }: Options) =>
  open('?path=1&path=11', { answers: answers ?? [data], ...options });

test.each([2, 4] as const)('opens the page of a role in a new tab for user type %d', async (userType) => {
  const { person } = openAtTransport({ userType });
  await person.click(await findItem('Role 1101, role'));
  expect(openWindow).toHaveBeenCalledWith('/role/edit/1101', '_blank', 'noopener');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([1, 8] as const)('opens a role in a pop-up for user type %d', async (userType) => {
  const { person } = openAtTransport({ userType, answers: [data, refuse(getRole, 503, { error: 'Not now' })] });
  await person.click(await findItem('Role 1101, role'));
  expect(await screen.findByRole('dialog', { name: 'Role 1101' })).toBeVisible();
  expect(openWindow).not.toHaveBeenCalled();
});

test('opens a pop-up when the roles area is off', async () => {
  const { person } = openAtTransport({ areas: [manifest], answers: [data, refuse(getRole, 503)] });
  await person.click(await findItem('Role 1101, role'));
  expect(await screen.findByRole('dialog', { name: 'Role 1101' })).toBeVisible();
});

test('shows loading and empty states', async () => {
  const slow = deferAnswer(answer(roleExplorerData, { tree: aRoot([]), sources: [] }));
  open('', { answers: [slow] });
  expect(screen.getByRole('status', { name: 'Loading roles' })).toBeInTheDocument();
  slow.go();
  expect(await screen.findByText('There are no published roles to explore yet.')).toBeVisible();
});

test('shows why the roles failed to load, and retries', async () => {
  const { person, portal } = open('', {
    answers: [refuse(roleExplorerData, 503, { error: 'The explorer does not answer' })],
  });
  expect(await screen.findByText('The explorer does not answer')).toBeVisible();
  portal.answer(data);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await findItem('Industries, 5 roles');
});

test('many thin roles are gathered and open on click', async () => {
  const crowd = Array.from({ length: 3000 }, (_, index) => aRoleNode(index + 1));
  const tree = aTree();
  const transport = tree.children[0]?.children[1]?.children[0];
  if (!transport) throw new Error('the sample has no department');
  transport.children = crowd;
  transport.value = crowd.length;
  const { person, portal } = open('?path=1', { answers: [answer(roleExplorerData, { tree, sources })] });
  await person.click(await screen.findByText(/3,000 others in Transport/));
  expect(portal.path()).toBe('/role_explorer?path=1&path=11&path=110');
  const listDrawn = () => screen.getAllByRole('treeitem').map((role) => role.getAttribute('aria-label'));
  const first = listDrawn();
  const drawn = first.length;
  expect(drawn).toBeGreaterThan(20);
  await person.click(screen.getByText(`${formatNumber(3000 - drawn)} others in Transport: open them`));
  expect(portal.path()).toBe(`/role_explorer?path=1&path=11&path=110&skip=${drawn}`);
  expect(listDrawn()).toHaveLength(drawn);
  expect(listDrawn().filter((name) => first.includes(name))).toEqual([]);
  await person.click(screen.getByText('Transport: one level up'));
  expect(portal.path()).toBe('/role_explorer?path=1&path=11&path=110');
});

test('a list beside the chart has every child, and opens it', async () => {
  const { person, portal } = open('?path=1');
  const list = within(await screen.findByRole('list', { name: 'In Industries' }));
  expect(list.getAllByRole('button').map((element) => element.textContent)).toEqual([
    'Health Care4 roles',
    'Logistics1 role',
  ]);
  await person.click(list.getByRole('button', { name: /^Logistics/ }));
  expect(portal.path()).toBe('/role_explorer?path=1&path=11');
  await person.click(within(screen.getByRole('list', { name: 'In Logistics' })).getByRole('button'));
  await person.click(within(screen.getByRole('list', { name: 'In Transport' })).getByRole('button'));
  expect(openWindow).toHaveBeenCalledWith('/role/edit/1101', '_blank', 'noopener');
});

test('Back and the breadcrumb close what was opened in the tree', async () => {
  const { person, portal } = open('?view=tree');
  await person.click(await findItem(/^Industries/));
  await person.click(await findItem(/^Logistics/));
  expect(portal.path()).toBe('/role_explorer?path=1&path=11&view=tree');
  const expanded = () => screen.getAllByRole('treeitem', { expanded: true }).map((line) => line.textContent);
  expect(expanded()).toEqual(['Industries5 roles', 'Logistics1 role']);
  act(() => window.history.back());
  await waitFor(() => expect(expanded()).toEqual(['Industries5 roles']));
  act(() => window.history.forward());
  await waitFor(() => expect(expanded()).toEqual(['Industries5 roles', 'Logistics1 role']));
  await person.click(path().getByRole('button', { name: 'Industries' }));
  await waitFor(() => expect(expanded()).toEqual(['Industries5 roles']));
});
