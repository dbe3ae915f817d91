import { userNames } from '@skills-architect/contracts/admin';
import { skillsByIds } from '@skills-architect/contracts/skills';
import { peerAnswers } from '@skills-architect/service-kit/testing';
import { demoPeers } from '../demo/peers.fixtures';

/** Skills 1 to 3 have one scheme; skill 4 of the AI source has two; skill 5 is a leadership skill. */
const levelsFor = (skillId: number) =>
  (skillId === 4 ? [1, 2] : [1]).flatMap((schemeId) =>
    [1, 2, 3].map((levelNumber) => ({
      proficiencyId: skillId * 100 + schemeId * 10 + levelNumber,
      schemeId,
      proficiencySchemeLevelCount: schemeId + 3,
      levelId: levelNumber,
      levelNumber,
      level: `Level ${levelNumber}`,
      description: '',
    })),
  );
const aSkill = (skillId: number) => ({
  skillId,
  skillName: `Skill ${skillId}`,
  skillCategory: { skillCategoryId: 1, skillCategory: skillId === 5 ? 'Leadership Skills' : 'Functional Skills' },
  skillFamily: { skillFamilyId: 1, skillFamily: 'Any' },
  skillSource: { sourceId: skillId === 4 ? 2 : 1, source: 'Any' },
  skillStatus: 4 as const,
  proficiencies: levelsFor(skillId),
});
/** Ids of skills that are deleted from the library. */
export const deletedSkills = new Set<number>();
const findSkill = (skillId: number, includeDeleted = false) => {
  if (!deletedSkills.has(skillId)) return skillId <= 5 ? [aSkill(skillId)] : [];
  return includeDeleted ? [{ ...aSkill(skillId), isDeleted: true as const }] : [];
};
/** Mock answers of the other services, with these skills. */
export const peers = peerAnswers(
  ...demoPeers,
  [userNames, () => ({ users: [] })],
  [
    skillsByIds,
    ({ body }: { body: { skillIds: number[]; proficiencyIds?: number[]; includeDeleted?: boolean } }) => {
      const ofLevels = (body.proficiencyIds ?? []).map((id) => Math.floor(id / 100));
      return { skills: [...body.skillIds, ...ofLevels].flatMap((id) => findSkill(id, body.includeDeleted)) };
    },
  ],
);
