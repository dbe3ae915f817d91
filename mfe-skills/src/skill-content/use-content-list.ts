import {
  CONTENT_SORT_FIELDS,
  type ContentRelevancy,
  listSkillContent,
  type Skill,
} from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import type { Sort } from '@skills-architect/ui-kit/extra';

const PAGE = 10;
const SIZES = [PAGE, 20, 50];

/** Filters of the list; an empty text means all. */
export const CONTENT_STATE = {
  contentType: '',
  contentProvider: '',
  contentLanguage: '',
  contentRelevancy: '',
  contentIrrelevant: false,
  contentSort: '',
  contentDescending: false,
  contentPage: 1,
  contentSize: PAGE,
};
export type ContentState = typeof CONTENT_STATE;

const RELEVANCIES: readonly ContentRelevancy[] = [0, 1, 2];
const toNumber = (text: string) => (text === '' || Number.isNaN(Number(text)) ? undefined : Number(text));

/** Filter from the URL; invalid values are ignored. */
const readFilter = (state: ContentState) => ({
  contentType: state.contentType,
  contentProviderId: toNumber(state.contentProvider),
  contentLanguage: state.contentLanguage,
  relevancy: RELEVANCIES.find((relevancy) => relevancy === toNumber(state.contentRelevancy)),
  showIrrelevant: state.contentIrrelevant,
});

const toFilters = ({ contentType, contentProviderId, contentLanguage, relevancy }: ReturnType<typeof readFilter>) =>
  JSON.stringify({
    contentType: contentType ? [contentType] : [],
    contentProviderId: contentProviderId === undefined ? [] : [contentProviderId],
    contentLanguage: contentLanguage ? [contentLanguage] : [],
    relevancy: relevancy === undefined ? [] : [relevancy],
  });

/** The content of a skill, paged, sorted and filtered by the service. */
export const useContentList = (
  { skillId }: Skill,
  state: ContentState,
  change: (part: Partial<ContentState>) => void,
) => {
  const filter = readFilter(state);
  const { showIrrelevant, ...fields } = filter;
  const isFiltered = Object.values(fields).some((value) => value !== '' && value !== undefined);
  const sortBy = CONTENT_SORT_FIELDS.find((contentSortField) => contentSortField === state.contentSort);
  const sortOrder = state.contentDescending ? ('desc' as const) : ('asc' as const);
  const pageSize = SIZES.includes(state.contentSize) ? state.contentSize : PAGE;
  const offset = (state.contentPage - 1) * pageSize;
  const input = {
    params: { skillId },
    query: {
      offset,
      pagesize: pageSize,
      showIrrelevantCourses: showIrrelevant,
      ...(isFiltered && { filters: toFilters(filter) }),
      ...(sortBy && { sortBy, sortOrder }),
    },
  };
  const read = useCall(listSkillContent, input, { keepPreviousData: true });
  /** Changes filter or order and returns to the first page. */
  const restart = (part: Partial<ContentState>) => change({ ...part, contentPage: 1 });
  return {
    read,
    filter,
    isFiltered,
    change: restart,
    clear: () => restart({ contentType: '', contentProvider: '', contentLanguage: '', contentRelevancy: '' }),
    sort: sortBy && { by: sortBy, direction: sortOrder },
    setSort: ({ by, direction }: Sort) => restart({ contentSort: by, contentDescending: direction === 'desc' }),
    pager: {
      offset,
      pageSize,
      sizes: SIZES,
      showAbove: PAGE,
      total: read.data?.total ?? 0,
      isTotalCapped: read.data?.totalIsCapped,
      onChange: (to: { offset: number; pageSize: number }) =>
        change({ contentPage: Math.floor(to.offset / to.pageSize) + 1, contentSize: to.pageSize }),
    },
  };
};
export type ContentList = ReturnType<typeof useContentList>;
