import { expect, it } from '@jest/globals';
import { goldLine } from './gold-line';

it.each([
  ['a role of a taxonomy by its identifier', 'http://esco/occupation/1', 'http://esco/occupation/1'],
  ['a role of the library by its id', undefined, 'role 4'],
])('a line of the gold file names %s', (_, externalId, expected) => {
  const line = goldLine({ _id: 'persona 7', title: 'Nurse' }, 'Cares.\nPlans.', { _id: 4, externalId });
  expect(line.split('\n')).toHaveLength(2);
  expect(JSON.parse(line)).toEqual({
    id: 'persona 7',
    title: 'Nurse',
    description: 'Cares.\nPlans.',
    gold: { exactMatch: [expected] },
  });
});
