import type { ParsedOf } from '@skills-architect/contracts';
import type { importSkillTranslations } from '@skills-architect/contracts/skills';
import { importTranslations, removedTranslations, searchedTranslations } from '@skills-architect/library-service-kit';
import type { ServiceKit } from '@skills-architect/service-kit';
import { isEdited } from './import-skills';
import { type SkillDocument, type Skills, skillTexts } from './skill-document';

/** Saves a batch of translations of a taxonomy's skills. */
export const writeTranslations = async (
  kit: Pick<ServiceKit, 'db'>,
  skills: Skills,
  { sourceId, ...batch }: ParsedOf<typeof importSkillTranslations>['body'],
  by: number,
) => {
  const rows = await importTranslations({
    ...batch,
    texts: skillTexts,
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
