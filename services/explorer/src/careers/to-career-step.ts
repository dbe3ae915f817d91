import type { CareerStep, StepSkill } from '@skills-architect/contracts/explorer';
import { compareNames } from '@skills-architect/contracts/locale';
import { careerDirection, careerMatch, type SkillLevels, stepDemands } from './career-rules';
import type { CareerNode } from './career-snapshot';
import type { SkillName } from './skill-names';

interface StepFacts {
  from: CareerNode;
  to: CareerNode;
  /** The skills known before the step: those of the first role, and those learned on the way. */
  known: SkillLevels;
  names: ReadonlyMap<number, SkillName>;
  weight: (skillId: number) => number;
}

/** The demands of a step, in the answer format. */
export const toCareerStep = ({ from, to, known, names, weight }: StepFacts): CareerStep => {
  const { gain, raise, there } = stepDemands(known, to.skills);
  const toStepSkills = (ids: readonly number[]): StepSkill[] =>
    ids
      .flatMap((skillId) => {
        const name = names.get(skillId);
        const levels = { fromLevel: known.get(skillId) ?? 0, toLevel: to.skills.get(skillId) ?? 0 };
        return name ? [{ skillId, ...name, ...levels }] : [];
      })
      .sort((a, b) => compareNames(a.skillName, b.skillName));
  return {
    from: from.role,
    to: to.role,
    direction: careerDirection(from, to),
    match: careerMatch(from, to, weight),
    gain: toStepSkills(gain),
    raise: toStepSkills(raise),
    there: toStepSkills(there),
  };
};
