import { ROLE_SKILL_CATEGORIES, type RoleKind } from '@skills-architect/contracts/roles';
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
const PAGE = 30;
/** Highest number of excluded skills in a search. */
const MOST_EXCLUDED = 5000;

/** Search of the library for skills of a kind of role, without those that it has. */
export function useSkillFinder(kind: RoleKind, sourceId: number | undefined, excluded: readonly number[]) {
  const start: SkillFilter = { searchString: '', categories: [], families: [], sources: sourceId ? [sourceId] : [] };
  const [filter, setFilter] = useState<SkillFilter>();
  const [asked, setAsked] = useState<SkillFilter>();
  const [at, setAt] = useState({ offset: 0, pageSize: PAGE });
  const shown = filter ?? start;
  const categories = useCall(listCategories, {});
  const names: readonly string[] = ROLE_SKILL_CATEGORIES[kind];
  const ofKind = (categories.data?.categories ?? []).filter((one) => names.includes(one.skillCategory));
  const within = shown.categories.length ? shown.categories : ofKind.map((one) => one.skillCategoryId);
  const families = useCall(listFamilies, within.length ? { query: { categoryIds: [...within] } } : undefined, {
    keepPreviousData: true,
  });
  const sources = useCall(listSources, {});
  const result = useCall(
    searchSkills,
    asked && {
      body: {
        searchString: asked.searchString.trim(),
        skillCateogryId: asked.categories.length ? [...asked.categories] : ofKind.map((one) => one.skillCategoryId),
        skillFamilyId: [...asked.families],
        skillSourceId: [...asked.sources],
        skillStatus: [LibraryStatus.Published],
        excludeSkills: excluded.slice(0, MOST_EXCLUDED),
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
      categories: ofKind.map((one) => ({ value: one.skillCategoryId, label: one.skillCategory })),
      families: (families.data?.families ?? []).map((one) => ({ value: one.skillFamilyId, label: one.skillFamily })),
      sources: (sources.data?.sources ?? []).map((one) => ({ value: one.sourceId, label: one.source })),
    },
    isReady: ofKind.length > 0,
    /** The first list that failed to load. */
    failed: [categories, families, sources].find(({ error }) => error),
  };
}
export type SkillFinder = ReturnType<typeof useSkillFinder>;
