import { formatCount } from '@skills-architect/contracts/locale';
import { CreationStatus } from '@skills-architect/contracts/skills';
import type { SuggestionWriter } from '@skills-architect/library-service-kit/models';
import { AppError, type JobResult, type JobRun, type ServiceKit } from '@skills-architect/service-kit';
import type { ReadLibraryNames } from '../library/library-names';
import type { StoredLevel } from '../skills/level-rules';
import type { SkillReader } from '../skills/read-skill';
import type { SkillDocument, Skills } from '../skills/skill-document';
import type { SuggestLevels } from '../suggestions/suggest-levels';
import { levelsWithoutText, withSuggestions } from './creation-rules';

export const CREATE_LEVELS = 'create-levels';
export interface CreateLevelsJob {
  skillId: number;
}

export interface CreationDependencies {
  kit: ServiceKit;
  skills: Skills;
  reader: SkillReader;
  readNames: ReadLibraryNames;
  writer: SuggestionWriter;
  suggestLevels: SuggestLevels;
}

const FAILED = 'Error in generating the proficiencies';

/** Writes suggested texts for all levels without text, scheme by scheme; texts of an interrupted run are kept. */
export const createLevels = async (
  { kit, skills, reader, readNames, writer, suggestLevels }: CreationDependencies,
  { data: { skillId }, identity, token, signal, progress }: JobRun<CreateLevelsJob>,
): Promise<JobResult> => {
  const requester = { userId: identity.user?.userId ?? 0, from: 'any' as const };
  const skill = await reader.open(skillId, identity);
  const { families, schemes } = await readNames([skill.skillFamilyId]);
  const labels = new Map(
    schemes.flatMap(({ schemeId, levels }) => levels.map((level) => [`${schemeId} ${level.levelNumber}`, level.level])),
  );

  /** Others may save at the same time, so each change reads the levels again. */
  const change = (
    edit: (levels: SkillDocument['levels']) => { levels: StoredLevel[]; proficiencyStatus?: CreationStatus },
  ) =>
    kit.db.transaction(async (session) => {
      const current = await skills.model
        .findOne({ _id: skillId, ...skills.alive }, null, { session })
        .lean<SkillDocument>();
      if (!current) throw new AppError('not-found', 'This skill was not found.');
      return skills.change(skillId, current.rev, edit(current.levels), {
        by: requester.userId,
        changeSet: token,
        session,
      });
    });

  const empty = levelsWithoutText(skill.levels);
  const schemeIds = [...new Set(empty.map(({ schemeId }) => schemeId))];
  let done = 0;
  for (const schemeId of schemeIds) {
    signal.throwIfAborted();
    const own = empty.filter((storedLevel) => storedLevel.schemeId === schemeId);
    const facts = {
      SkillName: skill.skillName,
      SkillFamily: families.get(skill.skillFamilyId) ?? '',
      SkillDescription: skill.skillDescription,
      EmbeddingDescription: skill.embeddingDescription,
      SkillId: skillId,
      SchemeId: schemeId,
      Levels: own.map(({ levelNumber }) => ({
        levelNumber,
        level: labels.get(`${schemeId} ${levelNumber}`) ?? `Level ${levelNumber}`,
      })),
    };
    const suggested = await suggestLevels(facts, identity, requester);
    await change((levels) => ({ levels: withSuggestions(levels, schemeId, suggested, writer.origin(requester)) }));
    done += own.length;
    await progress(done, empty.length);
  }
  const changed = await change((levels) => {
    const left = levelsWithoutText(levels).length;
    if (left)
      throw new AppError(
        'failed',
        `${FAILED}: no text was found for ${left} of ${formatCount(levels.length, 'level')}.`,
      );
    return { levels: [...levels], proficiencyStatus: CreationStatus.Created };
  });
  return { summary: `The levels of ${changed.skillName} have texts: check the suggested ones before you keep them` };
};
