import { describe, expect, it } from '@jest/globals';
import { withoutGains } from './without-gains';

const link = (skillId: number, levelNumber: number, schemeId = 1) => ({
  skillId,
  proficiencyId: skillId * 100 + schemeId * 10 + levelNumber,
  levelNumber,
  skillCriticality: 'High' as const,
});
const step = (roleId: number, direction: 'vertical' | 'lateral' = 'vertical') => ({ roleId, direction });
const before = { _id: 2, skills: [link(1, 3)], careerLinks: [step(1), step(3)] };
const merged = {
  _id: 1,
  skills: [link(1, 1), link(2, 4), link(2, 2, 2)],
  careerLinks: [step(2), step(3), step(4)],
};
const target = {
  ...before,
  skills: [link(1, 3), link(2, 4), link(2, 2, 2)],
  careerLinks: [step(3), step(4)],
};

describe('a target without its gains', () => {
  it.each([
    ['as after the merge', {}, {}],
    ['with the gained skill removed', { skills: [link(1, 3)] }, {}],
    [
      'with other levels of its own skill',
      { skills: [link(1, 5), link(2, 2, 2), link(2, 4)] },
      { skills: [link(1, 5)] },
    ],
    [
      'with another level of the gained skill in one scheme',
      { skills: [link(1, 3), link(2, 4), link(2, 1, 2)] },
      { skills: [link(1, 3), link(2, 4), link(2, 1, 2)] },
    ],
    [
      'with a later step in another direction',
      { careerLinks: [step(4, 'lateral'), step(4)] },
      { careerLinks: [step(4, 'lateral'), step(1)] },
    ],
    ['with its former steps again', { careerLinks: [step(1), step(3)] }, { careerLinks: [step(1), step(3)] }],
  ])('%s', (_, edits, expected) => {
    expect(withoutGains({ ...target, ...edits }, merged, before)).toMatchObject({
      skills: [link(1, 3)],
      careerLinks: [step(3), step(1)],
      ...expected,
    });
  });
});
