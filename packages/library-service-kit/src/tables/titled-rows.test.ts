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
  for (const [at, cells] of rows.entries()) await titled.take(cells, at + 1, NOTHING_ODD);
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
