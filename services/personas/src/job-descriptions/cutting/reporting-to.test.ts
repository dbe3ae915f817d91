import { expect, test } from '@jest/globals';
import { reportingTo } from './reporting-to';

test.each([
  ['Reports to the Head of Operations and leads two teams.', 'Head of Operations'],
  ['Relevant du Vice-président aux collections, vous dirigez une équipe.', 'Vice-président aux collections'],
  ['Sie berichten an die Leiterin Technik.', 'Leiterin Technik'],
  ['Sie berichten an die zuständige Stelle über den Fortgang.', undefined],
  ['Reports to the Harbour Officer / Head of Pilotage.', 'Harbour Officer / Head of Pilotage'],
  ['This job reports to Director of Docks of Northport Power, Inc.', 'Director of Docks'],
  ["Sous l'autorité du chef de port, vous organisez les quais.", 'Chef de port'],
  ['The role reports to Emma Thompson, our Chief Marketing Officer.', 'Chief Marketing Officer'],
  ['You will report to Rajesh Iyer.', undefined],
  ['Reports to: Location Manager Employee Type Full time', undefined],
])('the manager in %j is %j', (text, manager) => {
  expect(reportingTo([], [text])?.value).toBe(manager);
});

test.each([
  ['Emma Thompson (Head of Marketing)', 'Head of Marketing'],
  ['Emma Thompson', undefined],
])('a label that says %j names %j', (value, manager) => {
  expect(reportingTo([{ fact: 'reportingTo', value, rank: 0, index: 0 }], [])?.value).toBe(manager);
});
