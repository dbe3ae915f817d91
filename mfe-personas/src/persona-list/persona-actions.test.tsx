import * as calls from '@skills-architect/contracts/personas';
import { listJobs } from '@skills-architect/contracts/portal';
import { navigate } from '@skills-architect/portal-kit';
import { answer, deferAnswer } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPersona, PERSONAS, show } from './persona-list.fixtures';

describe('actions on chosen personas', () => {
  it('selects all on the page, and all across pages above 50', async () => {
    const { person, portal } = show({ filtered: 51 });
    await screen.findByRole('button', { name: 'Driver' });
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Select All across all pages' }));
    expect(await screen.findByText('51 Persona(s) selected across all pages')).toBeVisible();
    await person.click(screen.getByRole('checkbox', { name: /Driver/ }));
    expect(await screen.findByText('50 Persona(s) selected across all pages')).toBeVisible();
    expect(portal.notifications).toEqual([]);
  });

  it('compares two to four selected personas from the bar of the selection', async () => {
    const { person, portal } = show();
    await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
    const compare = within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Compare' });
    expect(compare).toHaveAccessibleDescription('Select at least 2 personas to compare');
    await person.click(screen.getByRole('checkbox', { name: /Planner/ }));
    await person.click(compare);
    expect(portal.path()).toBe('/compare-persona?personas=12_13');
  });

  it('personas of the previous page cannot be selected while the next page loads', async () => {
    const { person, portal } = show({ filtered: 90 });
    await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
    const next = deferAnswer(
      answer(calls.listPersonas, { data: [aPersona(14, 'Welder')], total: 120, filteredPersonasCount: 90 }),
    );
    portal.answer(next);
    await person.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Driver/ })).toBeDisabled());
    expect(screen.queryByText(/selected within this page/)).toBeNull();
    next.go();
    expect(await screen.findByRole('checkbox', { name: /Welder/ })).toBeEnabled();
  });

  it('offers no selection across pages up to 50', async () => {
    const { person } = show({ filtered: 50 });
    await screen.findByRole('button', { name: 'Driver' });
    await person.click(screen.getByRole('button', { name: 'Select' }));
    expect(screen.queryByRole('menuitem', { name: /across all pages/ })).toBeNull();
  });

  it('deletes after confirmation and undoes it', async () => {
    const { person, portal } = show();
    portal.answer(
      answer(calls.deletePersonas, { deleted: 1, changeSet: 'set-1' }),
      answer(calls.undoPersonaChanges, { restored: 1 }),
    );
    await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
    await person.click(
      within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() =>
      expect(portal.notifications).toMatchObject([{ text: 'Persona deleted successfully', detail: 'Driver' }]),
    );
    expect(portal.questions[0]?.text).toBe('Are you sure you want to delete Driver?');
    expect(portal.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ ids: [12] });
    portal.notifications.find(({ action }) => action?.label === 'Undo')?.action?.run();
    await waitFor(() => expect(portal.requests.some(({ call }) => call === calls.undoPersonaChanges.path)).toBe(true));
  });

  it('says after Undo which personas stay deleted, because their names are taken', async () => {
    const { person, portal } = show();
    const notRestored = 'Driver cannot be restored: another persona of this client has this name by now.';
    portal.answer(
      answer(calls.countSelectedPersonas, { personas: 2 }),
      answer(calls.deletePersonas, { deleted: 2, changeSet: 'set-1' }),
      answer(calls.undoPersonaChanges, { restored: 1, notRestored }),
    );
    await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
    await person.click(screen.getByRole('checkbox', { name: /Planner/ }));
    await person.click(
      within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(portal.notifications).toHaveLength(1));
    portal.notifications[0]?.action?.run();
    await waitFor(() =>
      expect(portal.notifications).toMatchObject([
        { text: 'Personas deleted successfully' },
        { text: '1 persona is back' },
        { text: notRestored, variant: 'warning' },
      ]),
    );
  });

  it('says how many of several are deleted', async () => {
    const { person, portal } = show();
    portal.answer(
      answer(calls.countSelectedPersonas, { personas: 2 }),
      answer(calls.deletePersonas, { deleted: 2, changeSet: 'set-1' }),
    );
    await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
    await person.click(screen.getByRole('checkbox', { name: /Planner/ }));
    await person.click(
      within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() =>
      expect(portal.notifications).toMatchObject([{ text: 'Personas deleted successfully', detail: '2 personas' }]),
    );
    expect(portal.questions[0]?.text).toBe('Are you sure you want to delete 2 personas?');
  });

  it('shortens a very long name in the question', async () => {
    const { person, portal } = show();
    const long = aPersona(14, 'W'.repeat(300));
    portal.answer(
      answer(calls.listPersonas, { data: [long], total: 1, filteredPersonasCount: 1 }),
      answer(calls.deletePersonas, { deleted: 1, changeSet: 'set-1' }),
    );
    act(() => portal.push('changed', { resource: 'personas' }));
    await person.click(await screen.findByRole('checkbox', { name: /W{300}/ }));
    await person.click(
      within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(portal.questions[0]?.text).toBe(`Are you sure you want to delete ${'W'.repeat(79)}…?`));
  });

  it('forgets a selected persona that a colleague has moved out of the list', async () => {
    const { person, portal } = show({ path: '/personas?searchString=r' });
    await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
    await person.click(screen.getByRole('checkbox', { name: /Planner/ }));
    expect(screen.getByText('2 Persona(s) selected within this page')).toBeVisible();
    const rest = PERSONAS.filter(({ personaName }) => personaName !== 'Driver');
    portal.answer(
      answer(calls.listPersonas, { data: rest, total: 120, filteredPersonasCount: 2 }),
      answer(calls.deletePersonas, { deleted: 1, changeSet: 'set-1' }),
    );
    act(() => portal.push('changed', { resource: 'personas' }));
    expect(await screen.findByText('1 Persona(s) selected within this page')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete Persona(s)' }));
    await waitFor(() => expect(portal.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ ids: [13] }));
  });

  it('clears the selection on another search, and says that a deletion across pages follows the filter', async () => {
    const { person, portal } = show({ filtered: 60, path: '/personas?personaGroupId=1' });
    portal.answer(
      answer(calls.countSelectedPersonas, { personas: 60 }),
      answer(calls.deletePersonas, { deleted: 60, changeSet: 'a' }),
    );
    await screen.findByRole('button', { name: 'Driver' });
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Select All across all pages' }));
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete Persona(s)' }));
    await waitFor(() =>
      expect(portal.questions[0]?.text).toBe('Are you sure you want to delete 60 personas that match the filter?'),
    );
    await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
    act(() => navigate('/personas?personaGroupId=1&searchString=dri'));
    await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull());
  });

  it('says nothing about an export that its user has cancelled', async () => {
    const { person, portal } = show();
    const job = {
      token: 'export-1',
      kind: 'persona-export',
      title: 'Exporting 1 persona',
      userId: 1,
      status: 'cancelled' as const,
      entity: 'personas',
      itemsTotal: 1,
      itemsDone: 0,
      cancellable: false,
    };
    portal.answer(
      answer(calls.exportPersonas, { exportTokenId: 'export-1', totalItems: 1 }),
      answer(listJobs, { jobs: [job] }),
    );
    await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Export to Excel' }));
    await waitFor(() => expect(portal.requests.some(({ call }) => call === listJobs.path)).toBe(true));
    await act(async () => undefined);
    expect(portal.notifications).toEqual([]);
  });

  it('shows the result of a large deletion only on the card of its job', async () => {
    const { person, portal } = show();
    const job = {
      token: 'set-1',
      kind: 'persona-remove',
      title: 'Deleting 250 personas',
      userId: 1,
      status: 'done' as const,
      entity: 'personas',
      itemsTotal: 250,
      itemsDone: 250,
      cancellable: false,
    };
    portal.answer(
      answer(calls.countSelectedPersonas, { personas: 250 }),
      answer(calls.deletePersonas, { deleted: 0, changeSet: 'set-1', jobToken: 'set-1' }),
      answer(listJobs, { jobs: [job] }),
    );
    await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete Persona(s)' }));
    await waitFor(() => expect(portal.requests.some(({ call }) => call === listJobs.path)).toBe(true));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Driver/ })).not.toBeChecked());
    expect(portal.notifications).toEqual([]);
  });

  it.each([
    ['Delete Persona(s)', 'Select Personas to delete'],
    ['Export to Excel', 'Select Persona(s) to export to excel'],
    ['Export to the learning platform', 'Select Personas to export to the learning platform'],
  ])('says what to do when no persona is selected for %s', async (action, sentence) => {
    const { person, portal } = show();
    await screen.findByRole('button', { name: 'Driver' });
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: action }));
    expect(portal.notifications.map(({ text }) => text)).toContain(sentence);
  });

  it.each([
    [1, false],
    [8, true],
    [2, true],
    [4, true],
  ] as const)('offers user type %i the Excel export: %s', async (userType, offered) => {
    const { person } = show({ userType });
    await screen.findByRole('button', { name: 'Driver' });
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'Delete Persona(s)' });
    expect(screen.queryByRole('menuitem', { name: 'Export to Excel' }) !== null).toBe(offered);
  });

  it.each([
    ['instance name and region', { instanceName: 'northwind-live', instanceRegion: 2 }, true, true],
    ['both in a portal without a connection', { instanceName: 'northwind-live', instanceRegion: 2 }, false, false],
    ['no region', { instanceName: 'northwind-live', instanceRegion: 0 }, true, false],
    ['neither', {}, true, false],
  ])('offers the export to the learning platform for a client with %s', async (_, client, isConnected, offered) => {
    const { person } = show({ client, isConnected, userType: 1 });
    await screen.findByRole('button', { name: 'Driver' });
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'Delete Persona(s)' });
    expect(screen.queryByRole('menuitem', { name: 'Export to the learning platform' }) !== null).toBe(offered);
  });

  it('exports all across pages by the filter, without deselected ones, to the learning platform', async () => {
    const { person, portal } = show({ filtered: 10_000 });
    portal.answer(answer(calls.exportToLearningPlatform, { exportTokenId: 'export-1', totalItems: 9_999 }));
    await screen.findByRole('button', { name: 'Driver' });
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Select All across all pages' }));
    await person.click(screen.getByRole('checkbox', { name: /Driver/ }));
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Export to the learning platform' }));
    const exportBody = () => portal.requests.find(({ call }) => call === calls.exportToLearningPlatform.path)?.body;
    await waitFor(() => expect(exportBody()).toEqual({ filter: {}, except: [12] }));
  });

  it('selects nothing while the rows of another page are shown', async () => {
    const { person, portal } = show({ filtered: 90 });
    await screen.findByRole('button', { name: 'Driver' });
    const next = deferAnswer(
      answer(calls.listPersonas, { data: [aPersona(61, 'Welder')], total: 120, filteredPersonasCount: 90 }),
    );
    portal.answer(next);
    await person.click(screen.getByRole('button', { name: 'Next page' }));
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Select All within this page' }));
    next.go();
    await screen.findByRole('button', { name: 'Welder' });
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete Persona(s)' }));
    expect(portal.questions).toEqual([]);
    expect(portal.notifications.at(-1)?.text).toBe('Select Personas to delete');
  });
});
