import type { FieldOrigin, ImportRow } from '@skills-architect/contracts/personas';
import { aRow } from '../../import-files/imports.fixtures';
import { countProblems, findProblems, sortByProblem } from './problems';

const guessed: FieldOrigin = { kind: 'guessed', passages: [] };
const stated: FieldOrigin = { kind: 'stated', passages: [] };

test.each<[string, Partial<ImportRow>, string[]]>([
  ['nothing unusual', {}, []],
  ['a group that is a guess', { groupName: '', groupGuess: 'Finance', origins: { groupName: guessed } }, ['guessed']],
  ['a guessed group that the user has accepted', { groupGuess: 'Finance', origins: { groupName: guessed } }, []],
  ['a name that is a guess', { origins: { personaName: guessed } }, ['guessed']],
  ['stated fields', { origins: { personaName: stated, groupName: stated } }, []],
  ['no duties', { rolesAndResponsibilities: '' }, ['empty']],
  ['neither group nor guess', { groupName: '' }, ['empty']],
  ['no description, which many documents lack', { roleDescription: '' }, []],
  ['a single duty', { rolesAndResponsibilities: 'Builds pipelines' }, ['unusual']],
  ['a very short name', { personaName: 'HR' }, ['unusual']],
  ['a very long name', { personaName: 'Clerk '.repeat(20) }, ['unusual']],
  ['another language', { language: 'de' }, ['language']],
  ['English', { language: 'en' }, []],
  ['a scan', { readByOcr: true }, ['ocr']],
  ['a name that the client has', { isDuplicatePersona: true }, ['exists']],
  ['a file that was not read', { outcome: 'damaged', rolesAndResponsibilities: '' }, ['not-read']],
  ['a copy of another file', { outcome: 'duplicate' }, ['duplicate']],
  ['a file that is still to be read', { outcome: 'waiting' }, []],
  [
    'several problems',
    { groupName: '', groupGuess: 'Data', language: 'fr', readByOcr: true },
    ['guessed', 'language', 'ocr'],
  ],
])('problems of a row with %s', (_, overrides, expected) => {
  expect(findProblems(aRow(1, 'Data Engineer', overrides))).toEqual(expected);
});

test('sorts rows with problems first, unread files on top; ties keep their order', () => {
  const rows = [
    aRow(1, 'Data Engineer'),
    aRow(2, 'Analyst', { readByOcr: true }),
    aRow(3, 'Clerk'),
    aRow(4, 'Scan', { outcome: 'no-text-layer' }),
    aRow(5, 'Cook', { rolesAndResponsibilities: '' }),
  ];
  expect(sortByProblem(rows).map(({ rowId }) => rowId)).toEqual([4, 5, 2, 1, 3]);
  expect(countProblems(rows)).toEqual([
    { problem: 'not-read', count: 1 },
    { problem: 'empty', count: 1 },
    { problem: 'ocr', count: 1 },
  ]);
});
