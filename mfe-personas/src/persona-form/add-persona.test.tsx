import * as calls from '@skills-architect/contracts/personas';
import { answer, deferAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { chooseRole, fillGroup, notificationTexts, PERSONA, sentBody, show } from './persona-form.fixtures';

describe('adding a persona', () => {
  it('reports missing fields', async () => {
    const shown = show('/persona/add');
    await shown.person.click(await screen.findByRole('button', { name: 'Add Persona' }));
    expect(await screen.findByText('Group name is required')).toBeVisible();
    expect(screen.getByText('Persona name is required')).toBeVisible();
    expect(notificationTexts(shown)).toContain('Please select an Industry Role!');
  });

  it('compares a role once one is chosen', async () => {
    const shown = show('/persona/add');
    const compare = await screen.findByRole('button', { name: 'Compare Role' });
    expect(compare).toHaveAccessibleDescription('Choose an industry role first');
    await chooseRole(shown);
    await shown.person.click(compare);
    await waitFor(() => expect(shown.portal.path()).toBe('/compare-role/1/2/5/3'));
  });

  it('reports an existing name on blur', async () => {
    const shown = show('/persona/add');
    shown.portal.answer(answer(calls.personaNameExists, { exists: true }));
    await shown.person.type(await screen.findByRole('textbox', { name: /Persona Name/ }), '  Planner ');
    await shown.person.tab();
    expect(await screen.findByText('This persona already exists')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Persona Name/ })).toHaveValue('Planner');
  });

  it('sends the form, copies the leadership role, and offers next steps', async () => {
    const shown = show('/persona/add');
    const { person, portal } = shown;
    portal.answer(answer(calls.createPersona, { ...PERSONA, personaId: 77 }));
    await fillGroup(shown);
    await person.type(screen.getByRole('textbox', { name: /Persona Name/ }), 'Planner');
    await person.type(screen.getByRole('textbox', { name: /Roles and Responsibilities/ }), 'Plan\nInform');
    await chooseRole(shown);
    await person.click(screen.getByRole('button', { name: 'Add Persona' }));
    expect(await screen.findByRole('dialog', { name: 'Persona Creation Successful!' })).toBeVisible();
    expect(sentBody(shown, calls.createPersona)?.body).toMatchObject({
      groupName: 'Operations',
      personaName: 'Planner',
      rolesResponsibilities: 'Plan|Inform',
      industryRoleId: 3,
      leadershipRoleId: 2,
    });
    await person.click(screen.getByRole('button', { name: 'Architect Skills' }));
    expect(portal.path()).toBe('/persona/architect-skills/77');
    expect(portal.questions).toEqual([]);
  });

  it('an uploaded job description fills the form, and becomes the source of the persona', async () => {
    const shown = show('/persona/add');
    const { person, portal } = shown;
    portal.answer(
      answer(calls.parseJobDescription, {
        personaGroupName: 'Operations',
        personaName: 'Dispatcher',
        reportingTo: '',
        roleDescription: 'Steers the day.',
        rolesAndResponsibilities: 'Plan|Inform',
        documentToken: 'token-1',
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Upload JD' }));
    await person.upload(
      screen.getByLabelText('Files for Job description'),
      new File(['x'], 'job.pdf', { type: 'application/pdf' }),
    );
    await person.click(screen.getByRole('button', { name: 'Read' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Persona Name/ })).toHaveValue('Dispatcher'));
    expect(screen.getByRole('textbox', { name: /Roles and Responsibilities/ })).toHaveValue('Plan\nInform');

    portal.answer(answer(calls.createPersona, { ...PERSONA, personaId: 77 }));
    await chooseRole(shown);
    await person.click(screen.getByRole('button', { name: 'Add Persona' }));
    await screen.findByRole('dialog', { name: 'Persona Creation Successful!' });
    expect(sentBody(shown, calls.createPersona)?.body).toMatchObject({ documentToken: 'token-1' });
  });

  it('says what an uploaded document holds beside the persona', async () => {
    const shown = show('/persona/add');
    const { person, portal } = shown;
    const note = 'This document holds 2 job descriptions, and the form shows the first.';
    const read = { personaGroupName: '', personaName: 'Dispatcher', reportingTo: '', roleDescription: '' };
    portal.answer(
      answer(calls.parseJobDescription, { ...read, rolesAndResponsibilities: 'Plan', documentToken: 'token-1', note }),
    );
    await person.click(await screen.findByRole('button', { name: 'Upload JD' }));
    await person.upload(screen.getByLabelText('Files for Job description'), new File(['x'], 'job.pdf'));
    await person.click(screen.getByRole('button', { name: 'Read' }));
    await waitFor(() => expect(notificationTexts(shown)).toEqual([note]));
  });

  it('offers a guessed group, and fills it in on request', async () => {
    const { person, portal } = show('/persona/add');
    const read = { personaGroupName: '', personaName: 'Dispatcher', reportingTo: '', roleDescription: '' };
    portal.answer(
      answer(calls.parseJobDescription, {
        ...read,
        rolesAndResponsibilities: 'Plan',
        groupGuess: 'Transport',
        documentToken: 'token-1',
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Upload JD' }));
    await person.upload(screen.getByLabelText('Files for Job description'), new File(['x'], 'job.pdf'));
    await person.click(screen.getByRole('button', { name: 'Read' }));
    expect(await screen.findByText('Guessed: Transport.')).toBeVisible();
    const group = screen.getByRole('combobox', { name: /Group Name/ });
    expect(group).toHaveValue('');
    await person.click(screen.getByRole('button', { name: 'Use it' }));
    await waitFor(() => expect(group).toHaveValue('Transport'));
    expect(screen.queryByText('Guessed: Transport.')).toBeNull();
    expect(group).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('Cancel discards a job description that is still being read', async () => {
    const { person, portal } = show('/persona/add');
    const read = { personaGroupName: '', personaName: 'Dispatcher', reportingTo: '', roleDescription: '' };
    const reading = deferAnswer(
      answer(calls.parseJobDescription, { ...read, rolesAndResponsibilities: 'Plan', documentToken: 'token-1' }),
    );
    portal.answer(reading);
    await person.click(await screen.findByRole('button', { name: 'Upload JD' }));
    await person.upload(screen.getByLabelText('Files for Job description'), new File(['x'], 'job.pdf'));
    await person.click(screen.getByRole('button', { name: 'Read' }));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => reading.go());
    expect(screen.getByRole('textbox', { name: /Persona Name/ })).toHaveValue('');
    expect(portal.questions.map(({ text }) => text)).toEqual(['Proceed without saving changes?']);
  });

  it('Back asks before a chosen file is lost', async () => {
    const { person, portal } = show('/persona/add', { agree: false });
    await person.click(await screen.findByRole('button', { name: 'Upload JD' }));
    await person.upload(screen.getByLabelText('Files for Job description'), new File(['x'], 'job.pdf'));
    act(() => window.history.back());
    await waitFor(() => expect(portal.questions).toHaveLength(1));
    await waitFor(() => expect(portal.path()).toBe('/persona/add?client=1&upload=true'));
    expect(screen.getByText('job.pdf')).toBeVisible();
  });

  it('says how a persona is defined when no industry role fits', async () => {
    show('/persona/add');
    const way = await screen.findByRole('link', { name: 'Upload the job description in bulk' });
    expect(way).toHaveAttribute('href', '/personas?create=zip');
    expect(screen.getByRole('combobox', { name: /Industry Role/ })).toHaveAccessibleDescription(
      'No role fits? Upload the job description in bulk instead: there it can become a draft without a role.',
    );
  });

  it('shows in the dialog why a file could not be read', async () => {
    const { person, portal } = show('/persona/add');
    portal.answer(refuse(calls.parseJobDescription, 415, { error: 'This PDF has no text layer.' }));
    await person.click(await screen.findByRole('button', { name: 'Upload JD' }));
    await person.upload(
      screen.getByLabelText('Files for Job description'),
      new File(['x'], 'scan.pdf', { type: 'application/pdf' }),
    );
    await person.click(screen.getByRole('button', { name: 'Read' }));
    expect(await screen.findByText('This PDF has no text layer.')).toBeVisible();
  });

  it('keeps the error of an existing name while other fields are missing', async () => {
    const shown = show('/persona/add');
    shown.portal.answer(answer(calls.personaNameExists, { exists: true }));
    const name = await screen.findByRole('textbox', { name: /Persona Name/ });
    await shown.person.type(name, 'Planner');
    await shown.person.tab();
    await screen.findByText('This persona already exists');
    await shown.person.click(screen.getByRole('button', { name: 'Add Persona' }));
    await screen.findByText('Group name is required');
    expect(screen.getByText('This persona already exists')).toBeVisible();
    await shown.person.type(name, ' South');
    await waitFor(() => expect(screen.queryByText('This persona already exists')).toBeNull());
  });

  it('asks before a job description replaces typed text', async () => {
    const { person, portal } = show('/persona/add', { agree: false });
    const read = { personaGroupName: '', personaName: 'Dispatcher', reportingTo: '', roleDescription: '' };
    portal.answer(
      answer(calls.parseJobDescription, { ...read, rolesAndResponsibilities: '', documentToken: 'token-1' }),
    );
    await person.type(await screen.findByRole('textbox', { name: /Persona Name/ }), 'Planner');
    await person.click(screen.getByRole('button', { name: 'Upload JD' }));
    await person.upload(screen.getByLabelText('Files for Job description'), new File(['x'], 'job.pdf'));
    await person.click(screen.getByRole('button', { name: 'Read' }));
    await waitFor(() => expect(portal.questions.map(({ yes }) => yes)).toEqual(['Replace']));
    expect(screen.getByRole('textbox', { name: /Persona Name/ })).toHaveValue('Planner');
  });
});
