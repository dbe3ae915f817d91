import { describe, expect, it } from '@jest/globals';
import {
  type CareerProfile,
  careerMatch,
  describeStep,
  learningCost,
  skillsAfterStep,
  skillWeight,
  stepDemands,
} from './career-rules';

const levels = (skills: Record<number, number>) =>
  new Map(Object.entries(skills).map(([id, level]) => [Number(id), level]));
const aProfile = (skills: Record<number, number>, rank = 2): CareerProfile => ({ skills: levels(skills), rank });
const equalWeight = () => 1;

describe('the similarity of two roles', () => {
  it.each<[string, CareerProfile, CareerProfile, number]>([
    ['all skills at the same levels', aProfile({ 1: 3, 2: 2 }), aProfile({ 1: 3, 2: 2 }), 1],
    ['no shared skill', aProfile({ 1: 3 }), aProfile({ 2: 3 }), 0],
    ['half of the skills', aProfile({ 1: 3, 2: 3 }), aProfile({ 1: 3 }), 0.5],
    ['a level apart', aProfile({ 1: 3 }), aProfile({ 1: 4 }), 0.85],
    ['a role that expects no level', aProfile({ 1: 0 }), aProfile({ 1: 5 }), 1],
    ['the next leadership level', aProfile({ 1: 3 }, 2), aProfile({ 1: 3 }, 3), 1],
    ['two leadership levels above', aProfile({ 1: 3 }, 2), aProfile({ 1: 3 }, 4), 0.7],
    ['a role without skills', aProfile({}), aProfile({}), 0],
  ])('%s', (_, from, to, match) => {
    expect(careerMatch(from, to, equalWeight)).toBeCloseTo(match);
  });

  it('depends on rare skills more than on common ones', () => {
    const weight = (skillId: number) => skillWeight(skillId === 1 ? 1 : 90, 100);
    const root = aProfile({ 1: 3, 2: 3 });
    expect(careerMatch(root, aProfile({ 1: 3, 3: 3 }), weight)).toBeGreaterThan(
      careerMatch(root, aProfile({ 2: 3, 3: 3 }), weight),
    );
  });
});

it.each([
  ['a higher leadership level', 2, 3, { direction: 'vertical', leads: 'to', bidirectional: 'no' }],
  ['a lower one', 3, 2, { direction: 'vertical', leads: 'from', bidirectional: 'no' }],
  ['the same', 2, 2, { direction: 'lateral', leads: 'to', bidirectional: 'yes' }],
  ['one that is unknown', 4, 0, { direction: 'lateral', leads: 'to', bidirectional: 'yes' }],
])('the direction of a step to %s', (_, from, to, step) => {
  expect(describeStep({ rank: from }, { rank: to })).toEqual(step);
});

describe('the skills of a step', () => {
  const known = levels({ 1: 3, 2: 4, 3: 1, 9: 5 });
  const targetLevels = levels({ 1: 3, 2: 2, 3: 4, 4: 2 });

  it('are gained, raised, or known already', () => {
    expect(stepDemands(known, targetLevels)).toEqual({ gain: [4], raise: [3], there: [1, 2] });
    expect(learningCost(stepDemands(known, targetLevels))).toBe(1.5);
  });

  it('are known after the step', () => {
    expect(skillsAfterStep(known, targetLevels)).toEqual(levels({ 1: 3, 2: 4, 3: 4, 4: 2, 9: 5 }));
    expect(stepDemands(skillsAfterStep(known, targetLevels), targetLevels)).toMatchObject({ gain: [], raise: [] });
  });
});
