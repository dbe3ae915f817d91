import { expect, test } from '@jest/globals';
import type { ImportStage } from '@skills-architect/contracts/personas';
import { toUnfinishedWork } from './unfinished-work';

const anImport = (stage: ImportStage) => ({ _id: 'a', clientId: 2, clientName: 'Bolt', fileName: 'jobs.zip', stage });

test.each<[ImportStage, string[]]>([
  ['parsing', ['The files are being read']],
  ['review', ['Read, and waiting for your review']],
  ['selection', ['Matched, and waiting for your role selection']],
  ['failed', ['Stopped by an error']],
  ['done', []],
  ['cancelled', []],
])('an import in the stage %s is shown as %j', (stage, expected) => {
  expect(toUnfinishedWork([anImport(stage)]).map(({ line }) => line)).toEqual(expected);
});

test('an import is continued with its client', () => {
  expect(toUnfinishedWork([anImport('review')])).toMatchObject([
    { id: 'a', title: 'Bolt: jobs.zip', clientId: 2, to: '/personas/role-matching?client=2' },
  ]);
  expect(toUnfinishedWork([{ ...anImport('selection'), waiting: true }])).toMatchObject([
    { to: '/personas/role-matching?client=2&import=a' },
  ]);
});

test('an import in role selection says how many client roles are left of its file', () => {
  const lines = (left: number) =>
    toUnfinishedWork([anImport('selection')], new Map([['a', left]])).map(({ line }) => line);
  expect(lines(4)).toEqual(['Matched: 4 client roles wait for your role selection']);
  expect(lines(1)).toEqual(['Matched: 1 client role waits for your role selection']);
});
