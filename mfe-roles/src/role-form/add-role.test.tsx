import { createFunction, createRole } from '@skills-architect/contracts/roles';
import { listLanguages } from '@skills-architect/contracts/skills';
import { navigate } from '@skills-architect/portal-kit';
import { answer, deferAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRole } from '../roles.fixtures';
import { add } from './role-form.fixtures';

const fill = async ({ type, choose }: Awaited<ReturnType<typeof add>>) => {
  await type(/Role Name/, ' Tour Planner ');
  await choose('Industry', 'Logistics');
  await choose('Department', 'Transport');
  await choose('Occupation', 'Transport clerks');
  await choose('Leadership Role', 'Team Lead');
  await choose('Source', 'Skills Architect');
  await type(/Role Description/, 'Plans tours');
  await type(/^Work function 1/, 'Plan tours');
  expect(screen.getByLabelText(/Tasks of work function 1/)).toBeRequired();
  await type(/Tasks of work function 1/, 'Assign orders{Enter}Watch hours');
};

test('adds a role and opens it for editing', async () => {
  const shown = await add();
  await fill(shown);
  await shown.type(/Alternative Names/, 'Dispatcher{Enter}');
  await shown.choose('Status', 'SA Approved');
  await shown.press('Add a work function');
  await shown.type(/Tasks of work function 2/, 'Reports');
  await shown.press('Add Role');
  await waitFor(() => expect(shown.portal.path()).toBe('/role/edit/70'));
  expect(shown.sentBody('POST', createRole.path)).toEqual({
    roleName: 'Tour Planner',
    alternativeNames: ['Dispatcher'],
    subsectorId: 2,
    functionId: 21,
    occupation: 'Transport clerks',
    leadershipRoleId: 2,
    roleDescription: 'Plans tours',
    roleandResponsibilities: 'Plan tours|Assign orders|Watch hours$Reports',
    sourceId: 1,
    roleStatus: 3,
  });
  expect(shown.texts()).toEqual(['Role Creation Successful']);
  expect(shown.portal.questions).toEqual([]);
});

test('a new role in another language than the library says so', async () => {
  const shown = await add();
  await fill(shown);
  const language = await screen.findByLabelText('Language');
  expect(language).toHaveDisplayValue('English');
  await shown.person.selectOptions(language, 'German');
  await shown.press('Add Role');
  await waitFor(() => expect(shown.sentBody('POST', createRole.path)).toMatchObject({ language: 'de' }));
});

test('reports missing fields without a request', async () => {
  const { press, sentBody } = await add();
  await press('Add Role');
  for (const text of [
    'Role Name is required',
    'Industry is required',
    'Department is required',
    'Occupation is required',
    'Leadership Role is required',
    'Role Description is required',
    'Critical Work Functions and Tasks is required',
    'source is required',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Role Name' })).toHaveFocus();
  expect(sentBody('POST')).toBeUndefined();
});

test('offers two sources, and industries before functions', async () => {
  const { person } = await add();
  await person.click(screen.getByRole('combobox', { name: 'Source' }));
  await screen.findByRole('option', { name: 'AI Generated' });
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
  await person.click(screen.getByRole('combobox', { name: 'Industry' }));
  expect(screen.getByRole('listbox', { name: 'Industry' })).toHaveTextContent(/^IndustriesLogisticsFunctionsFinance$/);
});

test('uses the labels Function and Track for a function; another industry clears the department', async () => {
  const { choose, person } = await add();
  expect(screen.getByRole('combobox', { name: 'Department' })).toHaveAccessibleDescription(/Choose the industry first/);
  await choose('Industry', 'Finance');
  await choose('Track', 'Accounting');
  expect(screen.getByRole('combobox', { name: 'Track' })).toHaveValue('Accounting');
  await choose('Function', 'Logistics');
  expect(screen.getByRole('combobox', { name: 'Department' })).toHaveValue('');
  await person.click(screen.getByRole('combobox', { name: 'Department' }));
  expect(await screen.findByRole('option', { name: 'Transport' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Accounting' })).not.toBeInTheDocument();
});

test('reports at once that a name exists in its source and department', async () => {
  const shown = await add();
  await fill(shown);
  await shown.person.clear(screen.getByLabelText(/Role Name/));
  await shown.type(/Role Name/, 'Driver');
  await shown.person.tab();
  expect(await screen.findByText('This role already exists')).toBeVisible();
  await shown.press('Add Role');
  expect(shown.sentBody('POST')).toBeUndefined();
  await shown.choose('Source', 'AI Generated');
  await waitFor(() => expect(screen.queryByText('This role already exists')).not.toBeInTheDocument());
});

test('a name that was taken meanwhile is reported at its field', async () => {
  const issues = [{ path: 'roleName', message: 'This role already exists' }];
  const shown = await add([refuse(createRole, 409, { code: 'conflict', error: 'This role already exists', issues })]);
  await fill(shown);
  await shown.press('Add Role');
  expect(await screen.findByText('This role already exists')).toBeVisible();
  expect(screen.getByLabelText(/Role Name/)).toHaveValue('Tour Planner');
});

test('a new department is created first', async () => {
  const createdFunction = { functionId: 77, functionName: 'Yard', subsectorId: 2 };
  const shown = await add([answer(createFunction, createdFunction), answer(createRole, aRole({ roleId: 70 }))]);
  await fill(shown);
  await shown.person.clear(screen.getByRole('combobox', { name: 'Department' }));
  await shown.person.type(screen.getByRole('combobox', { name: 'Department' }), 'Yard');
  await shown.person.click(await screen.findByRole('option', { name: /Yard/ }));
  expect(screen.getByText('This department is new. It is created when you save.')).toBeVisible();
  await shown.press('Add Role');
  await waitFor(() => expect(shown.portal.path()).toBe('/role/edit/70'));
  expect(shown.sentBody('POST', createFunction.path)).toEqual({ subsectorId: 2, functionName: 'Yard' });
  expect(shown.sentBody('POST', createRole.path)).toMatchObject({ functionId: 77 });
});

test('an SME is offered three statuses', async () => {
  const { person } = await add([], 3);
  await person.click(screen.getByRole('combobox', { name: 'Status' }));
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Draft', 'SME Approved', 'SA Approved']);
});

test('asks before discarding typed text', async () => {
  const { type, portal } = await add();
  await type(/Role Name/, 'Half');
  act(() => navigate('/role'));
  await waitFor(() => expect(portal.questions.map(({ text }) => text)).toEqual(['Proceed without saving changes?']));
});

test('the form waits for its languages, so that its fields do not move', async () => {
  const late = deferAnswer(answer(listLanguages, { languages: ['en', 'de'] }));
  const shown = add([late]);
  expect(await screen.findByRole('status', { name: 'Loading the form' })).toBeVisible();
  expect(screen.queryByLabelText(/Role Name/)).not.toBeInTheDocument();
  late.go();
  await shown;
  expect(screen.getByLabelText('Language')).toBeVisible();
});
