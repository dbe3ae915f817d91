import type { LibraryNames } from '../library/library-names';
import { type SkillDocument, toProficiencies } from '../skills/skill-document';

/** A skill as its exports name it, with the levels of one scheme and their descriptions. */
export const exportedSkill = (skill: SkillDocument, names: LibraryNames, schemeId: number) => {
  const scheme = names.schemes.find((known) => known.schemeId === schemeId);
  if (!scheme) throw new Error(`there is no scheme ${schemeId}`);
  return {
    skill: { skillId: skill._id, skillName: skill.skillName, source: names.sources.get(skill.sourceId) ?? '' },
    scheme,
    descriptions: new Map(
      toProficiencies(skill, names)
        .filter((level) => level.schemeId === schemeId)
        .map(({ levelNumber, description }) => [levelNumber, description]),
    ),
  };
};
