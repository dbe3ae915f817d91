import { typedText } from '@skills-architect/portal-kit';
import { OVERVIEW_FIELDS } from './overview-filter';

/** Numbers of rows of a page; the first is the default. */
export const PAGE_SIZES = [50, 100] as const;

/** Filter, page and sort of the persona list in the query string, without its pop-ups. */
export const LIST_FIELDS = {
  searchString: typedText,
  personaGroupId: [],
  unmatched: false,
  approval: '',
  importTokenId: '',
  ...OVERVIEW_FIELDS,
  page: 1,
  size: PAGE_SIZES[0],
  sortBy: '',
  descending: false,
} as const;
