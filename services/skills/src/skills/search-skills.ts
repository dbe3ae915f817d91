import type { ParsedOf } from '@skills-architect/contracts';
import type { searchSkills } from '@skills-architect/contracts/skills';
import {
  type FindNearest,
  findTranslatedName,
  ownLanguageOf,
  type ShownNames,
  type SourceLanguages,
  searchByMeaning,
  selectOffered,
  shownLanguage,
} from '@skills-architect/library-service-kit';
import { type CallContext, clientReader, type ServiceKit } from '@skills-architect/service-kit';
import type { FamilyDocument, Library } from '../library/library-documents';
import { type ReadLibraryNames, toFamily } from '../library/library-names';
import { searchConditions } from './search-conditions';
import { type SkillDocument, type Skills, SUMMARY_FIELDS, skillTexts, toSummary } from './skill-document';

/** Sort field of each column; categories, families and sources sort by id, which matches their name order. */
const SORT_FIELDS = {
  skillName: 'nameKey',
  skillCategory: 'skillCategoryId',
  skillFamily: 'skillFamilyId',
  source: 'sourceId',
  skillStatus: 'skillStatus',
} as const;

/** The names besides the main one, to tell by which of them a skill was found. */
const NAME_FIELDS = { alternativeNames: 1, translations: 1 } as const;

interface SearchDependencies {
  kit: ServiceKit;
  library: Pick<Library, 'families'>;
  shown: Pick<ShownNames, 'sortShown'>;
  skills: Skills;
  readNames: ReadLibraryNames;
  sourceLanguages: SourceLanguages;
  /** Undefined without a language model. */
  nearestSkills: FindNearest | undefined;
}

/** Searches the skills that the user may see. */
export const skillSearch = ({
  kit,
  library,
  shown,
  skills,
  readNames,
  sourceLanguages,
  nearestSkills,
}: SearchDependencies) => {
  const readClient = clientReader(kit);
  const familyOrder = async (call: Pick<CallContext, 'identity'> & { query: unknown }) => {
    const found = await library.families.model.find(library.families.alive).lean<FamilyDocument[]>();
    const families = await shown.sortShown(found.map(toFamily), ({ skillFamily }) => skillFamily, call);
    return { field: 'skillFamilyId', ids: families.map(({ skillFamilyId }) => skillFamilyId) };
  };
  return async ({ query, body }: ParsedOf<typeof searchSkills>, { identity }: Pick<CallContext, 'identity'>) => {
    const { user } = identity;
    const { sortBy, sortOrder = 'asc' } = query.sortBy ? query : body;
    const ofClient = body.clientId === undefined ? undefined : (await readClient(body.clientId)).sourceIds;
    const sources = selectOffered({ user, asked: body.skillSourceId, ofClient });
    const shownIn = shownLanguage({ query, identity });
    const page = {
      filter: { ...skills.alive, ...searchConditions({ ...body, sources, user }) },
      text: body.searchString,
      namesOnly: body.searchInDescription === false,
      sortField: sortBy && SORT_FIELDS[sortBy],
      sortOrder,
      shownIn,
      groups: shownIn !== undefined && sortBy === 'skillFamily' ? await familyOrder({ query, identity }) : undefined,
      offset: body.offset,
      pagesize: body.pagesize,
      fields: body.searchString ? { ...SUMMARY_FIELDS, ...NAME_FIELDS, language: 1 as const } : SUMMARY_FIELDS,
    };
    const findNearest = body.byMeaning ? nearestSkills : undefined;
    const {
      rows: found,
      byMeaning,
      ...total
    } = await searchByMeaning<SkillDocument>(skills.model, page, findNearest, skillTexts);
    const [names, languages] = await Promise.all([
      readNames(found.map((skill) => skill.skillFamilyId)),
      sourceLanguages(),
    ]);
    const summaries = found.map((skill) => {
      const foundAs = findTranslatedName(
        body.searchString,
        skillTexts(skill),
        user?.language,
        ownLanguageOf(skill, languages),
      );
      return {
        ...toSummary(skill, names),
        ...(foundAs && { foundAs }),
        ...(byMeaning.has(skill._id) && { foundBy: 'meaning' as const }),
      };
    });
    return { skills: summaries, ...total };
  };
};
export type SearchSkills = ReturnType<typeof skillSearch>;
