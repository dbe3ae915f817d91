import { getClient } from '@skills-architect/contracts/admin';
import {
  LibraryStatus,
  listCategories,
  listFamilies,
  listSources,
  searchSkills,
} from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { useState } from 'react';

export interface SkillFilter {
  searchString: string;
  categories: readonly number[];
  families: readonly number[];
  sources: readonly number[];
}

export const NO_FILTER: SkillFilter = { searchString: '', categories: [], families: [], sources: [] };
const PAGE = 30;

export const isEmpty = ({ searchString, categories, families, sources }: SkillFilter): boolean =>
  !searchString.trim() && !categories.length && !families.length && !sources.length;

/** Filter options: categories, their families, and the client's sources. */
export function useFilterOptions(clientId: number, categoryIds: readonly number[]) {
  const categories = useCall(listCategories, {});
  const families = useCall(listFamilies, { query: { categoryIds: [...categoryIds] } }, { keepPreviousData: true });
  const sources = useCall(listSources, {});
  const client = useCall(getClient, { params: { clientId } });
  const own = client.data?.sourceIds ?? [];
  return {
    categories: (categories.data?.categories ?? []).map((one) => ({
      value: one.skillCategoryId,
      label: one.skillCategory,
    })),
    families: (families.data?.families ?? []).map((one) => ({ value: one.skillFamilyId, label: one.skillFamily })),
    sources: (sources.data?.sources ?? [])
      .filter(({ sourceId }) => client.data && (!own.length || own.includes(sourceId)))
      .map((one) => ({ value: one.sourceId, label: one.source })),
    /** The first list that failed to load. */
    failed: [categories, families, sources, client].find(({ error }) => error),
  };
}

/** Searches the library of the client's sources once the form is submitted. */
export function useSkillSearch(clientId: number) {
  const [asked, setAsked] = useState<SkillFilter>();
  const [at, setAt] = useState({ offset: 0, pageSize: PAGE });
  const client = useCall(getClient, { params: { clientId } });
  const result = useCall(
    searchSkills,
    asked && {
      body: {
        searchString: asked.searchString.trim(),
        skillCateogryId: [...asked.categories],
        skillFamilyId: [...asked.families],
        skillSourceId: [...asked.sources],
        skillStatus: [LibraryStatus.Published],
        clientId,
        pagesize: at.pageSize,
        offset: at.offset,
      },
    },
    { keepPreviousData: asked !== undefined },
  );
  const ask = (filter: SkillFilter | undefined) => {
    setAsked(filter);
    setAt((before) => ({ ...before, offset: 0 }));
  };
  return {
    ...result,
    levelCount: client.data?.proficiencySchemeLevelCount,
    asked: asked !== undefined,
    ask,
    at,
    changePage: setAt,
  };
}
