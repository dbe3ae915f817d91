import * as calls from '@skills-architect/contracts/personas';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aPersona, GROUPS, query, show } from './persona-list.fixtures';

it('shows an empty client and an empty search result', async () => {
  const { portal, person } = show({ data: [] });
  expect(await screen.findByText(/There are no personas yet/)).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: 'Search personas' }), 'zzz');
  await waitFor(() => expect(query(portal)).toMatchObject({ searchString: 'zzz' }));
  expect(screen.queryByText(/There are no personas yet/)).toBeNull();
});

it('says that all personas were deleted, and leads to them', async () => {
  const deletion = { personaId: 7, personaName: 'Driver', personaGroupName: 'Depot', deletedBy: 'Ada Park' };
  const at = { deletedAt: '2026-03-01T10:00:00.000Z', restorableUntil: '2026-03-31T10:00:00.000Z' };
  const { portal } = show({ data: [] });
  portal.answer(answer(calls.listDeletedPersonas, { personas: [{ ...deletion, ...at }], total: 28 }));
  expect(await screen.findByText('All personas were deleted')).toBeVisible();
  expect(screen.getByText('28 can be restored.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Deleted Personas' }).at(-1)).toHaveAttribute('href', '/personas/deleted');
  expect(screen.queryByText(/There are no personas yet/)).not.toBeInTheDocument();
});

it('does not say that there are no personas when the deleted ones cannot be read, and retries', async () => {
  const { person, portal } = show({ data: [] });
  portal.answer(refuse(calls.listDeletedPersonas, 502, { error: 'The personas service cannot be reached right now.' }));
  expect(await screen.findByText('The personas service cannot be reached right now.')).toBeVisible();
  expect(screen.queryByText(/There are no personas yet/)).not.toBeInTheDocument();
  portal.answer(answer(calls.listDeletedPersonas, { personas: [], total: 0 }));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/There are no personas yet/)).toBeVisible();
});

it('keeps the rows when a refetch fails, with the error and Retry', async () => {
  const { person, portal } = show();
  await screen.findByRole('button', { name: 'Driver' });
  portal.answer(refuse(calls.listPersonas, 502, { error: 'The personas service cannot be reached right now.' }));
  portal.push('changed', { resource: 'personas' });
  const panel = await screen.findByText('The personas service cannot be reached right now.');
  expect(panel).toBeVisible();
  expect(screen.getByRole('button', { name: 'Driver' })).toBeVisible();
  portal.answer(answer(calls.listPersonas, { data: [aPersona(14, 'Welder')], total: 1, filteredPersonasCount: 1 }));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Welder' })).toBeVisible();
  expect(panel).not.toBeInTheDocument();
});

it('does not show the rows of another filter below an error', async () => {
  const { person, portal } = show();
  await screen.findByRole('button', { name: 'Driver' });
  portal.answer(refuse(calls.listPersonas, 502, { error: 'The personas service cannot be reached right now.' }));
  await person.type(screen.getByRole('textbox', { name: 'Search personas' }), 'weld');
  expect(await screen.findByText('The personas service cannot be reached right now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Driver' })).not.toBeInTheDocument();
});

it('shows why departments in the URL failed to load, and retries', async () => {
  const { person, portal } = show({ path: '/personas?personaGroupId=2', fail: true });
  expect(await screen.findByText('Departments do not answer')).toBeVisible();
  portal.answer(answer(calls.listPersonaGroups, { groups: GROUPS }));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Driver' })).toBeVisible();
  expect(query(portal)).toMatchObject({ personaGroupId: '2' });
});
