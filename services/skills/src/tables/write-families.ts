import type { TableWrite } from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import type { FamilyDocument, Library } from '../library/library-documents';
import { familyKey } from './table-library';

interface NamedFamily {
  skillCategoryId: number;
  skillFamily: string;
}

/** Finds or creates families in the transaction; returns their ids by `familyKey`. */
export const writeFamilies = async (
  { families }: Pick<Library, 'families'>,
  named: readonly NamedFamily[],
  write: TableWrite,
): Promise<ReadonlyMap<string, number>> => {
  const familyByKey = new Map(named.map((family) => [familyKey(family.skillCategoryId, family.skillFamily), family]));
  if (!familyByKey.size) return new Map();
  const found = await families.model
    .find(
      { nameKey: { $in: [...familyByKey.values()].map((family) => fold(family.skillFamily)) }, ...families.alive },
      null,
      {
        session: write.session,
      },
    )
    .lean<FamilyDocument[]>();
  const ids = new Map(found.map((family) => [familyKey(family.skillCategoryId, family.skillFamily), family._id]));
  const missing = [...familyByKey].filter(([key]) => !ids.has(key)).map(([, family]) => family);
  const created = await families.create(
    missing.map(({ skillCategoryId, skillFamily }) => ({ skillCategoryId, skillFamily, nameKey: fold(skillFamily) })),
    write,
  );
  for (const family of created) ids.set(familyKey(family.skillCategoryId, family.skillFamily), family._id);
  return ids;
};
