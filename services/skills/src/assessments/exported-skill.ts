import type { LibraryNames } from '../library/library-names';
import { type SkillDocument, toProficiencies } from '../skills/skill-document';

/** A skill as its exports name it, with the levels of one scheme and their descriptions. */
export const exportedSkill = (skill: SkillDocument, known: LibraryNames, schemeId: number) => {
  const scheme = known.schemes.find((one) => one.schemeId === schemeId);
  if (!scheme) throw new Error(`there is no scheme ${schemeId}`);
  return {
    skill: { skillId: skill._id, skillName: skill.skillName, source: known.sources.get(skill.sourceId) ?? '' },
    scheme,
    descriptions: new Map(
      toProficiencies(skill, known)
        .filter((level) => level.schemeId === schemeId)
        .map(({ levelNumber, description }) => [levelNumber, description]),
    ),
  };
};
