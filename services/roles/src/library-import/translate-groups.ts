import type { ImportedTranslation } from '@skills-architect/contracts';
import { formatCount } from '@skills-architect/contracts/locale';
import { importFamilyTranslations } from '@skills-architect/contracts/skills';
import type { ImportJob } from '@skills-architect/library-service-kit/import-run';
import type { JobRun } from '@skills-architect/service-kit';
import type { ImportDependencies } from './import-dependencies';
import type { GroupNames } from './taxonomy';
import { translatePlaces } from './translate-places';

/** Below the most that one call takes. */
const GROUPS_PER_BATCH = 1000;

interface GroupTranslation {
  taxonomy: string;
  sourceId: number;
  changeSet: string;
  groups: GroupNames;
  dryRun: boolean;
}

const batches = (translations: readonly ImportedTranslation[]) =>
  Array.from({ length: Math.ceil(translations.length / GROUPS_PER_BATCH) }, (_, index) =>
    translations.slice(index * GROUPS_PER_BATCH, (index + 1) * GROUPS_PER_BATCH),
  );

/** Adds the names of an import to the families and places of its source. Stores a row for each; returns warnings. */
export const translateGroups = async (
  { kit, importRows, structure }: Pick<ImportDependencies, 'kit' | 'importRows' | 'structure'>,
  { data: { importId, userId }, identity, signal }: JobRun<ImportJob>,
  { taxonomy, sourceId, groups, ...batch }: GroupTranslation,
): Promise<string[]> => {
  let foundFamilies = 0;
  for (const translations of batches(groups.families)) {
    signal.throwIfAborted();
    const { families } = await kit.peer(importFamilyTranslations, { body: { ...batch, translations } }, { identity });
    foundFamilies += families.length;
    // A group of the taxonomy may be a family in several categories, so its external id is no key.
    const rows = families.map(({ externalId: _, skillFamilyId, ...row }) => ({
      key: `family ${skillFamilyId}`,
      recordId: skillFamilyId,
      ...row,
    }));
    await importRows.put(importId, 'group', rows);
  }
  for (const translations of batches(groups.places)) {
    signal.throwIfAborted();
    await importRows.put(
      importId,
      'group',
      await translatePlaces(kit, structure, { sourceId, ...batch, translations }, userId),
    );
  }
  // An earlier version imported families without the taxonomy's ids.
  return groups.families.length && !foundFamilies
    ? [
        `The library has no family for ${formatCount(groups.families.length, 'skill group')} of the files. Import ${taxonomy} itself again first, so that its families can be translated.`,
      ]
    : [];
};
