import { expect, it } from '@jest/globals';
import { scoreSkill } from './related-skills';

const skill = (skillName: string, ...alternativeNames: string[]) => ({
  skillName,
  alternativeNames,
  skillDescription: '',
});
const score = (candidate: ReturnType<typeof skill>, family = '') =>
  scoreSkill({ name: 'Manage staff', family: 'People', texts: [] }, candidate, family);

it.each([
  ['the same name before the same roots', skill('manage staff'), skill('STAF')],
  ['an alternative name like a name', skill('lead people', 'Manage staff'), skill('STAF')],
  ['the same roots before some of them', skill('staff'), skill('staff rota planning')],
])('ranks %s', (_, better, worse) => {
  expect(score(better)).toBeGreaterThan(score(worse));
});

it('a skill of the same family has a higher score', () => {
  expect(score(skill('staff'), 'people')).toBeGreaterThan(score(skill('staff'), 'Tools'));
});
