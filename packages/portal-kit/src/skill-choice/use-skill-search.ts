import {
  LibraryStatus,
  listCategories,
  listFamilies,
  listSources,
  searchSkills,
} from '@skills-architect/contracts/skills';
import { useState } from 'react';
import { useCall } from '../calls/use-call';

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

const PAGE = 30;

/** Whether the filter is empty. */
export const isEmptyFilter = ({ searchString, categories, families, sources }: SkillFilter): boolean =>
  !searchString.trim() && !categories.length && !families.length && !sources.length;

/** Search of the library for published skills to add; it runs on request. */
export function useSkillSearch({ categoryNames, sourceIds, startSourceIds = [], within }: SkillSearchOptions) {
  const [filter, setFilter] = useState<SkillFilter>();
  const [searchedFilter, setAsked] = useState<SkillFilter>();
  const [at, setAt] = useState({ offset: 0, pageSize: PAGE });
  const shown = filter ?? { searchString: '', categories: [], families: [], sources: startSourceIds };
  const categories = useCall(listCategories, {});
  const offered = (categories.data?.categories ?? []).filter(
    (one) => !categoryNames || categoryNames.includes(one.skillCategory),
  );
  const all = categoryNames ? offered.map((one) => one.skillCategoryId) : [];
  const isReady = !categoryNames || all.length > 0;
  const families = useCall(
    listFamilies,
    isReady ? { query: { categoryIds: shown.categories.length ? [...shown.categories] : all } } : undefined,
    { keepPreviousData: true },
  );
  const sources = useCall(listSources, {});
  const result = useCall(
    searchSkills,
    searchedFilter && {
      body: {
        ...within,
        searchString: searchedFilter.searchString.trim(),
        skillCateogryId: searchedFilter.categories.length ? [...searchedFilter.categories] : all,
        skillFamilyId: [...searchedFilter.families],
        skillSourceId: [...searchedFilter.sources],
        skillStatus: [LibraryStatus.Published],
        pagesize: at.pageSize,
        offset: at.offset,
      },
    },
    { keepPreviousData: searchedFilter !== undefined },
  );
  return {
    ...result,
    filter: shown,
    change: (part: Partial<SkillFilter>) => setFilter({ ...shown, ...part }),
    /** The filter of the result; undefined before the first search. */
    asked: searchedFilter,
    ask: () => {
      setAsked(shown);
      setAt((before) => ({ ...before, offset: 0 }));
    },
    reset: () => {
      setFilter(undefined);
      setAsked(undefined);
    },
    at,
    changePage: setAt,
    options: {
      categories: offered.map((one) => ({ value: one.skillCategoryId, label: one.skillCategory })),
      families: (families.data?.families ?? []).map((one) => ({ value: one.skillFamilyId, label: one.skillFamily })),
      sources: (sources.data?.sources ?? [])
        .filter(({ sourceId }) => !sourceIds || sourceIds.includes(sourceId))
        .map((one) => ({ value: one.sourceId, label: one.source })),
    },
    isReady,
    /** The first list that failed to load. */
    failed: [categories, families, sources].find(({ error }) => error),
  };
}
