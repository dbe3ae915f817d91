import type { SkillProficiencies } from '@skills-architect/contracts/skills';
import type { ReadLibraryNames } from '../library/library-names';
import { levelTexts, type SkillDocument, toProficiencies } from './skill-document';

/** Describes the levels of a skill with all texts, including suggested ones, for library staff. */
export const levelDescriber =
  (readNames: ReadLibraryNames) =>
  async (skill: SkillDocument): Promise<SkillProficiencies> => {
    const stored = new Map(skill.levels.map((level) => [level.proficiencyId, level]));
    return {
      rev: skill.rev,
      proficiencies: toProficiencies(skill, await readNames([])).map((proficiency) => {
        const level = stored.get(proficiency.proficiencyId);
        return { ...proficiency, ...levelTexts(level ?? {}), suggestedBy: level?.suggestedBy ?? undefined };
      }),
    };
  };
