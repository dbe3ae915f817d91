import { expect, it } from '@jest/globals';
import { functionsFromLibrary } from './suggested-functions';

const record = (id: number) => ({ kind: 'role' as const, id, name: `Role ${id}`, source: 'ESCO' });
const relatedRoles = (...texts: string[]) =>
  texts.map((roleandResponsibilities, id) => ({ role: { roleandResponsibilities }, record: record(id) }));

it.each([
  [
    'work functions with their tasks',
    ['Plan|a|b$Report|c'],
    '',
    [
      ['Plan', ['a', 'b']],
      ['Report', ['c']],
    ],
  ],
  [
    'single tasks together',
    ['a$b$Plan|c'],
    '',
    [
      ['Plan', ['c']],
      ['', ['a', 'b']],
    ],
  ],
  [
    'nothing twice',
    ['Plan|a', 'plan|b', 'Other|A|d'],
    '',
    [
      ['Plan', ['a']],
      ['Other', ['d']],
    ],
  ],
  ['nothing that the role has', ['Plan|a$Report|c|d'], 'PLAN|x$c', [['Report', ['d']]]],
  ['nothing from a role without duties', [''], '', []],
])('suggests %s', (_, texts, present, expected) => {
  const found = functionsFromLibrary(relatedRoles(...texts), present);
  expect(found.map(({ name, tasks }) => [name, tasks])).toEqual(expected);
});
