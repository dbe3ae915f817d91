import type { SuggestionRequester, SuggestionWriter } from '@skills-architect/library-service-kit/models';
import type { Identity } from '@skills-architect/service-kit';
import type { ReadLibraryNames } from '../library/library-names';
import type { Skills } from '../skills/skill-document';
import { type LevelSuggestion, levelsFromLibrary, type TargetLevel } from './level-texts';
import { relatedSkills } from './related-skills';
import { listFacts, type SkillRequest, toTargetSkill } from './skill-request';

/** A skill and the levels to suggest texts for. */
export interface LevelsRequest extends SkillRequest {
  Levels: readonly TargetLevel[];
  /** The scheme of the levels; by default one with this number of levels. */
  SchemeId?: number | undefined;
}

/** Suggests texts for the levels of a skill: by the configured model, else from the library. */
export const levelSuggester = (skills: Skills, readNames: ReadLibraryNames, writer: SuggestionWriter) => {
  const findRelated = relatedSkills(skills, readNames);
  return async (
    request: LevelsRequest,
    identity: Identity,
    requester: SuggestionRequester,
  ): Promise<LevelSuggestion[]> => {
    const { SchemeId, Levels } = request;
    const related = await findRelated(toTargetSkill(request), identity);
    const { schemes } = await readNames([]);
    const scheme =
      schemes.find(({ schemeId }) => schemeId === SchemeId) ??
      schemes.find(({ levelCount }) => levelCount === Levels.length);
    const general = scheme?.levels.map(({ levelNumber, description }) => ({ levelNumber, description })) ?? [];
    const facts = { levels: Levels, levelsInGeneral: general, ...listFacts(request, related) };
    const written = await writer.write('levels', facts, requester);
    if (!written) return levelsFromLibrary(toTargetSkill(request), Levels, related, scheme, schemes);
    const records = related.map(({ record }) => record);
    return Levels.flatMap(({ levelNumber, level }) => {
      const texts = written.levels.find((candidate) => candidate.levelNumber === levelNumber);
      return texts ? { ...texts, level, records } : [];
    });
  };
};
export type SuggestLevels = ReturnType<typeof levelSuggester>;
