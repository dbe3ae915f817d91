import { createImportedPersonas, saveImportRows } from '@skills-architect/contracts/personas';
import { searchRoles } from '@skills-architect/contracts/roles';
import { navigate } from '@skills-architect/portal-kit';
import { answer, deferAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  analyst,
  answerRows,
  aRole,
  chooseRole,
  clerk,
  engineer,
  row,
  savedBodies,
  saving,
  show,
} from './role-selection.fixtures';

test('a client role says which of its fields are still guesses', async () => {
  const guessed = { kind: 'guessed' as const, passages: [] };
  const origins = { personaName: guessed, rolesAndResponsibilities: guessed };
  show([answerRows([{ ...engineer, origins }, analyst])]);
  const badge = (await row('Data Engineer')).getByText('Guessed: name, duties');
  expect(badge).toBeVisible();
  // In the Department cell it would look like a guess of the department.
  expect(badge.closest('th')).toHaveTextContent('Data Engineer');
  expect((await row('Analyst')).queryByText(/Guessed/)).toBeNull();
});

test('selects suggestions and saves them partially', async () => {
  const { person, portal } = show([saving]);
  const first = await row('Data Engineer');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('There is nothing to save');
  await chooseRole(person, 'Data Engineer', 'Architect');
  expect(first.getByRole('button', { name: 'Architect' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Client Roles are updated partially'));
  expect(savedBodies(portal)).toEqual([{ rows: [{ rowId: 1, roleId: 12, replaces: null }] }]);
});

test('shows that every client role has a role', async () => {
  const { person, portal } = show([saving]);
  await person.click((await row('Data Engineer')).getByRole('button', { name: 'Engineer of data' }));
  await person.click((await row('Analyst')).getByRole('button', { name: 'Sales analyst' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Client Roles are updated'));
});

test('shows the first suggestion with the parts of its score, and all of them in the picker', async () => {
  const { person } = show();
  const first = await row('Data Engineer');
  const name =
    'Engineer of data: 56 %, clear; title 100 of 100, words 50 of 100, duties 25 of 100, skills 25 of 100, level 100 of 100';
  expect(first.getByRole('img', { name })).toBeVisible();
  await person.click(first.getByRole('combobox', { name: 'Industry role for Data Engineer' }));
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual(['Engineer of data56 %clear', 'Architect56 %', 'Create without a roleA draft persona']);
  expect(screen.getByText('Suggestions')).toBeVisible();
});

test('a suggestion is found by typing and selected by keyboard', async () => {
  const { person } = show();
  const first = await row('Data Engineer');
  first.getByRole('combobox', { name: 'Industry role for Data Engineer' }).focus();
  await person.keyboard('archit');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await person.keyboard('{Enter}');
  expect(first.getByRole('combobox')).toHaveValue('Architect');
  expect(first.getByRole('button', { name: 'Architect' })).toHaveAttribute('aria-pressed', 'true');
});

test('a suggestion that only the server finds by what was typed is listed once', async () => {
  const { person } = show([
    answer(searchRoles, ({ body }) => {
      const found = body.roleName?.startsWith('arch') ? [aRole(12, 'Architect')] : [];
      return { roles: found, total: found.length };
    }),
  ]);
  const picker = (await row('Data Engineer')).getByRole('combobox', { name: 'Industry role for Data Engineer' });
  await person.type(picker, 'archtect');
  expect(await screen.findByText('Library')).toBeVisible();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['ArchitectRecords']);
  await person.clear(picker);
  await person.type(picker, 'architect');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await person.click(screen.getByRole('option', { name: /^Architect/ }));
  expect(picker).toHaveValue('Architect');
});

test('the segments of the scores are explained until that is closed, and again on request', async () => {
  const { person } = show();
  await row('Data Engineer');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toContain('duties');
  await person.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'What the scores are made of' }));
  expect(screen.getAllByRole('term')).toHaveLength(5);
});

test('finds a role in the library for a row', async () => {
  const { person, portal } = show([saving]);
  const first = await row('Data Engineer');
  await person.type(first.getByRole('combobox', { name: 'Industry role for Data Engineer' }), 'arch');
  await person.click(await screen.findByRole('option', { name: /Archivist/ }));
  expect(first.getByRole('combobox')).toHaveValue('Archivist');
  const asked = portal.requests.filter(({ call }) => call === searchRoles.path).map(({ body }) => body);
  expect(asked).toContainEqual({ roleName: 'arch', clientId: 1, roleStatuses: [4], pagesize: 30, offset: 0 });
});

test('an existing persona cannot get a role', async () => {
  show();
  const taken = await row('Clerk');
  expect(taken.getByText('Exists already')).toBeVisible();
  expect(taken.queryByRole('button', { name: 'Office clerk' })).not.toBeInTheDocument();
  expect(taken.getByRole('combobox')).toHaveAccessibleDescription('This persona already exists');
  expect(screen.getByText('1 client role already exists and will be skipped.')).toBeVisible();
});

test('applies clear first suggestions to all rows, shows how many are left, and reverts them', async () => {
  const { person, portal } = show();
  const first = await row('Data Engineer');
  await person.click(screen.getByRole('button', { name: 'Select first suggestion for all' }));
  expect(first.getByRole('button', { name: 'Engineer of data' })).toHaveAttribute('aria-pressed', 'true');
  expect((await row('Analyst')).getByRole('button', { name: 'Sales analyst' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(portal.notifications.at(-1)).toMatchObject({
    text: 'First suggestion selected for 1 client role',
    detail: 'Left for you to choose: 1 whose suggestion is not clear.',
  });
  expect(screen.getByText('1 client role to choose for: 1 whose suggestion is not clear.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo first suggestions' }));
  expect(first.getByRole('button', { name: 'Engineer of data' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('There is nothing to save');
});

test('asks before leaving with unsaved selections', async () => {
  const { person, portal } = show([], { agree: false });
  await chooseRole(person, 'Data Engineer', 'Architect');
  act(() => navigate('/personas'));
  await waitFor(() => expect(portal.questions[0]?.text).toBe('Proceed without saving changes?'));
  expect(portal.path()).toBe('/personas/role-matching?client=1');
});

test('a role chosen during a save stays unsaved', async () => {
  const delayed = deferAnswer(saving);
  const { person, portal } = show([delayed]);
  await chooseRole(person, 'Data Engineer', 'Architect');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(savedBodies(portal)).toHaveLength(1));
  await person.click((await row('Analyst')).getByRole('button', { name: 'Sales analyst' }));
  delayed.go();
  await waitFor(() => expect(portal.notifications).not.toEqual([]));
  expect((await row('Analyst')).getByRole('button', { name: 'Sales analyst' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(savedBodies(portal)[1]).toEqual({ rows: [{ rowId: 2, roleId: 13, replaces: null }] }));
});

test('a conflicting selection is asked about, and creates nothing', async () => {
  const staleAnswer = refuse(saveImportRows, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.' });
  const { person, portal } = show([staleAnswer], { agree: true });
  await chooseRole(person, 'Data Engineer', 'Architect');
  await person.click(screen.getByRole('button', { name: 'Create Personas' }));
  const [suggested, ...others] = engineer.roleRecommendations;
  const theirs = suggested ? [{ ...suggested, isSelected: true }, ...others] : others;
  portal.answer(answerRows([{ ...engineer, roleRecommendations: theirs }, analyst, clerk]));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Personas' }));
  await waitFor(async () =>
    expect((await row('Data Engineer')).getByRole('button', { name: 'Engineer of data' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  expect(portal.questions.at(-1)?.title).toBe('Somebody else changed the roles of this import');
  expect(portal.requests.some(({ call }) => call === createImportedPersonas.path)).toBe(false);
});

test('restores the last page of the table', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...engineer,
    rowId: index + 1,
    personaName: `Engineer ${index + 1}`,
  }));
  const { person, portal } = show([answerRows(many)]);
  await row('Engineer 1');
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  await row('Engineer 12');
  act(() => navigate('/personas/role-matching/architect-skills/12'));
  act(() => navigate('/personas/role-matching?client=1'));
  await row('Engineer 12');
  expect(portal.path()).toContain('page=2');
});

test('a saved role stays when older rows arrive during the save', async () => {
  const save = deferAnswer(saving);
  const { person, portal } = show([save]);
  await chooseRole(person, 'Data Engineer', 'Architect');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  portal.answer(answerRows([engineer, { ...analyst, personaName: 'Senior Analyst' }, clerk]));
  act(() => portal.push('changed', { resource: 'imports' }));
  await row('Senior Analyst');
  portal.answer(deferAnswer(answerRows()));
  await act(async () => save.go());
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Client Roles are updated partially'));
  await act(async () => undefined);
  expect((await row('Data Engineer')).getByRole('button', { name: 'Architect' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('There is nothing to save');
});
