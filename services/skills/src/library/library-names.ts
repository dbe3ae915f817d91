import type { ProficiencyScheme, SkillFamily, Source } from '@skills-architect/contracts/skills';
import type { CategoryDocument, FamilyDocument, Library, SchemeDocument, SourceDocument } from './library-documents';

/** The small collections by id, read together so that a page of skills needs one round for all its names. */
export interface LibraryNames {
  categories: Map<number, string>;
  families: Map<number, string>;
  sources: Map<number, string>;
  schemes: ProficiencyScheme[];
}

export const sourceOf = ({ _id, source, allowMultipleMappings, isAssessmentEnabled }: SourceDocument): Source => ({
  sourceId: _id,
  source,
  allowMultipleMappings,
  isAssessmentEnabled,
});
export const familyOf = ({ _id, skillFamily, skillCategoryId }: FamilyDocument): SkillFamily => ({
  skillFamilyId: _id,
  skillFamily,
  skillCategoryId,
});
export const schemeOf = ({ _id, schemeName, levelCount, sourceIds, levels }: SchemeDocument): ProficiencyScheme => ({
  schemeId: _id,
  schemeName,
  levelCount,
  sourceIds,
  levels,
});

/** Reads the names that the given families, and everything small, go by. */
export const libraryNames = async (library: Library, familyIds: number[]): Promise<LibraryNames> => {
  const [categories, families, sources, schemes] = await Promise.all([
    library.categories.model.find().lean<CategoryDocument[]>(),
    library.families.model.find({ _id: { $in: [...new Set(familyIds)] } }).lean<FamilyDocument[]>(),
    library.sources.model.find().lean<SourceDocument[]>(),
    library.schemes.model.find().lean<SchemeDocument[]>(),
  ]);
  return {
    categories: new Map(categories.map(({ _id, skillCategory }) => [_id, skillCategory])),
    families: new Map(families.map(({ _id, skillFamily }) => [_id, skillFamily])),
    sources: new Map(sources.map(({ _id, source }) => [_id, source])),
    schemes: schemes.map(schemeOf),
  };
};
