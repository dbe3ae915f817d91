import { type ContentFilters, Relevancy } from '@skills-architect/contracts/skills';

const SORT_FIELDS = {
  contentTitle: 'titleKey',
  contentType: 'contentType',
  contentProvider: 'contentProvider',
  contentProviderRating: 'contentProviderRating',
  contentDuration: 'contentDuration',
  contentLanguage: 'contentLanguage',
  level: 'levelShare',
  relevancy: 'relevancy',
} as const;
export type ContentColumn = keyof typeof SORT_FIELDS;

/** The order of a list; by default the highest relevance first. */
export const contentOrder = (sortBy: ContentColumn | undefined, sortOrder: 'asc' | 'desc'): Record<string, 1 | -1> =>
  sortBy ? { [SORT_FIELDS[sortBy]]: sortOrder === 'asc' ? 1 : -1, contentId: 1 } : { relevanceScore: -1, contentId: 1 };

/** The filter of a list. `providers` limits it to these providers; undefined: all. */
export const contentConditions = (
  { contentType, contentLanguage, relevancy }: ContentFilters,
  { showIrrelevantCourses, providers }: { showIrrelevantCourses: boolean; providers: readonly number[] | undefined },
) => {
  const relevancies = [Relevancy.NotVerified, Relevancy.Yes, ...(showIrrelevantCourses ? [Relevancy.No] : [])];
  const shown = relevancies.filter((value) => !relevancy.length || relevancy.includes(value));
  return {
    relevancy: { $in: shown },
    ...(providers && { contentProviderId: { $in: [...providers] } }),
    ...(contentType.length && { contentType: { $in: contentType } }),
    ...(contentLanguage.length && { contentLanguage: { $in: contentLanguage } }),
  };
};
