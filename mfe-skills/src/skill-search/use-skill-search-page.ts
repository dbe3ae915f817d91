import { LibraryStatus, listOfferedStatuses, type SkillFamily, searchSkills } from '@skills-architect/contracts/skills';
import { typedText, useCall, useQueryState, useSession } from '@skills-architect/portal-kit';
import { buildListControls, buildSearchRequest, LIST_START } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';

const COLUMNS = ['skillName', 'skillCategory', 'skillFamily', 'source', 'skillStatus'] as const;
const NO_FILTERS = { categories: [], families: [], sources: [], statuses: [] };

/** Values of the filters, as ids. */
export interface SkillFilter {
  categories: readonly number[];
  families: readonly number[];
  sources: readonly number[];
  statuses: readonly number[];
}

/** Families of the selected categories; all when none is selected. */
export const filterFamilies = (families: readonly SkillFamily[], categories: readonly number[]): SkillFamily[] =>
  families.filter((family) => !categories.length || categories.includes(family.skillCategoryId));

const statusesIn = (ids: readonly number[]) => Object.values(LibraryStatus).filter((status) => ids.includes(status));

/** State of the skill search, kept in the query string; results are paged. */
export function useSkillSearchPage() {
  const { user } = useSession();
  const [state, change] = useQueryState({ text: typedText, ...NO_FILTERS, ...LIST_START });
  const { text, categories, families, sources, statuses } = state;
  const request = buildSearchRequest(state, COLUMNS);
  const { data, error, isRefreshing, retry } = useCall(
    searchSkills,
    {
      body: {
        ...request,
        searchString: text || undefined,
        byMeaning: true,
        skillCateogryId: [...categories],
        skillFamilyId: [...families],
        skillSourceId: [...sources],
        skillStatus: statusesIn(statuses),
      },
    },
    { keepPreviousData: true },
  );
  const filter = useMemo<SkillFilter>(
    () => ({ categories, families, sources, statuses }),
    [categories, families, sources, statuses],
  );
  return {
    text,
    filter,
    /** Number of active filters. */
    filterCount: Object.values(filter).filter((ids) => ids.length > 0).length,
    offered: listOfferedStatuses(user.userType),
    search: (next: string) => change({ text: next.trim() }),
    changeFilter: (part: Partial<SkillFilter>) => change(part),
    clearFilters: () => change(NO_FILTERS),
    clear: () => change({ text: '', ...NO_FILTERS }),
    controls: buildListControls(request, data, change, { ranked: true }),
    rows: data?.skills,
    error,
    isRefreshing,
    retry,
  };
}
