import type { ParsedOf } from '@skills-architect/contracts';
import type { importFamilyTranslations } from '@skills-architect/contracts/skills';
import { importGroupNames, removedTranslations } from '@skills-architect/library-service-kit';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { FamilyDocument, Library } from './library-documents';

/** Saves a batch of a taxonomy's names of families in another language. */
export const writeFamilyNames = async (
  kit: Pick<ServiceKit, 'db'>,
  { families }: Pick<Library, 'families'>,
  batch: ParsedOf<typeof importFamilyTranslations>['body'],
  by: number,
) => {
  const rows = await importGroupNames<FamilyDocument>({
    ...batch,
    removed: removedTranslations(kit, 'family'),
    find: (externalIds) =>
      families.model.find({ externalId: { $in: [...externalIds] }, ...families.alive }).lean<FamilyDocument[]>(),
    name: ({ skillFamily }) => skillFamily,
    change: (fields, revisions) => families.changeMany(fields, { by, changeSet: batch.changeSet }, revisions),
  });
  return rows.map(({ externalId, recordId, name, state }) => ({ externalId, skillFamilyId: recordId, name, state }));
};
