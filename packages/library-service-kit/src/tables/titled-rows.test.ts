import { expect, it } from '@jest/globals';
import { NOTHING_ODD } from '../table-files/rows';
import { titledRows } from './titled-rows';

const read = async (...rows: string[][]) => {
  const records: string[][] = [];
  const titled = titledRows({
    knownTitles: [],
    add: ({ cells }) => {
      records.push(cells);
      return undefined;
    },
  });
  for (const [index, cells] of rows.entries()) await titled.take(cells, index + 1, NOTHING_ODD);
  const { rows: count, facts } = await titled.end();
  return { records, count, headings: facts.headings };
};

const HEAD = ['Role', 'Skill', 'Level'];
const RECORDS = [
  ['Miller', 'Grinding', '3'],
  ['Assayer', 'Titration', '4'],
];

it('sums and remarks below the records are left out, and named', async () => {
  expect(await read(HEAD, ...RECORDS, ['Total', '', '7'], ['* levels from 1 to 5', '', ''])).toEqual({
    records: RECORDS,
    count: 2,
    headings: ['Total', '* levels from 1 to 5'],
  });
});

it('what begins like a remark is a record where records follow', async () => {
  const note = ['Notes: taking them', '', ''];
  const [first = [], second = []] = RECORDS;
  expect(await read(HEAD, first, note, second)).toMatchObject({ records: [first, note, second], headings: [] });
});

it.each([
  [
    'above other records',
    [
      ['Media', '2', '2'],
      ['Titration', '4', '1'],
    ],
  ],
  [
    'at the foot, with levels that do not fit',
    [
      ['Titration', '4', '1'],
      ['Media', '1', '2'],
    ],
  ],
])('a skill that is named like a sum is a record %s', async (_, below) => {
  const records = [['Grinding', '3', '3'], ['Assaying', '1', '1'], ...below];
  expect(await read(['Skill', 'Miller', 'Assayer'], ...records)).toMatchObject({ records, headings: [] });
});

it('means of the levels are no record', async () => {
  const records = [
    ['Grinding', '3', '3'],
    ['Titration', '4', '1'],
  ];
  expect(await read(['Skill', 'Miller', 'Assayer'], ...records, ['Media', '3.5', '2'])).toMatchObject({
    records,
    headings: ['Media'],
  });
});
