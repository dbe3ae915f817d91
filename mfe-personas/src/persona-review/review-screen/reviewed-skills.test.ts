import { toReviewedSkills } from './reviewed-skills';

const current = { skillId: 1, skillName: 'Forklift', levelNumber: 3, skillCriticality: 'High' as const };
const difference = { skillId: 1, skillName: 'Forklift' };

test.each([
  ['as approved', [], undefined, ''],
  ['added', [{ ...difference, currentLevel: 3 }], 'added', 'Not in the approved version'],
  [
    'at another level',
    [{ ...difference, approvedLevel: 2, currentLevel: 3 }],
    'changed',
    'Approved with level 2, now level 3',
  ],
  [
    'without a level before',
    [{ ...difference, approvedLevel: null, currentLevel: 3 }],
    'changed',
    'Approved with no level, now level 3',
  ],
  [
    'of another criticality',
    [{ ...difference, approvedLevel: 3, currentLevel: 3, approvedCriticality: 'Low', currentCriticality: 'High' }],
    'changed',
    'Approved with criticality Low, now High',
  ],
])('a skill %s', (_, differences, change, text) => {
  expect(toReviewedSkills([current], differences)).toMatchObject([
    { change, difference: text, current: { level: 3, criticality: 'High' } },
  ]);
});

test('a removed skill stands among the others by name', () => {
  const removed = { skillId: 2, skillName: 'Driving', approvedLevel: 4 };
  expect(toReviewedSkills([current], [removed])).toMatchObject([
    { skillName: 'Driving', current: undefined, change: 'removed', difference: 'Approved with level 4' },
    { skillName: 'Forklift', change: undefined },
  ]);
});
