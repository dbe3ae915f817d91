import { deleteImportRow, requestRowRole } from '@skills-architect/contracts/personas';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aRow, aSuggestion } from '../import-files/imports.fixtures';
import { answerRows, clerk, engineer, row, show } from './role-selection.fixtures';

test('search, department and page are in the URL', async () => {
  const many = Array.from({ length: 12 }, (_, index) => aRow(index + 1, `Role ${index + 1}`));
  const { person, portal } = show([answerRows(many)]);
  await row('Role 1');
  expect(screen.queryByText('Role 11')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Role 11')).toBeVisible();
  expect(portal.path()).toMatch(/page=2/);
  await person.type(screen.getByRole('textbox', { name: 'Search client roles' }), '12{Enter}');
  await waitFor(() => expect(portal.path()).toBe('/personas/role-matching?client=1&search=12'));
  expect(screen.getByText('Role 12')).toBeVisible();
  expect(screen.queryByText('Role 11')).not.toBeInTheDocument();
});

test('Back undoes one chosen department after the other', async () => {
  const { person, portal } = show();
  await row('Analyst');
  const choose = async (name: string) => {
    await person.click(screen.getByRole('combobox', { name: 'Department' }));
    await person.click(await screen.findByRole('option', { name }));
  };
  await choose('Data');
  await choose('Sales');
  expect(portal.path()).toBe('/personas/role-matching?client=1&departments=Data&departments=Sales');
  act(() => window.history.back());
  await waitFor(() => expect(portal.path()).toBe('/personas/role-matching?client=1&departments=Data'));
});

test('restores the department from the URL', async () => {
  show([], { path: '/personas/role-matching?departments=Sales' });
  await row('Analyst');
  expect(screen.queryByText('Data Engineer')).not.toBeInTheDocument();
});

test('deletes a row after a confirmation with its name', async () => {
  const { person, portal } = show([answer(deleteImportRow, { done: true })]);
  await row('Analyst');
  portal.answer(answerRows([engineer, clerk]));
  await person.click(screen.getByRole('button', { name: 'Delete Analyst' }));
  await waitFor(() => expect(screen.queryByText('Analyst')).not.toBeInTheDocument());
  expect(portal.questions[0]?.text).toBe('Are you sure you want to delete Analyst?');
});

const cook = aRow(4, 'Cook', {
  roleRecommendations: [
    aSuggestion(15, 'Chief Financial Officer', { confidence: 'no close role' }),
    aSuggestion(16, 'Controller'),
  ],
  elsewhere: ['ESCO', 'O*NET'],
});

test('marks the nearest roles if none is close, and offers them one by one', async () => {
  const { person } = show([answerRows([cook])]);
  const cookRow = await row('Cook');
  expect(cookRow.getByText('No close role in this library')).toBeVisible();
  await person.click(cookRow.getByRole('combobox', { name: 'Industry role for Cook' }));
  expect(screen.getAllByText('not close')).toHaveLength(2);
  await person.click(screen.getByRole('option', { name: /^Controller/ }));
  expect(cookRow.getByRole('button', { name: 'Controller' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(cookRow.getByRole('button', { name: 'Controller' }));
  expect(cookRow.getByRole('button', { name: 'Ask for this role: Cook' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Select first suggestion for all' })).toHaveAccessibleDescription(
    'No unassigned client role has a clear suggestion',
  );
  await person.type(cookRow.getByRole('combobox', { name: 'Industry role for Cook' }), 'arch');
  await person.click(await screen.findByRole('option', { name: /Archivist/ }));
  expect(cookRow.getByRole('combobox')).toHaveValue('Archivist');
});

test('requests a role if none is close, and shows the request', async () => {
  const refused = refuse(requestRowRole, 503, { error: 'Roles do not answer' });
  const { person, portal } = show([answerRows([cook]), refused]);
  const cookRow = await row('Cook');
  await person.click(cookRow.getByRole('button', { name: 'Ask for this role: Cook' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Roles do not answer'));
  expect(portal.questions[0]).toMatchObject({
    title: 'Ask for this role',
    text: expect.stringMatching(/^The Skilling Architects and Super Users get 'Cook' .* no fixed time for an answer/),
  });
  const requested = { ...cook, requestedRoleId: 70 };
  portal.answer(answer(requestRowRole, requested));
  portal.answer(answerRows([requested]));
  await person.click(cookRow.getByRole('button', { name: 'Ask for this role: Cook' }));
  expect(await cookRow.findByText('Asked for')).toBeVisible();
  expect(cookRow.queryByRole('button', { name: 'Ask for this role: Cook' })).not.toBeInTheDocument();
  expect(cookRow.getByRole('combobox', { name: 'Industry role for Cook' })).toBeEnabled();
});

test('shows an earlier request for a role', async () => {
  show([answerRows([{ ...cook, requestedRoleId: 70 }])]);
  const cookRow = await row('Cook');
  expect(cookRow.getByText('Asked for')).toBeVisible();
  expect(cookRow.getByRole('button', { name: 'Asked for' })).toHaveAccessibleDescription(
    /Once one of them publishes the role, it is found by its name/,
  );
});
