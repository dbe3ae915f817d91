import { expect, test } from '@jest/globals';
import { reportingTo } from './reporting-to';

test.each([
  ['Reports to the Head of Operations and leads two teams.', 'Head of Operations'],
  ['Relevant du Vice-président aux collections, vous dirigez une équipe.', 'Vice-président aux collections'],
  ['Sie berichten an die Leiterin Technik.', 'Leiterin Technik'],
  ['Sie berichten an die zuständige Stelle über den Fortgang.', undefined],
  ['Reports to: Location Manager Employee Type Full time', undefined],
])('the manager in %j is %j', (text, manager) => {
  expect(reportingTo([], [text])?.value).toBe(manager);
});
