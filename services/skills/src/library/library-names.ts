import type { ProficiencyScheme, SkillFamily, Source } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { CategoryDocument, FamilyDocument, Library, SchemeDocument, SourceDocument } from './library-documents';

/** Names for displaying skills: the small collections by id, and the families of the given skills. */
export interface LibraryNames {
  categories: ReadonlyMap<number, string>;
  families: ReadonlyMap<number, string | undefined>;
  sources: ReadonlyMap<number, string>;
  /** Sources whose skills can have assessments. */
  assessedSources: ReadonlySet<number>;
  schemes: ProficiencyScheme[];
}
/** Reads the names, including those of the families with these ids. */
export type ReadLibraryNames = (familyIds: number[]) => Promise<LibraryNames>;

export const toSource = (source: SourceDocument): Source => ({
  sourceId: source._id,
  source: source.source,
  allowMultipleMappings: source.allowMultipleMappings,
  isAssessmentEnabled: source.isAssessmentEnabled,
  ...(source.licence !== undefined && { licence: source.licence }),
  ...(source.attribution !== undefined && { attribution: source.attribution }),
  ...(source.language !== undefined && { language: source.language }),
});
export const toFamily = ({ _id, skillFamily, skillCategoryId }: FamilyDocument): SkillFamily => ({
  skillFamilyId: _id,
  skillFamily,
  skillCategoryId,
});
export const toScheme = ({ _id, schemeName, levelCount, sourceIds, levels }: SchemeDocument): ProficiencyScheme => ({
  schemeId: _id,
  schemeName,
  levelCount,
  sourceIds,
  levels,
});

/**
 * Reads the names of the given families and of the small collections; cached until one of these collections changes.
 */
export const libraryNames = (kit: ServiceKit, library: Library): ReadLibraryNames => {
  const readSmallCollections = kit.cached(['categories', 'sources', 'proficiency-schemes'], async () => {
    const [categories, sources, schemes] = await Promise.all([
      library.categories.model.find().lean<CategoryDocument[]>(),
      library.sources.model.find().lean<SourceDocument[]>(),
      library.schemes.model.find().lean<SchemeDocument[]>(),
    ]);
    return {
      categories: new Map(categories.map(({ _id, skillCategory }) => [_id, skillCategory])),
      sources: new Map(sources.map(({ _id, source }) => [_id, source])),
      assessedSources: new Set(sources.flatMap(({ _id, isAssessmentEnabled }) => (isAssessmentEnabled ? _id : []))),
      schemes: schemes.map(toScheme),
    };
  });
  const readFamilies = kit.cachedById(['families'], async (ids) => {
    const found = await library.families.model.find({ _id: { $in: ids } }).lean<FamilyDocument[]>();
    return new Map(found.map(({ _id, skillFamily }) => [_id, skillFamily]));
  });
  return async (familyIds) => {
    const [names, ofFamilies] = await Promise.all([readSmallCollections(), readFamilies(familyIds)]);
    return { ...names, families: ofFamilies };
  };
};
