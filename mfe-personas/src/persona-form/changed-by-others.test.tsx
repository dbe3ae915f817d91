import * as calls from '@skills-architect/contracts/personas';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { notificationTexts, PERSONA, ROLE, sentBody, show } from './persona-form.fixtures';

describe('when somebody else was faster', () => {
  const OTHER = { ...ROLE, roleId: 8, roleName: 'Yard Manager' };
  const theirs = {
    ...PERSONA,
    rev: 5,
    reportingTo: 'Head of Road',
    industryRole: OTHER,
    roleDescription: 'Runs it.',
  };
  /** The form after typing a description while a colleague saved `theirs`. */
  const saveTooLate = async (keep: boolean) => {
    const shown = show('/persona/edit/12/false', { agree: ({ no }) => !(keep && no === 'Keep my changes') });
    await shown.person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    shown.portal.answer(
      refuse(calls.updatePersona, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.', record: {} }),
      answer(calls.getPersona, { ...theirs, previousPersonaId: null, nextPersonaId: null }),
    );
    await shown.person.click(screen.getByRole('button', { name: 'Update Persona' }));
    await screen.findByDisplayValue('Runs it.');
    return shown;
  };

  it('keeps typed values on top of theirs, to be saved with their revision', async () => {
    const shown = await saveTooLate(true);
    expect(shown.portal.questions.at(-1)?.text).toMatch(
      /^Changed: Reporting To, Role Description and Industry Role\.\nReporting To, theirs: Head of Road\nReporting To, yours: Head of Transport North\nKeep your changes/,
    );
    expect(screen.getByDisplayValue('Head of Transport North')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Industry Role/ })).toHaveValue('Yard Manager');
    shown.portal.answer(answer(calls.updatePersona, { ...theirs, rev: 6 }));
    await shown.person.click(screen.getByRole('button', { name: 'Update Persona' }));
    await waitFor(() => expect(notificationTexts(shown)).toContain('Persona Updated Successfully'));
    const last = shown.portal.requests.filter(({ method }) => method === 'PATCH').at(-1);
    expect(last?.body).toMatchObject({ reportingTo: 'Head of Transport North', industryRoleId: 8, rev: 5 });
  });

  it('shows only their values on request', async () => {
    await saveTooLate(false);
    expect(screen.getByDisplayValue('Head of Road')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Industry Role/ })).toHaveValue('Yard Manager');
  });
});

describe('while somebody else saves the persona', () => {
  const changeMeanwhile = async (theirs: Partial<calls.Persona>) => {
    const shown = show('/persona/edit/12/false');
    const { person, portal } = shown;
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    portal.answer(
      answer(calls.getPersona, { ...PERSONA, ...theirs, rev: 5, previousPersonaId: null, nextPersonaId: null }),
      refuse(calls.updatePersona, 409, { code: 'stale', error: 'Stale.', record: {} }),
    );
    portal.push('changed', { resource: 'personas' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Previous persona' })).toHaveAttribute('aria-disabled'),
    );
    expect(screen.getByDisplayValue('Head of Transport North')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Update Persona' }));
    return shown;
  };

  it('updates unedited fields, and saves with the new revision', async () => {
    const shown = await changeMeanwhile({ roleDescription: 'Runs it.' });
    await waitFor(() =>
      expect(sentBody(shown, calls.updatePersona)?.body).toMatchObject({
        rev: 5,
        roleDescription: 'Runs it.',
        reportingTo: 'Head of Transport North',
      }),
    );
  });

  it('saves a field that both changed with the old revision, so that the conflict is detected', async () => {
    const shown = await changeMeanwhile({ reportingTo: 'Head of Road' });
    await waitFor(() => expect(sentBody(shown, calls.updatePersona)?.body).toMatchObject({ rev: 4 }));
  });
});
