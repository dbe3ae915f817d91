import * as calls from '@skills-architect/contracts/personas';
import { listFunctions, listSubSectors } from '@skills-architect/contracts/roles';
import { navigate } from '@skills-architect/portal-kit';
import { answer, deferAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aPersona } from '../persona-list/persona-list.fixtures';
import { chooseRole, notificationTexts, PERSONA, sentBody, show } from './persona-form.fixtures';

describe('changing a persona', () => {
  it('shows it with its role and links to the previous and next persona', async () => {
    const { person, portal } = show('/persona/edit/12/false');
    expect(await screen.findByDisplayValue('Tour Planner')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Roles and Responsibilities/ })).toHaveValue('Plan\nInform');
    await person.click(screen.getByRole('button', { name: 'Previous persona' }));
    expect(portal.path()).toBe('/persona/edit/11/false');
  });

  it('shows industry and department of its role even if the client’s sources do not offer them', async () => {
    const { portal } = show('/persona/edit/12/false');
    portal.answer(answer(listSubSectors, { subSectors: [] }), answer(listFunctions, { functions: [] }));
    expect(await screen.findByDisplayValue('Logistics')).toBeVisible();
    expect(screen.getByDisplayValue('Transport')).toBeVisible();
  });

  it('clears the role when another industry or department is chosen', async () => {
    const shown = show('/persona/edit/12/false');
    const role = await screen.findByRole('combobox', { name: /Industry Role/ });
    expect(role).toHaveValue('Transport Planner');
    await shown.person.click(screen.getByRole('button', { name: 'Clear Department' }));
    expect(role).toHaveValue('');
    await shown.person.click(screen.getByRole('button', { name: 'Update Persona' }));
    expect(await screen.findByText('Please select an Industry Role!')).toBeVisible();
    expect(sentBody(shown, calls.updatePersona)).toBeUndefined();
  });

  it('is saved without an industry role if it has none, and says so at the field', async () => {
    const shown = show('/persona/edit/12/false');
    const { person, portal } = shown;
    const withoutRole = { ...PERSONA, industryRole: null };
    portal.answer(
      answer(calls.getPersona, { ...withoutRole, previousPersonaId: null, nextPersonaId: null }),
      answer(calls.updatePersona, { ...withoutRole, rev: 5 }),
    );
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    expect(screen.getByRole('combobox', { name: 'Industry Role' })).toHaveAccessibleDescription(
      'No industry role yet: skills cannot be suggested until one is chosen',
    );
    await person.click(screen.getByRole('button', { name: 'Update Persona' }));
    await waitFor(() => expect(notificationTexts(shown)).toContain('Persona Updated Successfully'));
    expect(sentBody(shown, calls.updatePersona)?.body).toMatchObject({ industryRoleId: null, rev: 4 });
  });

  it('asks, then sends the change with its base revision', async () => {
    const shown = show('/persona/edit/12/false');
    const { person, portal } = shown;
    portal.answer(answer(calls.updatePersona, { ...PERSONA, rev: 5 }));
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    await person.click(screen.getByRole('button', { name: 'Update Persona' }));
    await waitFor(() => expect(notificationTexts(shown)).toContain('Persona Updated Successfully'));
    expect(sentBody(shown, calls.updatePersona)?.body).toMatchObject({
      reportingTo: 'Head of Transport North',
      rev: 4,
    });
    expect(portal.questions).toHaveLength(1);
  });

  it('keeps the form when rereading the persona fails', async () => {
    const { person, portal } = show('/persona/edit/12/false');
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    const read = () => portal.requests.filter(({ call }) => call === calls.getPersona.path).length;
    const before = read();
    portal.answer(refuse(calls.getPersona, 403, { error: 'Not now' }));
    // Two reads in turn: the second starts after the screen has shown that the first failed.
    for (const reads of [before + 1, before + 2]) {
      portal.push('changed', { resource: 'personas' });
      await waitFor(() => expect(read()).toBe(reads));
      await act(async () => {});
    }
    expect(screen.getByDisplayValue('Head of Transport North')).toBeVisible();
  });

  it('offers typed values again after the screen was unmounted', async () => {
    const { person, portal } = show('/persona/edit/12/false');
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    act(() => navigate('/personas', { skipConfirm: true }));
    expect(portal.offers()).toEqual([]);
    act(() => navigate('/persona/edit/12/false'));
    expect(await screen.findByDisplayValue('Head of Transport')).toBeVisible();
    expect(portal.offers()[0]?.text).toBe('Restore what you entered in Reporting To for Tour Planner of Northwind?');
    act(() => portal.offers()[0]?.restore());
    expect(await screen.findByDisplayValue('Head of Transport North')).toBeVisible();
    expect(portal.offers()).toEqual([]);
  });

  it('restores a chosen industry role with its name', async () => {
    const shown = show('/persona/add');
    await chooseRole(shown);
    act(() => navigate('/personas', { skipConfirm: true }));
    act(() => navigate('/persona/add'));
    await screen.findByRole('textbox', { name: /Persona Name/ });
    act(() => shown.portal.offers()[0]?.restore());
    expect(await screen.findByRole('combobox', { name: /Industry Role/ })).toHaveValue('Transport Planner');
  });

  it('still asks before leaving after a failed save', async () => {
    const shown = show('/persona/edit/12/false');
    const { person, portal } = shown;
    portal.answer(refuse(calls.updatePersona, 500, { code: 'failed', error: 'Something went wrong' }));
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    await person.click(screen.getByRole('button', { name: 'Update Persona' }));
    await waitFor(() => expect(notificationTexts(shown)).toContain('Something went wrong'));
    await person.click(screen.getByRole('button', { name: 'Previous persona' }));
    await waitFor(() => expect(portal.questions.map(({ text }) => text)).toContain('Proceed without saving changes?'));
  });

  it('opens the comparison of its role, and asks before discarding changes', async () => {
    const { person, portal } = show('/persona/edit/12/false');
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    await person.click(screen.getByRole('button', { name: 'Compare Role' }));
    await waitFor(() => expect(portal.path()).toBe('/compare-role/1/2/5/3'));
    expect(portal.questions.map(({ text }) => text)).toEqual(['Proceed without saving changes?']);
  });

  it('is deleted without asking about unsaved changes', async () => {
    const { person, portal } = show('/persona/edit/12/false');
    portal.answer(
      answer(calls.deletePersonas, { deleted: 1, changeSet: 'c' }),
      answer(calls.undoPersonaChanges, { restored: 1 }),
    );
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    await person.click(screen.getByRole('button', { name: 'Delete Persona' }));
    await waitFor(() => expect(portal.path()).toBe('/personas'));
    expect(portal.questions).toHaveLength(1);
    await waitFor(() =>
      expect(portal.notifications).toMatchObject([
        { text: 'Persona deleted successfully', detail: PERSONA.personaName, action: { label: 'Undo' } },
      ]),
    );
    portal.notifications[0]?.action?.run();
    await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe(`${PERSONA.personaName} is back`));
  });

  it('shows that the persona in the URL does not exist', async () => {
    show('/persona/edit/abc/false');
    expect(await screen.findByText('This persona was deleted or does not exist.')).toBeVisible();
  });

  it('starts a duplicate as a new persona', async () => {
    const { portal } = show('/persona/edit/12/true');
    portal.answer(
      answer(calls.listPersonas, {
        data: ['Tour Planner', 'Tour Planner (copy)'].map((personaName, index) => aPersona(index + 12, personaName)),
        total: 2,
        filteredPersonasCount: 2,
      }),
    );
    expect(await screen.findByDisplayValue('Tour Planner (copy 2)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Persona' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Persona' })).toBeNull();
  });

  it('a duplicate is saved with the skills of its original', async () => {
    const shown = show('/persona/edit/12/true');
    const { person, portal } = shown;
    portal.answer(
      answer(calls.listPersonas, { data: [], total: 0, filteredPersonasCount: 0 }),
      answer(calls.createPersona, { ...PERSONA, personaId: 40, personaName: 'Tour Planner (copy)' }),
    );
    await screen.findByDisplayValue('Tour Planner (copy)');
    await person.click(screen.getByRole('button', { name: 'Add Persona' }));
    expect(await screen.findByText('Tour Planner (copy) has the skills of Tour Planner now.')).toBeVisible();
    expect(sentBody(shown, calls.createPersona)?.body).toMatchObject({ copyOf: 12 });
  });

  it('shows why it failed to load', async () => {
    const { portal } = show('/persona/edit/12/false');
    portal.answer(
      answer(calls.listDeletedPersonas, { personas: [], total: 0 }),
      refuse(calls.getPersona, 404, { code: 'not-found', error: 'This persona was not found.' }),
    );
    portal.push('changed', { resource: 'personas' });
    expect(await screen.findByText('This persona was deleted or does not exist.')).toBeVisible();
  });

  it('keeps values typed during a save as changes of the saved revision', async () => {
    const shown = show('/persona/edit/12/false');
    const { person, portal } = shown;
    const delayed = deferAnswer(
      answer(calls.updatePersona, { ...PERSONA, reportingTo: 'Head of Transport North', rev: 5 }),
    );
    portal.answer(delayed);
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    await person.click(screen.getByRole('button', { name: 'Update Persona' }));
    await waitFor(() => expect(sentBody(shown, calls.updatePersona)).toBeDefined());
    await person.type(screen.getByDisplayValue('Head of Transport North'), ' East');
    delayed.go();
    await waitFor(() => expect(notificationTexts(shown)).toContain('Persona Updated Successfully'));
    expect(screen.getByDisplayValue('Head of Transport North East')).toBeVisible();
    portal.answer(answer(calls.updatePersona, { ...PERSONA, rev: 6 }));
    await person.click(screen.getByRole('button', { name: 'Update Persona' }));
    const savedBodies = () => portal.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    await waitFor(() => expect(savedBodies()).toHaveLength(2));
    expect(savedBodies()[1]).toMatchObject({ reportingTo: 'Head of Transport North East', rev: 5 });
  });
});
