import { expect, it } from '@jest/globals';
import { recordOf } from './record-of';

it.each([
  ['/persona/edit/5/false?client=3', 'persona 5'],
  ['/persona/architect-skills/5?client=3', 'persona 5'],
  ['/persona/review/5', 'persona 5'],
  ['/role/edit/56', 'role 56'],
  ['/skill/edit/157', 'skill 157'],
  ['/clients/manage/2', 'client 2'],
  ['/skillopedia/edit?id=9', 'encyclopedia 9'],
  ['/skill/edit/15a', undefined],
  ['/personas?client=5', undefined],
])('at %s is the record %s', (path, record) => {
  expect(recordOf(path)).toBe(record);
});
