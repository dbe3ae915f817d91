import {
  LibraryStatus,
  listCategories,
  listFamilies,
  listSources,
  searchSkills,
} from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { nameHint } from '../shown-name/name-hint';

/** Filter of the skill search. */
export interface SkillFilter {
  searchString: string;
  categories: readonly number[];
  families: readonly number[];
  sources: readonly number[];
}

/** Options of the skill search. */
export interface SkillSearchOptions {
  /** Names of the offered categories; by default all. */
  categoryNames?: readonly string[];
  /** Ids of the offered sources; by default all, none while they are unknown. */
  sourceIds?: readonly number[] | undefined;
  /** Preselected sources. */
  startSourceIds?: readonly number[];
  /** Sent with each search. */
  within: { clientId?: number; excludeSkills?: number[] };
}

const PAGE_SIZE = 30;

/** Whether the filter is empty. */
export const isEmptyFilter = ({ searchString, categories, families, sources }: SkillFilter): boolean =>
  !searchString.trim() && !categories.length && !families.length && !sources.length;

/** Search of the library for published skills to add; it runs on request. */
export function useSkillSearch({ categoryNames, sourceIds, startSourceIds = [], within }: SkillSearchOptions) {
  const [filter, setFilter] = useState<SkillFilter>();
  const [searchedFilter, setSearchedFilter] = useState<SkillFilter>();
  const [page, setPage] = useState({ offset: 0, pageSize: PAGE_SIZE });
  const currentFilter = filter ?? { searchString: '', categories: [], families: [], sources: startSourceIds };
  const categories = useCall(listCategories, {});
  const offeredCategories = (categories.data?.categories ?? []).filter(
    (category) => !categoryNames || categoryNames.includes(category.skillCategory),
  );
  const offeredIds = categoryNames ? offeredCategories.map((category) => category.skillCategoryId) : [];
  const isReady = !categoryNames || offeredIds.length > 0;
  const families = useCall(
    listFamilies,
    isReady
      ? { query: { categoryIds: currentFilter.categories.length ? [...currentFilter.categories] : offeredIds } }
      : undefined,
    { keepPreviousData: true },
  );
  const sources = useCall(listSources, {});
  const result = useCall(
    searchSkills,
    searchedFilter && {
      body: {
        ...within,
        searchString: searchedFilter.searchString.trim(),
        skillCateogryId: searchedFilter.categories.length ? [...searchedFilter.categories] : offeredIds,
        skillFamilyId: [...searchedFilter.families],
        skillSourceId: [...searchedFilter.sources],
        skillStatus: [LibraryStatus.Published],
        pagesize: page.pageSize,
        offset: page.offset,
      },
    },
    { keepPreviousData: searchedFilter !== undefined },
  );
  return {
    ...result,
    filter: currentFilter,
    change: (part: Partial<SkillFilter>) => setFilter({ ...currentFilter, ...part }),
    /** The filter of the result; undefined before the first search. */
    asked: searchedFilter,
    ask: () => {
      // The same search again would change nothing.
      if (result.error && JSON.stringify(searchedFilter) === JSON.stringify(currentFilter)) result.retry();
      setSearchedFilter(currentFilter);
      setPage((before) => ({ ...before, offset: 0 }));
    },
    reset: () => {
      setFilter(undefined);
      setSearchedFilter(undefined);
    },
    at: page,
    changePage: setPage,
    /** The categories that are searched, if not all. */
    categoryNames,
    options: {
      categories: offeredCategories.map((category) => ({
        value: category.skillCategoryId,
        label: category.skillCategory,
      })),
      families: (families.data?.families ?? []).map((family) => ({
        value: family.skillFamilyId,
        label: family.skillFamily,
        hint: nameHint(family.familyLanguage),
      })),
      sources: (sources.data?.sources ?? [])
        .filter(({ sourceId }) => !sourceIds || sourceIds.includes(sourceId))
        .map((source) => ({ value: source.sourceId, label: source.source })),
    },
    isReady,
    /** The first list that failed to load. */
    failed: [categories, families, sources].find(({ error }) => error),
  };
}
