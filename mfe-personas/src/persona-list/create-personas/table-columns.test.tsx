import { importClientRoles, readClientRoleTable, saveTableColumns } from '@skills-architect/contracts/personas';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anImport } from '../../import-files/imports.fixtures';
import { enabled, none, show } from './create-personas.fixtures';

const chooseWorkbooks = async (person: ReturnType<typeof show>['person']) => {
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  await person.click(screen.getByRole('radio', { name: 'An Excel file of roles and skills' }));
};
const upload = async (person: ReturnType<typeof show>['person'], name: string, content = 'x') => {
  await person.upload(screen.getByLabelText('Files for Roles and skills'), new File([content], name));
  await person.click(screen.getByRole('button', { name: 'Proceed' }));
};

test('refuses other column titles than those of the template, and names the expected ones', async () => {
  const refused = refuse(importClientRoles, 400, {
    error: 'Excel column header template is not proper',
    issues: [{ path: 'A1', message: 'The columns must be: Client Role, Department' }],
  });
  const { person } = show([enabled, none, refused]);
  await chooseWorkbooks(person);
  await upload(person, 'roles.xlsx');
  expect(await screen.findByText('Excel column header template is not proper')).toBeVisible();
  expect(screen.getByText(/The columns must be/)).toBeVisible();
});

const column = { field: null, samples: [], filled: 1, isLongText: false, levels: [] };
const reading = answer(readClientRoleTable, {
  ...{ shape: '0123456789abcdef0123456789abcdef', sheet: 'S', sheets: [], headRow: 1, rows: 1, constants: [] },
  columns: [
    { ...column, at: 0, title: 'Skill', field: 'skill' },
    { ...column, at: 1, title: 'Operator', field: 'role in title' },
  ],
  fields: [
    { field: 'role', title: 'Client Role', isRequired: true },
    { field: 'group', title: 'Department', isRequired: true },
    { field: 'skill', title: 'Client Skill', isRequired: false },
  ],
  ...{ levelCount: 5, notes: [], firstRows: [['Lifting', 'x']] },
});

test('shows the columns of a known table before the import on request', async () => {
  const { person, portal } = show([enabled, none, reading]);
  await chooseWorkbooks(person);
  await person.click(screen.getByRole('switch', { name: 'Check the columns before the import' }));
  await upload(person, 'roles.csv');
  expect(await screen.findByRole('dialog', { name: 'Assign columns' })).toBeVisible();
  expect(portal.requests.some(({ call }) => call === importClientRoles.path)).toBe(false);
});

test.each([
  ['an empty file', '', 'roles.csv is empty.'],
  ['a damaged file', 'x', 'The workbook cannot be read. It is damaged.'],
])('does not offer to assign the columns of %s', async (_, content, error) => {
  const { person } = show([enabled, none, refuse(importClientRoles, 400, { error })]);
  await chooseWorkbooks(person);
  await upload(person, 'roles.csv', content);
  expect(await screen.findByText(error)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assign columns' })).not.toBeInTheDocument();
});

test('assigns the columns of a refused table of roles, with one department for all rows', async () => {
  const refused = refuse(importClientRoles, 400, { error: 'Excel column header template is not proper' });
  const { person, portal } = show([enabled, none, refused, reading, answer(saveTableColumns, { done: true })]);
  await chooseWorkbooks(person);
  await upload(person, 'roles.csv');
  await person.click(await screen.findByRole('button', { name: 'Assign columns' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign columns' }));
  await person.type(dialog.getByRole('textbox', { name: /Department/ }), 'Plant');
  expect(dialog.getByText(/the next file with these titles is imported without a question\.$/)).toBeVisible();
  expect(dialog.getByRole('row', { name: /Operator/ })).toHaveTextContent(/Plant.*Lifting/);
  portal.answer(answer(importClientRoles, anImport({ stage: 'parsing' })));
  await person.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(portal.path()).toBe('/personas/role-matching'));
  expect(portal.requests.find(({ call }) => call === saveTableColumns.path)?.body).toMatchObject({
    kind: 'roles and skills',
    assignment: { sheet: 'S', constants: [{ field: 'group', value: 'Plant' }] },
  });
});
