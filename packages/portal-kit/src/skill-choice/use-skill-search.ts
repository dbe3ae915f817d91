import {
  LibraryStatus,
  listCategories,
  listFamilies,
  listSources,
  searchSkills,
} from '@skills-architect/contracts/skills';
import { useState } from 'react';
import { useCall } from '../calls/use-call';

/** What skills are searched by. */
export interface SkillFilter {
  searchString: string;
  categories: readonly number[];
  families: readonly number[];
  sources: readonly number[];
}

/** Which skills can be found. */
export interface SkillSearchOptions {
  /** Names of the categories that are offered; all without it. */
  categoryNames?: readonly string[];
  /** Ids of the sources that are offered; all without it, none until they are known. */
  sourceIds?: readonly number[] | undefined;
  /** Sources that are chosen at first. */
  startSourceIds?: readonly number[];
  /** Sent with each search. */
  within: { clientId?: number; excludeSkills?: number[] };
}

const PAGE = 30;

/** Whether nothing is searched for. */
export const isEmptyFilter = ({ searchString, categories, families, sources }: SkillFilter): boolean =>
  !searchString.trim() && !categories.length && !families.length && !sources.length;

/** Search of the library for published skills to add; it starts when it is asked for. */
export function useSkillSearch({ categoryNames, sourceIds, startSourceIds = [], within }: SkillSearchOptions) {
  const [filter, setFilter] = useState<SkillFilter>();
  const [asked, setAsked] = useState<SkillFilter>();
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
    asked && {
      body: {
        ...within,
        searchString: asked.searchString.trim(),
        skillCateogryId: asked.categories.length ? [...asked.categories] : all,
        skillFamilyId: [...asked.families],
        skillSourceId: [...asked.sources],
        skillStatus: [LibraryStatus.Published],
        pagesize: at.pageSize,
        offset: at.offset,
      },
    },
    { keepPreviousData: asked !== undefined },
  );
  return {
    ...result,
    filter: shown,
    change: (part: Partial<SkillFilter>) => setFilter({ ...shown, ...part }),
    /** The filter of the result; undefined before the first search. */
    asked,
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
