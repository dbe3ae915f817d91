import { useQueryState } from '@skills-architect/portal-kit';
import { changePage } from '@skills-architect/ui-kit/extra';

/** Separator of department names, which contain no line breaks. */
const SEPARATOR = '\n';
const DEFAULT_STATE = { search: '', departments: '', withoutRole: false, page: 1, size: 10 };

interface SelectionFilter {
  search?: string;
  departments?: readonly string[];
  withoutRole?: boolean;
}

/** Search, departments and page of Role Selection, in the query string. */
export function useSelectionFilter() {
  const [{ search, departments, withoutRole, page, size }, setState] = useQueryState(DEFAULT_STATE);
  const [, setChosen] = useQueryState(DEFAULT_STATE, 'chosen');
  const pageSize = Math.max(1, size);
  return {
    search,
    departments: departments ? departments.split(SEPARATOR) : [],
    offset: (page - 1) * pageSize,
    pageSize,
    withoutRole,
    /** Each chosen department is an entry of the browser's history; typing a search text is one entry. */
    change: ({ departments: names, ...to }: SelectionFilter) =>
      names ? setChosen({ ...to, departments: names.join(SEPARATOR) }) : setState(to),
    changePage: (to: { offset: number; pageSize: number }) => setState(changePage(to)),
  };
}
