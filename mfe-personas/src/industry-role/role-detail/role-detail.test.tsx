import { type ImportRow, importRowReasons, restoreSentences } from '@skills-architect/contracts/personas';
import { getRole, listRoleSkills, type Role, type SuggestionReasons } from '@skills-architect/contracts/roles';
import { aRole, STAMP } from '@skills-architect/contracts/testing';
import { answer, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { anImport, aRow, aSuggestion } from '../../import-files/imports.fixtures';
import { type Choices, withChoice } from '../../import-files/selection-rules';
import { RoleDetail } from './role-detail';

const TEXT = 'Keeps the data flowing.\nFree fruit for all.';
const engineer = aRow(1, 'Data Engineer', {
  roleRecommendations: [aSuggestion(11, 'Engineer of data', { confidence: 'clear' }), aSuggestion(12, 'Architect')],
});
const analyst = aRow(2, 'Analyst', { groupName: 'Sales' });

const aReason = (roleId: number, roleName: string, restored = false): SuggestionReasons => ({
  roleId,
  roleName,
  parts: { title: 1, words: 0.5, duties: 0.25, skills: 0.25, level: 0.5, chosen: 0.89 },
  title: { name: 'data plumber', alternative: true, similarity: 0.8 },
  chosen: { title: 'Data Engineer', times: 4, similarity: 1, clientName: 'Northwind' },
  words: [{ term: 'data', share: 0.7, spans: [{ start: 10, end: 14 }] }],
  skills: [{ start: 0, end: 23, similarity: 0.6, skillNames: ['Pipelines'] }],
  sentences: [
    { start: 0, end: 23, weight: 1, restored: false },
    { start: 24, end: 43, weight: restored ? 1 : 0, restored },
  ],
  nearPassages: [{ passage: 'Keeps the data flowing.', rolePassage: 'Runs pipelines.', similarity: 0.7 }],
});
const reasons = (restored = false) =>
  answer(importRowReasons, {
    text: TEXT,
    reasons: [aReason(11, 'Engineer of data', restored), aReason(12, 'Architect', restored)],
  });
const role = answer(
  getRole,
  ({ params }): Role => ({
    ...aRole(Number(params.roleId), { roleName: 'Role', subsector: 'Technology', functionName: 'Data' }),
    rev: 0,
    created: STAMP,
    updated: STAMP,
    alternativeNames: [],
    roleDescription: `What role ${params.roleId} does.`,
    roleandResponsibilities: 'Run pipelines|Build them|Watch them',
  }),
);
const skills = answer(listRoleSkills, { skills: [] });

function DetailWithState({ rows }: { rows: ImportRow[] }) {
  const [list, setList] = useState(rows);
  const [rowId, setRowId] = useState(1);
  const [choices, setChoices] = useState<Choices>(new Map());
  return (
    <RoleDetail
      personaImport={anImport({ stage: 'selection' })}
      rows={list}
      rowId={rowId}
      choices={choices}
      onChoose={(row, chosen) => setChoices((before) => withChoice(before, row, chosen))}
      onOpen={setRowId}
      onClose={() => setRowId(0)}
      onRestored={(row) => setList((before) => before.map((one) => (one.rowId === row.rowId ? row : one)))}
    />
  );
}
const show = (answers: readonly FakeAnswer[] = [], rows = [engineer, analyst]) =>
  renderScreen(<DetailWithState rows={rows} />, { answers: [...answers, reasons(), role, skills] });

test('says why a role was suggested and marks it in the description', async () => {
  show();
  expect(await screen.findByText('Nearest alternative name: data plumber (very near)')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Title: 100 of 100' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Strongest terms' })).getByText('data')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Chosen before: 89 of 100' })).toBeVisible();
  expect(screen.getByText('Chosen 4 times for this title at Northwind')).toBeVisible();
  const pairs = screen.getByRole('list', { name: "Sentences nearest to the role's skills" });
  expect(pairs).toHaveTextContent('“Keeps the data flowing.”Pipelines');
  const near = screen.getByRole('list', { name: 'Passages near by meaning' });
  expect(near).toHaveTextContent('“Keeps the data flowing.”by meaning: “Runs pipelines.”');
  expect(screen.getByText('data', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText('Free fruit for all.', { selector: 'del' })).toBeVisible();
});

test('says of a suggestion for a text in another language that such texts were not measured', async () => {
  const languages = { part: 'description', job: 'de', role: 'en' } as const;
  const said = { confidence: 'several similar', unmeasuredLanguage: 'de', languages, isOnly: false } as const;
  const why = answer(importRowReasons, {
    text: TEXT,
    reasons: [{ ...aReason(11, 'Engineer of data'), suggestion: said }],
  });
  show([why], [aRow(1, 'Dateningenieur', { roleRecommendations: [aSuggestion(11, 'Engineer of data', said)] })]);
  expect(await screen.findByText(/^The description is in German, the roles are in English\. /)).toBeVisible();
});

test('shows the duties of the industry role beside it', async () => {
  const { person } = show();
  expect(await screen.findByText('What role 11 does.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Critical Work Functions and Tasks' })).toHaveTextContent(/Run pipelines/);
  await person.click(screen.getByRole('tab', { name: '2. Architect' }));
  expect(await screen.findByText('What role 12 does.')).toBeVisible();
});

test('restores an ignored sentence and ignores it again', async () => {
  const { person, portal } = show();
  const back = await screen.findByRole('button', { name: 'Count it: Free fruit for all.' });
  portal.answer(
    reasons(true),
    answer(restoreSentences, ({ body }) => ({
      ...engineer,
      restored: body.restored,
      roleRecommendations: [aSuggestion(12, 'Architect', { confidence: 'likely' })],
    })),
  );
  await person.click(back);
  expect(await screen.findByRole('tab', { name: '1. Architect' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Count it/ })).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Remove Free fruit for all.' }));
  const sent = portal.requests.filter(({ call }) => call === restoreSentences.path).map(({ body }) => body);
  expect(sent).toEqual([{ restored: [1] }, { restored: [] }]);
});

test('number keys select, arrow keys move between rows', async () => {
  const { person } = show();
  await screen.findByText('What role 11 does.');
  await person.keyboard('2');
  expect(await screen.findByText('Selected')).toBeVisible();
  expect(screen.getByRole('tab', { name: '2. Architect' })).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Analyst, Sales' })).toBeVisible();
  expect(screen.getByText('No industry role was suggested')).toBeVisible();
  await person.keyboard('{ArrowLeft}');
  expect(await screen.findByText('Selected')).toBeVisible();
});

test('arrow keys on tabs do not leave the row', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('tab', { name: '1. Engineer of data' }));
  await person.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: '2. Architect' })).toHaveFocus());
  expect(screen.getByRole('dialog', { name: 'Data Engineer, Data' })).toBeVisible();
});

test('an existing persona cannot get a role here either', async () => {
  const { person } = show([], [{ ...engineer, isDuplicatePersona: true }]);
  const select = await screen.findByRole('button', { name: 'Select this role' });
  expect(select).toHaveAccessibleDescription('This persona already exists');
  await person.keyboard('1');
  expect(screen.queryByText('Selected')).not.toBeInTheDocument();
});

test('the description is shown even if the reasons fail to load', async () => {
  const { person, portal } = show([refuse(importRowReasons, 503, { error: 'Roles do not answer' })]);
  expect(await screen.findByText('Roles do not answer')).toBeVisible();
  expect(screen.getByText(/Builds pipelines/)).toBeVisible();
  portal.answer(reasons());
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Why this role')).toBeVisible();
});
