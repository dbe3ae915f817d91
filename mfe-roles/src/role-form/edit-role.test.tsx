import {
  deleteRole,
  getRole,
  mergeRole,
  personasOfRole,
  previewRoleMerge,
  restoreRole,
  restoreRoleVersion,
  retireRole,
  roleUsage,
  searchRoles,
  updateRole,
} from '@skills-architect/contracts/roles';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRole, aSummary } from '../roles.fixtures';
import { edit } from './role-form.fixtures';

const ready = () => screen.findByRole('button', { name: 'Update Role' });
const rename = async ({ person }: ReturnType<typeof edit>, text: string) => {
  const name = screen.getByLabelText(/Role Name/);
  await person.clear(name);
  await person.type(name, text);
};

test('shows the fields of the role with its source locked, saves and stays', async () => {
  const shown = edit(aRole({ rev: 4 }));
  await ready();
  expect(screen.getByRole('heading', { level: 1, name: 'Transport Planner' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Source' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText(/^Work function 1/)).toHaveValue('Plan tours');
  expect(screen.getByLabelText(/Tasks of work function 1/)).toHaveValue('Assign orders\nWatch driving hours');
  await rename(shown, 'Route Planner');
  await shown.press('Remove work function 2');
  await shown.press('Update Role');
  await waitFor(() => expect(shown.texts()).toEqual(['Role Updation Successful']));
  expect(shown.sentBody('PATCH')).toMatchObject({
    roleName: 'Route Planner',
    functionId: 21,
    roleandResponsibilities: 'Plan tours|Assign orders|Watch driving hours',
    rev: 4,
  });
  expect(shown.sentBody('PATCH')).not.toHaveProperty('sourceId');
  expect(shown.portal.path()).toBe('/role/edit/7');
});

test('saves another language of the texts', async () => {
  const shown = edit(aRole({ language: 'de' }));
  await ready();
  const language = await screen.findByLabelText('Language');
  expect(language).toHaveDisplayValue('German');
  await shown.person.selectOptions(language, 'English');
  await shown.press('Update Role');
  await waitFor(() => expect(shown.sentBody('PATCH')).toMatchObject({ language: 'en' }));
});

test('a draft requested by a client shows who requested it, and can be completed', async () => {
  const request = {
    clientId: 1,
    clientName: 'Acme',
    userId: 2,
    userName: 'Ada',
    importTokenId: 'token',
    rowId: 5,
    fileName: 'officer.pdf',
  };
  const place = {
    subsectorId: 0,
    subsector: '',
    functionId: 0,
    functionName: '',
    occupation: '',
    leadershipRole: null,
  };
  const { choose, press, sentBody } = edit(aRole({ ...place, roleStatus: 1, request }));
  await ready();
  expect(screen.getByText('Ada, Acme')).toBeVisible();
  expect(screen.getByText('officer.pdf')).toBeVisible();
  await press('Update Role');
  expect(await screen.findByText('Department is required')).toBeVisible();
  await choose('Industry', 'Logistics');
  await choose('Department', 'Transport');
  await choose('Occupation', 'Transport clerks');
  await choose('Leadership Role', 'Team Lead');
  await choose('Status', 'Published');
  await press('Update Role');
  await waitFor(() => expect(sentBody('PATCH')).toMatchObject({ subsectorId: 2, functionId: 21, roleStatus: 4 }));
});

test('after a conflict the question shows both texts and nothing is lost', async () => {
  const stale = refuse(updateRole, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.' });
  const shown = edit(aRole({ rev: 4 }), { answers: [stale], agree: false });
  await ready();
  await rename(shown, 'My name');
  shown.portal.answer(answer(getRole, aRole({ rev: 5, roleName: 'Their name' })));
  await shown.press('Update Role');
  await waitFor(() =>
    expect(shown.portal.questions.at(-1)?.text).toContain('Role Name, theirs: Their name\nRole Name, yours: My name'),
  );
  expect(screen.getByLabelText(/Role Name/)).toHaveValue('My name');
});

test.each<[string, Parameters<typeof edit>]>([
  ['by its status', [aRole(), { userType: 3 }]],
  ['by the service', [aRole(), { userType: 3, answers: [refuse(getRole, 403, { code: 'forbidden' })] }]],
])('a user who is denied the role %s is sent home', async (_, input) => {
  const { portal, texts } = edit(...input);
  await waitFor(() => expect(portal.path()).toBe('/'));
  expect(texts()).toEqual(["User doesn't have access to this page"]);
});

test('shows why it failed to load, and retries', async () => {
  const { person, portal } = edit(aRole(), { answers: [refuse(getRole, 503, { error: 'Roles do not answer' })] });
  expect(await screen.findByText('Roles do not answer')).toBeVisible();
  portal.answer(answer(getRole, aRole()));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await ready()).toBeVisible();
});

describe('before a role is deleted or retired', () => {
  const persona = {
    personaId: 8,
    personaName: 'Dispatcher',
    personaGroupName: 'Operations',
    leadershipName: '',
    proficiencySchemeName: 'Five levels',
    clientId: 1,
    clientName: 'Acme',
  };
  const used = [
    answer(personasOfRole, { personas: [persona], total: 12 }),
    answer(roleUsage, { postings: 1, careerSteps: 2 }),
  ];

  test('shows where the role is used, deletes it, and offers Undo', async () => {
    const { press, person, portal, texts } = edit(aRole({ rev: 4 }), {
      answers: [answer(restoreRole, aRole({ rev: 6 })), ...used],
    });
    await ready();
    await press('Delete Role');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Transport Planner?' }));
    for (const text of ['12 personas', '1 job posting', '2 career steps'])
      expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Dispatcher' })).toHaveAttribute('href', '/persona/edit/8/false');
    expect(portal.requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await person.click(dialog.getByRole('button', { name: 'Delete Role' }));
    await waitFor(() => expect(portal.path()).toBe('/role'));
    expect(portal.requests.find(({ method }) => method === 'DELETE')).toMatchObject({
      call: deleteRole.path,
      query: { rev: '4' },
    });
    await act(async () => portal.notifications.at(-1)?.action?.run());
    await waitFor(() => expect(texts()).toEqual(['Role Deletion Successful', 'Transport Planner is back']));
    expect(portal.notifications[0]?.detail).toBe('Transport Planner');
  });

  const preview = {
    merged: { id: 7, name: 'Transport Planner', source: 'Skills Architect', rev: 4 },
    target: { id: 9, name: 'Tour Planner', source: 'ESCO', rev: 2 },
    links: [{ what: 'persona', total: 12, both: 0, named: [] }],
    alternativeNames: ['Transport Planner'],
    gains: ['2 skills that it does not have yet'],
    warnings: [],
  };
  const replacing = [
    ...used,
    answer(searchRoles, {
      roles: [aSummary(), aSummary({ roleId: 9, roleName: 'Tour Planner', source: 'ESCO' })],
      total: 2,
    }),
    answer(mergeRole, { mergeId: 5, jobToken: 'job' }),
  ];
  const replace = async ({ person }: ReturnType<typeof edit>) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('combobox', { name: 'Replace with' }));
    expect(await screen.findByRole('option', { name: /Tour/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Transport Planner/ })).not.toBeInTheDocument();
    await person.click(await screen.findByRole('option', { name: /Tour Planner.*ESCO/ }));
    expect(await dialog.findByText('12 personas get Tour Planner.')).toBeVisible();
    return dialog;
  };

  test('after a preview, a replacement takes over everything that used the role', async () => {
    const shown = edit(aRole({ rev: 4 }), { answers: [...replacing, answer(previewRoleMerge, preview)] });
    await ready();
    await shown.press('Delete Role');
    const dialog = await replace(shown);
    expect(dialog.getByText('New alternative names: Transport Planner.')).toBeVisible();
    await shown.person.click(dialog.getByLabelText('Keep its names as alternative names'));
    expect(dialog.queryByText(/New alternative names/)).not.toBeInTheDocument();
    await shown.person.click(dialog.getByRole('button', { name: 'Replace and Delete' }));
    await waitFor(() => expect(shown.portal.path()).toBe('/role/edit/9'));
    expect(shown.sentBody('POST', mergeRole.path)).toEqual({ intoId: 9, rev: 4, intoRev: 2, outcome: 'delete' });
  });

  test('a role with a replacement is saved first and retired by the merge; undoing that publishes it again', async () => {
    let rev = 4;
    const shown = edit(aRole({ rev }), {
      answers: [
        answer(updateRole, () => aRole({ rev: ++rev, roleStatus: 5 })),
        answer(previewRoleMerge, () => ({ ...preview, merged: { ...preview.merged, rev } })),
        ...replacing,
      ],
    });
    await ready();
    await shown.choose('Status', 'Retired');
    await shown.press('Update Role');
    const dialog = await replace(shown);
    await shown.person.click(dialog.getByRole('button', { name: 'Replace and Retire' }));
    await waitFor(() =>
      expect(shown.sentBody('POST', mergeRole.path)).toEqual({ intoId: 9, rev: 5, intoRev: 2, outcome: 'retire' }),
    );
    expect(shown.sentBody('PATCH')).toMatchObject({ roleStatus: 4, rev: 4 });
  });

  test('an SME sees the number of personas without links', async () => {
    const { press } = edit(aRole({ roleStatus: 1 }), { userType: 3, answers: used });
    await ready();
    await press('Delete Role');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('12 personas')).toBeVisible();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('retires the stored role on request of another screen, with Undo', async () => {
    const { person, portal, sentBody } = edit(aRole({ rev: 4 }), {
      path: '/role/edit/7?retire=true',
      answers: [
        answer(retireRole, aRole({ rev: 5, roleStatus: 5 })),
        answer(restoreRoleVersion, aRole({ rev: 6 })),
        ...used,
      ],
    });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Retire Transport Planner?' }));
    expect(await dialog.findByText('12 personas')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Retire Role' }));
    await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Transport Planner is retired'));
    expect(portal.path()).toBe('/role/edit/7');
    await act(async () => portal.notifications.at(-1)?.action?.run());
    await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Transport Planner is back'));
    expect(sentBody('POST', retireRole.path)).toEqual({ rev: 4 });
    expect(sentBody('POST', restoreRoleVersion.path)).toEqual({ rev: 5, version: 4 });
  });

  test('a role is only retired after showing where it is used', async () => {
    const { choose, press, sentBody, person } = edit(aRole(), { answers: used });
    await ready();
    await choose('Status', 'Retired');
    await press('Update Role');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Retire Transport Planner?' }));
    expect(await dialog.findByText('12 personas')).toBeVisible();
    expect(sentBody('PATCH')).toBeUndefined();
    await person.click(dialog.getByRole('button', { name: 'Retire Role' }));
    await waitFor(() => expect(sentBody('PATCH')).toMatchObject({ roleStatus: 5 }));
  });
});
