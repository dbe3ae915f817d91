import type { LibraryDifference } from '@skills-architect/contracts/personas';

type RoleSkill = LibraryDifference['roleSkills'][number];

const levelText = (level: number | null) => (level ? `level ${level}` : 'no level');

/** What accepting changes in the skills of a persona: 'Forklift: added with level 3'. */
export const describeRoleSkill = ({ skillName, change, formerLevel, newLevel }: RoleSkill): string => {
  if (change === 'added') return `${skillName}: added with ${levelText(newLevel)}`;
  if (change === 'removed') return `${skillName}: removed, was ${levelText(formerLevel)}`;
  return `${skillName}: ${levelText(formerLevel)}, now ${levelText(newLevel)}`;
};
