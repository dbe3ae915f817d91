import type { ParsedOf } from '@skills-architect/contracts';
import type { importSkillTranslations } from '@skills-architect/contracts/skills';
import {
  importTranslations,
  ownLanguageOf,
  removedTranslations,
  type SourceLanguages,
  searchedTranslations,
} from '@skills-architect/library-service-kit';
import type { ServiceKit } from '@skills-architect/service-kit';
import { isEdited } from './import-skills';
import { type SkillDocument, type Skills, skillTexts } from './skill-document';

/** Saves a batch of translations of a taxonomy's skills. */
export const writeTranslations = async (
  { kit, skills, sourceLanguages }: { kit: Pick<ServiceKit, 'db'>; skills: Skills; sourceLanguages: SourceLanguages },
  { sourceId, ...batch }: ParsedOf<typeof importSkillTranslations>['body'],
  by: number,
) => {
  const languages = await sourceLanguages();
  const rows = await importTranslations({
    ...batch,
    texts: skillTexts,
    ownLanguage: (skill) => ownLanguageOf(skill, languages),
    isEdited,
    removed: removedTranslations(kit, 'skill'),
    toFields: searchedTranslations,
    find: (externalIds) =>
      skills.model.find({ sourceId, uniqueKey: { $in: [...externalIds] }, ...skills.alive }).lean<SkillDocument[]>(),
    change: (fields, revisions) => skills.changeMany(fields, { by, changeSet: batch.changeSet }, revisions),
  });
  return rows.map(({ externalId, recordId, state, hasOwnName }) => ({
    externalId,
    skillId: recordId,
    state,
    hasOwnName,
  }));
};
