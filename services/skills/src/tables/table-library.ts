import { fold } from '@skills-architect/service-kit';
import type { CategoryDocument, FamilyDocument, Library, SourceDocument } from '../library/library-documents';

/** A family as a table names it. */
export interface TableFamily {
  skillFamilyId: number;
  skillFamily: string;
  skillCategoryId: number;
}

/** The library's names that cells refer to, by folded name. */
export interface TableLibrary {
  categories: ReadonlyMap<string, { id: number; name: string }>;
  sources: ReadonlyMap<string, { id: number; name: string }>;
  /** By `familyKey`. */
  families: ReadonlyMap<string, TableFamily>;
  categoryNames: ReadonlyMap<number, string>;
  sourceNames: ReadonlyMap<number, string>;
  familyNames: ReadonlyMap<number, string>;
}

/** Key of a family: its name is unique within its category, ignoring case. */
export const familyKey = (categoryId: number, family: string) => `${categoryId} ${fold(family)}`;

const byName = <T>(found: readonly T[], name: (record: T) => string, id: (record: T) => number) =>
  new Map(found.map((record) => [fold(name(record)), { id: id(record), name: name(record) }]));

/** Reads all names for a table at once: they are few. */
export const readTableLibrary = async ({ categories, sources, families }: Library): Promise<TableLibrary> => {
  const [categoryDocuments, sourceDocuments, familyDocuments] = await Promise.all([
    categories.model.find(categories.alive).lean<CategoryDocument[]>(),
    sources.model.find(sources.alive).lean<SourceDocument[]>(),
    families.model.find(families.alive).lean<FamilyDocument[]>(),
  ]);
  return {
    categories: byName(
      categoryDocuments,
      (category) => category.skillCategory,
      (category) => category._id,
    ),
    sources: byName(
      sourceDocuments,
      (source) => source.source,
      (source) => source._id,
    ),
    families: new Map(
      familyDocuments.map(({ _id, skillFamily, skillCategoryId }) => [
        familyKey(skillCategoryId, skillFamily),
        { skillFamilyId: _id, skillFamily, skillCategoryId },
      ]),
    ),
    categoryNames: new Map(categoryDocuments.map(({ _id, skillCategory }) => [_id, skillCategory])),
    sourceNames: new Map(sourceDocuments.map(({ _id, source }) => [_id, source])),
    familyNames: new Map(familyDocuments.map(({ _id, skillFamily }) => [_id, skillFamily])),
  };
};
