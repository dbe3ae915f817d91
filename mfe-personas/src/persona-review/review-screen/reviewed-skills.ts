import { compareNames } from '@skills-architect/contracts/locale';
import type { PersonaSkill, SkillDifference } from '@skills-architect/contracts/personas';

type CurrentSkill = Pick<PersonaSkill, 'skillId' | 'skillName' | 'levelNumber' | 'skillCriticality'>;

/** A skill of the review: as it is now, as it was approved, or both. */
export interface ReviewedSkill {
  skillId: number;
  skillName: string;
  /** Undefined for a skill that the current version lacks. */
  current: { level: number | null; criticality: string } | undefined;
  change: 'added' | 'removed' | 'changed' | undefined;
  /** What differs, in words. */
  difference: string;
}

const levelText = (level: number | null | undefined) => (level ? `level ${level}` : 'no level');

const changeOf = ({ approvedLevel, currentLevel }: SkillDifference): ReviewedSkill['change'] => {
  if (approvedLevel === undefined && currentLevel !== undefined) return 'added';
  return currentLevel === undefined && approvedLevel !== undefined ? 'removed' : 'changed';
};

const describeDifference = (difference: SkillDifference): string => {
  const { approvedLevel, currentLevel, approvedCriticality, currentCriticality } = difference;
  const change = changeOf(difference);
  if (change === 'added') return 'Not in the approved version';
  if (change === 'removed') return `Approved with ${levelText(approvedLevel)}`;
  const parts = [
    approvedLevel !== currentLevel && `${levelText(approvedLevel)}, now ${levelText(currentLevel)}`,
    approvedCriticality !== currentCriticality &&
      `criticality ${approvedCriticality || 'none'}, now ${currentCriticality || 'none'}`,
  ].filter(Boolean);
  return `Approved with ${parts.join('; ')}`;
};

/** The skills of the current version and those that only the approved one has, by name, with what differs. */
export const toReviewedSkills = (
  skills: readonly CurrentSkill[],
  differences: readonly SkillDifference[],
): ReviewedSkill[] => {
  const bySkill = new Map(differences.map((difference) => [difference.skillId, difference]));
  const ids = new Set(skills.map(({ skillId }) => skillId));
  const toRow = (skillId: number, skillName: string, current: ReviewedSkill['current']): ReviewedSkill => {
    const difference = bySkill.get(skillId);
    const change = difference && changeOf(difference);
    return { skillId, skillName, current, change, difference: difference ? describeDifference(difference) : '' };
  };
  return [
    ...skills.map(({ skillId, skillName, levelNumber, skillCriticality }) =>
      toRow(skillId, skillName, { level: levelNumber, criticality: skillCriticality }),
    ),
    ...differences
      .filter(({ skillId }) => !ids.has(skillId))
      .map(({ skillId, skillName }) => toRow(skillId, skillName, undefined)),
  ].sort((a, b) => compareNames(a.skillName, b.skillName));
};
