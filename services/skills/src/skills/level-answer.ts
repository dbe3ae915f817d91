import type { SkillProficiencies } from '@skills-architect/contracts/skills';
import type { ReadLibraryNames } from '../library/library-names';
import { levelTexts, type SkillDocument, toProficiencies } from './skill-document';

/** Describes the levels of a skill with all texts, including suggested ones, for library staff. */
export const levelDescriber =
  (readNames: ReadLibraryNames) =>
  async (skill: SkillDocument): Promise<SkillProficiencies> => {
    const stored = new Map(skill.levels.map((one) => [one.proficiencyId, one]));
    return {
      rev: skill.rev,
      proficiencies: toProficiencies(skill, await readNames([])).map((one) => {
        const level = stored.get(one.proficiencyId);
        return { ...one, ...levelTexts(level ?? {}), suggestedBy: level?.suggestedBy ?? undefined };
      }),
    };
  };
