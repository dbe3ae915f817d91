import { type ContentRelevancy, listSkillContent, type Skill } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import type { Sort } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { usePaged } from '../paged/use-paged';

/** What the content of a skill is filtered by; an empty text or undefined: everything. */
export interface ContentFilter {
  contentType: string;
  contentProviderId: number | undefined;
  contentLanguage: string;
  relevancy: ContentRelevancy | undefined;
  showIrrelevant: boolean;
}
const NO_FILTER: ContentFilter = {
  contentType: '',
  contentProviderId: undefined,
  contentLanguage: '',
  relevancy: undefined,
  showIrrelevant: false,
};

const SORTED = {
  contentTitle: 'contentTitle',
  contentType: 'contentType',
  contentProvider: 'contentProvider',
  contentProviderRating: 'contentProviderRating',
  contentDuration: 'contentDuration',
  contentLanguage: 'contentLanguage',
  level: 'level',
  relevancy: 'relevancy',
} as const;
const isColumn = (id: string): id is keyof typeof SORTED => Object.hasOwn(SORTED, id);

const toFilters = ({ contentType, contentProviderId, contentLanguage, relevancy }: ContentFilter) =>
  JSON.stringify({
    contentType: contentType ? [contentType] : [],
    contentProviderId: contentProviderId === undefined ? [] : [contentProviderId],
    contentLanguage: contentLanguage ? [contentLanguage] : [],
    relevancy: relevancy === undefined ? [] : [relevancy],
  });

/** The content of a skill, paged, sorted and filtered by the service. */
export const useContentList = ({ skillId }: Skill) => {
  const [filter, setFilter] = useState(NO_FILTER);
  const [sort, setSort] = useState<Sort>();
  const { query, pager, toStart } = usePaged();
  const { showIrrelevant, ...fields } = filter;
  const isFiltered = Object.values(fields).some((value) => value !== '' && value !== undefined);
  const sortBy = sort && isColumn(sort.by) ? SORTED[sort.by] : undefined;
  const input = {
    params: { skillId },
    query: {
      ...query,
      showIrrelevantCourses: showIrrelevant,
      ...(isFiltered && { filters: toFilters(filter) }),
      ...(sort && sortBy && { sortBy, sortOrder: sort.direction }),
    },
  };
  const read = useCall(listSkillContent, input, { keepPreviousData: true });
  return {
    read,
    filter,
    isFiltered,
    change: (part: Partial<ContentFilter>) => {
      setFilter((before) => ({ ...before, ...part }));
      toStart();
    },
    clear: () => {
      setFilter(({ showIrrelevant: shown }) => ({ ...NO_FILTER, showIrrelevant: shown }));
      toStart();
    },
    sort,
    setSort: (next: Sort) => {
      setSort(next);
      toStart();
    },
    pager: pager(read.data?.total ?? 0, read.data?.totalIsCapped),
  };
};
export type ContentList = ReturnType<typeof useContentList>;
