import { listPersonas } from '@skills-architect/contracts/personas';
import { navigate, useUnsavedChanges } from '@skills-architect/portal-kit';
import { answer, aUser, deferAnswer } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Frame } from '../frame/frame';
import { renderShell } from '../testing/render-shell';

jest.mock('../areas/federation', () => ({ fetchArea: () => new Promise(() => {}) }));

const twoClients = [
  { clientId: 1, clientName: 'Acme' },
  { clientId: 2, clientName: 'Bolt' },
];
const architect = aUser({ userType: 4 });
const somePersonas = answer(listPersonas, { data: [], total: 3, filteredPersonasCount: 3 });
const noPersonas = answer(listPersonas, { data: [], total: 0, filteredPersonasCount: 0 });
const dialog = () => screen.queryByRole('dialog', { name: 'Select Client' });
/** A portal whose user has several clients, none selected. */
const renderWithTwoClients = () =>
  renderShell(<Frame />, { user: architect, clients: twoClients, clientId: null, answers: [somePersonas] });
const findTile = (name: RegExp) => screen.getByRole('link', { name });

test('a single client is used at once', async () => {
  const { person, portal } = renderShell(<Frame />, { user: architect, answers: [somePersonas] });
  await person.click(findTile(/Assign Skills/));
  await waitFor(() => expect(portal.path()).toBe('/architect_skills'));
  expect(dialog()).not.toBeInTheDocument();
  expect(portal.requests[0]?.query).toEqual({ clientId: '1', pagesize: '1' });
});

test('with several clients the user chooses one first', async () => {
  const { person, portal } = renderWithTwoClients();
  await person.click(findTile(/Assign Skills/));
  expect(dialog()).toBeVisible();
  expect(portal.path()).toBe('/');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Client' }), 'Bolt');
  await person.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(portal.path()).toBe('/architect_skills'));
  expect(portal.requests[0]?.query).toMatchObject({ clientId: '2' });
});

function Draft({ onDiscard }: { onDiscard: () => void }) {
  useUnsavedChanges(true, onDiscard);
  return null;
}

test('a draft is discarded only once the choice is made', async () => {
  const discard = jest.fn();
  const { person, portal } = renderShell(
    <>
      <Frame />
      <Draft onDiscard={discard} />
    </>,
    { user: architect, clients: twoClients, clientId: null, answers: [somePersonas] },
  );
  await person.click(findTile(/Assign Skills/));
  await waitFor(() => expect(dialog()).toBeVisible());
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(discard).not.toHaveBeenCalled();
  await person.click(findTile(/Assign Skills/));
  await waitFor(() => expect(dialog()).toBeVisible());
  await person.selectOptions(screen.getByRole('combobox', { name: 'Client' }), 'Bolt');
  await person.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(portal.path()).toBe('/architect_skills'));
  expect(discard).toHaveBeenCalledTimes(1);
  expect(portal.questions).toHaveLength(2);
});

test('a double click asks once', async () => {
  const { person, portal } = renderWithTwoClients();
  await person.dblClick(findTile(/Assign Skills/));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toBeInTheDocument();
  await person.dblClick(findTile(/Assign Skills/));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Client' }), 'Bolt');
  await person.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(portal.path()).toBe('/architect_skills'));
});

test('a double click searches for personas once and reports only once that there are none', async () => {
  const slow = deferAnswer(noPersonas);
  const { person, portal } = renderShell(<Frame />, { user: architect, answers: [slow] });
  await person.dblClick(findTile(/Assign Skills/));
  slow.go();
  await waitFor(() => expect(portal.path()).toBe('/personas'));
  expect(portal.requests).toHaveLength(1);
  expect(portal.notifications).toHaveLength(1);
});

test('closing the dialog without a choice stays on the screen', async () => {
  const { person, portal } = renderShell(<Frame />, { user: architect, clients: twoClients, clientId: null });
  await person.click(findTile(/Assign Skills/));
  await person.click(screen.getByRole('button', { name: 'Go' }));
  expect(dialog()).toBeVisible();
  await person.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(portal.path()).toBe('/');
});

test('a client without personas leads to the list, with the reason', async () => {
  const slow = deferAnswer(noPersonas);
  const { person, portal } = renderShell(<Frame />, { user: architect, answers: [slow] });
  await person.click(findTile(/Assign Skills/));
  expect(await screen.findByText('Loading personas')).toBeVisible();
  slow.go();
  await waitFor(() => expect(portal.path()).toBe('/personas'));
  expect(screen.queryByText('Loading personas')).not.toBeInTheDocument();
  expect(portal.notifications).toEqual([
    { text: 'No Personas found! Kindly define a persona first', variant: 'info', duration: 2500 },
  ]);
});

describe('an entry that needs a client for some types only', () => {
  test('asks users of these types', async () => {
    const user = aUser({ userType: 8 });
    const { person, portal } = renderShell(<Frame />, { user, clients: twoClients, clientId: null });
    await person.click(findTile(/Compare Industry Roles/));
    expect(dialog()).toBeVisible();
    expect(portal.path()).toBe('/');
  });

  test('is an ordinary link for users of other types', async () => {
    const { person, portal } = renderShell(<Frame />, { user: architect, clients: twoClients, clientId: null });
    await person.click(screen.getByRole('link', { name: /Compare Industry Roles/ }));
    expect(portal.path()).toBe('/compare-role');
    expect(dialog()).not.toBeInTheDocument();
  });
});

test('a deep link asks for the client, and goes home without a choice', async () => {
  const { person, portal } = renderShell(<Frame />, {
    user: architect,
    clients: twoClients,
    clientId: null,
    path: '/architect_skills',
  });
  expect(await screen.findByRole('dialog', { name: 'Select Client' })).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(portal.path()).toBe('/'));
});

test('Back closes the dialog without a choice', async () => {
  const { person, portal } = renderShell(<Frame />, {
    user: architect,
    clients: twoClients,
    clientId: null,
    path: '/',
  });
  act(() => navigate('/architect_skills'));
  expect(await screen.findByRole('dialog', { name: 'Select Client' })).toBeVisible();
  act(() => navigate('/explore'));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  await person.keyboard('{Escape}');
  expect(portal.path()).toBe('/explore');
});
