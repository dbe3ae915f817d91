import type { LanguageModelState } from '@skills-architect/contracts';
import {
  type MatcherAccuracy as Accuracy,
  downloadGold,
  matcherAccuracy,
  roleLanguageModel,
} from '@skills-architect/contracts/roles';
import { skillLanguageModel } from '@skills-architect/contracts/skills';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../area';
import MatcherAccuracy from './matcher-accuracy';

const row = (name: string, decisions: number, chosen: number, first: number, firstThree: number) => ({
  name,
  decisions,
  chosen,
  first,
  firstThree,
});
const some: Accuracy = {
  all: row('All decisions', 50, 40, 20, 30),
  rows: [row('2026-04', 50, 40, 20, 30)],
  confidence: [
    { confidence: 'clear', decisions: 20, right: 18 },
    { confidence: 'likely', decisions: 0, right: 0 },
    { confidence: 'several similar', decisions: 0, right: 0 },
    { confidence: 'no close role', decisions: 10, right: 8 },
  ],
  corrections: [
    {
      suggested: { roleId: 1, roleName: 'Nurse' },
      chosen: { roleId: 2, roleName: 'Ward Nurse' },
      times: 7,
      title: 'Staff Nurse',
    },
    { suggested: { roleId: 1, roleName: 'Nurse' }, chosen: null, times: 3, title: 'Vet' },
  ],
};
const none: Accuracy = {
  ...some,
  all: row('All decisions', 0, 0, 0, 0),
  rows: [],
  confidence: some.confidence.map((range) => ({ ...range, decisions: 0, right: 0 })),
  corrections: [],
};
const running: LanguageModelState = {
  status: 'ready',
  sentence: '',
  name: 'small-model',
  origin: 'own',
  languages: ['en', 'de'],
  embedded: 3007,
  records: 3007,
};
const open = (answers: FakeAnswer[], model: LanguageModelState = running) =>
  renderScreen(<MatcherAccuracy />, {
    path: '/role/accuracy',
    answers: [...answers, answer(roleLanguageModel, model), answer(skillLanguageModel, { ...model, records: 13896 })],
    user: aUser({ userType: 2 }),
    manifest,
  });

test('shows how often suggestions were accepted, how reliable each confidence is, and corrections', async () => {
  open([answer(matcherAccuracy, some)]);
  const table = await screen.findByRole('table', { name: 'Suggestions and choices' });
  const cells = (await within(table).findByText('2026-04')).closest('tr');
  expect(cells).toHaveTextContent(/2026-04.*50.*20 \(50 %\).*30 \(75 %\).*10 \(20 %\)/);
  expect(await screen.findByRole('img', { name: /How often each confidence was right/ })).toBeVisible();
  const reliability = screen.getByRole('table', { name: 'Reliability of each confidence' });
  for (const text of [/^clear.*20.*18 \(90 %\)$/, /^likely.*0.*–$/, /^no close role.*10.*8 \(80 %\)$/])
    expect(within(reliability).getByRole('row', { name: text })).toBeVisible();
  const corrections = screen.getByRole('table', { name: 'Most frequent corrections' });
  const [, other, refused] = within(corrections).getAllByRole('row');
  expect(other).toHaveTextContent(/Nurse.*Ward Nurse.*Staff Nurse.*7/);
  expect(refused).toHaveTextContent(/Nurse.*No role chosen.*Vet.*3/);
});

test('the figures are split by client and filtered by source', async () => {
  const { person, portal } = open([answer(matcherAccuracy, some)]);
  await person.selectOptions(await screen.findByLabelText('Split by'), 'Client');
  await person.selectOptions(screen.getByLabelText('Source'), 'Job annotation');
  expect(await screen.findByRole('columnheader', { name: 'Client' })).toBeVisible();
  const asked = portal.requests.filter(({ call }) => call === matcherAccuracy.path).map(({ query }) => query);
  expect(asked.at(-1)).toMatchObject({ by: 'client', source: 'annotation' });
});

test('shows that there are no decisions yet, and disables the export', async () => {
  open([answer(matcherAccuracy, none)]);
  expect(await screen.findByText('Nobody has decided on a suggested role yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export Gold File' })).toHaveAttribute('aria-disabled', 'true');
});

test('exports the decisions as a gold file', async () => {
  const { person, portal } = open([answer(matcherAccuracy, some), answer(downloadGold, '{}')]);
  await screen.findByText('2026-04');
  await person.click(screen.getByRole('button', { name: 'Export Gold File' }));
  expect(portal.requests.some(({ call }) => call === downloadGold.path)).toBe(true);
});

test('shows why the figures failed to load', async () => {
  open([refuse(matcherAccuracy, 503, { error: 'Roles do not answer' })]);
  expect(await screen.findByText('Roles do not answer')).toBeVisible();
});

test('shows which language model runs', async () => {
  open([answer(matcherAccuracy, none)]);
  const panel = await screen.findByRole('region', { name: 'Language Model' });
  expect(await within(panel).findByText('Running')).toBeVisible();
  const facts = ['small-model', 'English, German', '3,007 of 3,007 have vectors', /comes with the portal/];
  for (const text of [...facts, '3,007 of 13,896 have vectors']) expect(within(panel).getByText(text)).toBeVisible();
  expect(within(panel).getByText(/^Vectors are being made \(3,007 of 13,896 skills\)/)).toBeVisible();
});

test('shows what the model reaches on public data, or that it was not measured', async () => {
  const figures = [{ name: 'Skills that sentences state', withModel: 0.785, wordsAlone: 0.7 }];
  const { unmount } = open([answer(matcherAccuracy, none)], { ...running, figures });
  const table = await screen.findByRole('table', { name: 'Figures on public data' });
  expect(within(table).getByRole('row', { name: /Skills that sentences state.*0\.785.*0\.700/ })).toBeVisible();
  unmount();
  open([answer(matcherAccuracy, none)], { ...running, figures: [] });
  expect(await screen.findByText(/^This model was not measured/)).toBeVisible();
});

const missing =
  'The language model small-model could not be downloaded (repo: answered 403). Allow one of these hosts.';
test.each<[string, Partial<LanguageModelState>, string]>([
  ['it is not available', { status: 'unavailable', sentence: missing }, missing],
  ['the library has no vectors yet', { embedded: 0 }, 'no vectors of this model yet: industry roles, skills.'],
  ['vectors are being made', { embedded: 5 }, 'Vectors are being made'],
])('warns when %s', async (_, change, text) => {
  open([answer(matcherAccuracy, none)], { ...running, ...change });
  const panel = await screen.findByRole('region', { name: 'Language Model' });
  expect(await within(panel).findByText(text, { exact: false })).toBeVisible();
});

test('says why it is off', async () => {
  const off = {
    status: 'off',
    sentence: 'SEMANTICS is off.',
    name: '',
    languages: [],
    embedded: 0,
    records: 0,
  } as const;
  open([answer(matcherAccuracy, none)], { ...off, languages: [] });
  expect(await screen.findByText('SEMANTICS is off.')).toBeVisible();
  expect(screen.queryByText(/have vectors/)).toBeNull();
});
