import type { ImportedTranslation } from '@skills-architect/contracts';
import { importGroupNames, removedTranslations } from '@skills-architect/library-service-kit';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { FunctionDocument, Structure, SubSectorDocument } from '../structure/structure-documents';

interface PlaceNames {
  sourceId: number;
  changeSet: string;
  dryRun: boolean;
  translations: readonly ImportedTranslation[];
}

/**
 * Saves names of places in another language by the taxonomy's codes: of the sub-sectors with roles of its source, and of
 * their functions. Returns a row for each translated place.
 */
export const translatePlaces = async (
  kit: Pick<ServiceKit, 'db'>,
  { subSectors, functions }: Structure,
  { sourceId, ...batch }: PlaceNames,
  by: number,
) => {
  const write = { by, changeSet: batch.changeSet };
  const ofSource = { sourceIds: sourceId, ...subSectors.alive };
  const sectors = await importGroupNames<SubSectorDocument>({
    ...batch,
    removed: removedTranslations(kit, 'subsector'),
    find: (codes) =>
      subSectors.model.find({ externalId: { $in: [...codes] }, ...ofSource }).lean<SubSectorDocument[]>(),
    name: ({ subsector }) => subsector,
    change: (fields, revisions) => subSectors.changeMany(fields, write, revisions),
  });
  const sectorIds = await subSectors.model.distinct('_id', ofSource);
  const departments = await importGroupNames<FunctionDocument>({
    ...batch,
    removed: removedTranslations(kit, 'function'),
    find: (codes) =>
      functions.model
        .find({ externalId: { $in: [...codes] }, subsectorId: { $in: sectorIds }, ...functions.alive })
        .lean<FunctionDocument[]>(),
    name: ({ functionName }) => functionName,
    change: (fields, revisions) => functions.changeMany(fields, write, revisions),
  });
  return [
    ...sectors.map((row) => ({ prefix: 'subsector', ...row })),
    ...departments.map((row) => ({ prefix: 'function', ...row })),
  ].map(({ prefix, recordId, name, state }) => ({ key: `${prefix} ${recordId}`, recordId, name, state }));
};
