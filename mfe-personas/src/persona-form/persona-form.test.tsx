import * as calls from '@skills-architect/contracts/personas';
import { listFunctions, listLeadershipRoles, listSubSectors, searchRoles } from '@skills-architect/contracts/roles';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import PersonaForm from './persona-form';

const ROLE = {
  roleId: 3,
  roleName: 'Transport Planner',
  subsectorId: 2,
  subsector: 'Logistics',
  subsectorTypeId: 1 as const,
  functionId: 5,
  functionName: 'Transport',
};
const stamp = { at: '2026-01-01T00:00:00.000Z', by: 1 };
const PERSONA = {
  personaId: 12,
  personaName: 'Tour Planner',
  personaGroup: { personaGroupId: 1, personaGroupName: 'Operations', clientId: 1 },
  clientId: 1,
  reportingTo: 'Head of Transport',
  roleDescription: 'Plans tours.',
  rolesResponsibilities: 'Plan|Inform',
  industryRole: ROLE,
  leadershipRole: null,
  rev: 4,
  created: stamp,
  updated: stamp,
};

const show = (path: string) =>
  renderScreen(<PersonaForm />, {
    manifest,
    path,
    user: aUser({ userType: 2 }),
    clients: [{ clientId: 1, clientName: 'Northwind' }],
    clientId: 1,
    answers: [
      answer(calls.getPersona, { ...PERSONA, previousPersonaId: 11, nextPersonaId: null }),
      answer(calls.listPersonaGroups, {
        groups: [{ personaGroupId: 1, personaGroupName: 'Operations', clientId: 1, personas: 2 }],
      }),
      answer(calls.personaNameExists, { exists: false }),
      answer(listSubSectors, {
        subSectors: [{ subsectorId: 2, subsector: 'Logistics', subsectorTypeId: 1, sourceIds: [1] }],
      }),
      answer(listFunctions, { functions: [{ functionId: 5, functionName: 'Transport', subsectorId: 2 }] }),
      answer(listLeadershipRoles, { leadershipRoles: [{ leadershipRoleId: 2, leadershipRoleName: 'Team Lead' }] }),
      answer(searchRoles, {
        roles: [
          {
            ...ROLE,
            occupation: 'Clerks',
            leadershipRole: { leadershipRoleId: 2, leadershipRoleName: 'Team Lead' },
            sourceId: 1,
            source: 'Skills Architect',
            roleStatus: 4,
          },
        ],
        total: 1,
      }),
    ],
  });

type Shown = ReturnType<typeof show>;
const sent = ({ portal }: Shown, call: { method: string; path: string }) =>
  portal.requests.find((request) => request.method === call.method && request.call === call.path);
const alerts = ({ portal }: Shown) => portal.alerts.map(({ text }) => text);

const chooseRole = async ({ person }: Shown) => {
  await person.click(screen.getByRole('combobox', { name: /Industry Role/ }));
  await person.click(await screen.findByRole('option', { name: /Transport Planner/ }));
};
const fillGroup = async ({ person }: Shown) => {
  await person.click(screen.getByRole('combobox', { name: /Group Name/ }));
  await person.click(await screen.findByRole('option', { name: 'Operations' }));
};

describe('adding a persona', () => {
  it('names what is missing', async () => {
    const shown = show('/persona/add');
    await shown.person.click(await screen.findByRole('button', { name: 'Add Persona' }));
    expect(await screen.findByText('Group name is required')).toBeVisible();
    expect(screen.getByText('Persona name is required')).toBeVisible();
    expect(alerts(shown)).toContain('Please select an Industry Role!');
  });

  it('compares a role once one is chosen', async () => {
    const shown = show('/persona/add');
    const compare = await screen.findByRole('button', { name: 'Compare Role' });
    expect(compare).toHaveAccessibleDescription('Choose an industry role first');
    await chooseRole(shown);
    await shown.person.click(compare);
    await waitFor(() => expect(shown.portal.path()).toBe('/compare-role/1/2/5/3'));
  });

  it('says on leaving the field that a name is taken', async () => {
    const shown = show('/persona/add');
    shown.portal.answer(answer(calls.personaNameExists, { exists: true }));
    await shown.person.type(await screen.findByRole('textbox', { name: /Persona Name/ }), '  Planner ');
    await shown.person.tab();
    expect(await screen.findByText('This persona already exists')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Persona Name/ })).toHaveValue('Planner');
  });

  it('sends the form, takes over the leadership role, and offers what to do next', async () => {
    const shown = show('/persona/add');
    const { person, portal } = shown;
    portal.answer(answer(calls.createPersona, { ...PERSONA, personaId: 77 }));
    await fillGroup(shown);
    await person.type(screen.getByRole('textbox', { name: /Persona Name/ }), 'Planner');
    await person.type(screen.getByRole('textbox', { name: /Roles and Responsibilities/ }), 'Plan\nInform');
    await chooseRole(shown);
    await person.click(screen.getByRole('button', { name: 'Add Persona' }));
    expect(await screen.findByRole('dialog', { name: 'Persona Creation Successful!' })).toBeVisible();
    expect(sent(shown, calls.createPersona)?.body).toMatchObject({
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

  it('is filled by an uploaded job description and asks before it is lost', async () => {
    const shown = show('/persona/add');
    const { person, portal } = shown;
    portal.answer(
      answer(calls.parseJobDescription, {
        personaGroupName: 'Operations',
        personaName: 'Dispatcher',
        reportingTo: '',
        roleDescription: 'Steers the day.',
        rolesAndResponsibilities: 'Plan|Inform',
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
  });

  it('shows in the dialog why a file was not read', async () => {
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
});

describe('changing a persona', () => {
  it('shows it with its role and the way to its neighbours', async () => {
    const { person, portal } = show('/persona/edit/12/false');
    expect(await screen.findByDisplayValue('Tour Planner')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Roles and Responsibilities/ })).toHaveValue('Plan\nInform');
    await person.click(screen.getByRole('button', { name: 'Previous persona' }));
    expect(portal.path()).toBe('/persona/edit/11/false');
  });

  it('shows where its role stands also when the client’s sources do not offer the place', async () => {
    const { portal } = show('/persona/edit/12/false');
    portal.answer(answer(listSubSectors, { subSectors: [] }), answer(listFunctions, { functions: [] }));
    expect(await screen.findByDisplayValue('Logistics')).toBeVisible();
    expect(screen.getByDisplayValue('Transport')).toBeVisible();
  });

  it('asks, then sends the change with the revision it was made on', async () => {
    const shown = show('/persona/edit/12/false');
    const { person, portal } = shown;
    portal.answer(answer(calls.updatePersona, { ...PERSONA, rev: 5 }));
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    await person.click(screen.getByRole('button', { name: 'Update Persona' }));
    await waitFor(() => expect(alerts(shown)).toContain('Persona Updated Successfully'));
    expect(sent(shown, calls.updatePersona)?.body).toMatchObject({ reportingTo: 'Head of Transport North', rev: 4 });
    expect(portal.questions).toHaveLength(1);
  });

  it('says when somebody else was faster, and keeps what was typed', async () => {
    const shown = show('/persona/edit/12/false');
    shown.portal.answer(
      refuse(calls.updatePersona, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.', record: {} }),
    );
    await shown.person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    await shown.person.click(screen.getByRole('button', { name: 'Update Persona' }));
    await waitFor(() =>
      expect(alerts(shown)).toContain('Somebody else changed this persona meanwhile. Reload it to see how it stands.'),
    );
    expect(screen.getByDisplayValue('Head of Transport North')).toBeVisible();
  });

  it('keeps what was typed while somebody else saves the persona, and sends the revision it was made on', async () => {
    const shown = show('/persona/edit/12/false');
    const { person, portal } = shown;
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    const read = () => portal.requests.filter(({ call }) => call === calls.getPersona.path).length;
    const before = read();
    portal.answer(answer(calls.getPersona, { ...PERSONA, rev: 5, previousPersonaId: null, nextPersonaId: null }));
    portal.push('changed', { resource: 'personas' });
    await waitFor(() => expect(read()).toBeGreaterThan(before));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Previous persona' })).toHaveAttribute('aria-disabled'),
    );
    expect(screen.getByDisplayValue('Head of Transport North')).toBeVisible();
    portal.answer(refuse(calls.updatePersona, 409, { code: 'stale', error: 'Stale.', record: {} }));
    await person.click(screen.getByRole('button', { name: 'Update Persona' }));
    await waitFor(() => expect(sent(shown, calls.updatePersona)?.body).toMatchObject({ rev: 4 }));
  });

  it('still asks before changes are lost that a save did not take', async () => {
    const shown = show('/persona/edit/12/false');
    const { person, portal } = shown;
    portal.answer(refuse(calls.updatePersona, 500, { code: 'failed', error: 'Something went wrong' }));
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    await person.click(screen.getByRole('button', { name: 'Update Persona' }));
    await waitFor(() => expect(alerts(shown)).toContain('Something went wrong'));
    await person.click(screen.getByRole('button', { name: 'Previous persona' }));
    await waitFor(() => expect(portal.questions.map(({ text }) => text)).toContain('Proceed without saving changes?'));
  });

  it('compares its role, and asks before changes are lost', async () => {
    const { person, portal } = show('/persona/edit/12/false');
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    await person.click(screen.getByRole('button', { name: 'Compare Role' }));
    await waitFor(() => expect(portal.path()).toBe('/compare-role/1/2/5/3'));
    expect(portal.questions.map(({ text }) => text)).toEqual(['Proceed without saving changes?']);
  });

  it('is deleted without asking for the changes that go with it', async () => {
    const { person, portal } = show('/persona/edit/12/false');
    portal.answer(answer(calls.deletePersonas, { deleted: 1, changeSet: 'c' }));
    await person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
    await person.click(screen.getByRole('button', { name: 'Delete Persona' }));
    await waitFor(() => expect(portal.path()).toBe('/personas'));
    expect(portal.questions).toHaveLength(1);
  });

  it('says so when the address names no persona', async () => {
    show('/persona/edit/abc/false');
    expect(await screen.findByText('This persona was not found.')).toBeVisible();
  });

  it('begins a duplicate as a new persona', async () => {
    show('/persona/edit/12/true');
    expect(await screen.findByDisplayValue('Tour Planner (copy)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Persona' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Persona' })).toBeNull();
  });

  it('says why it cannot be shown', async () => {
    const { portal } = show('/persona/edit/12/false');
    portal.answer(refuse(calls.getPersona, 404, { code: 'not-found', error: 'This persona was not found.' }));
    portal.push('changed', { resource: 'personas' });
    expect(await screen.findByText('This persona was not found.')).toBeVisible();
  });
});
