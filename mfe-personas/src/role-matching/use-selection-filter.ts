import { nameList, typedText, useQueryState } from '@skills-architect/portal-kit';
import { changePage } from '@skills-architect/ui-kit/extra';

const FIELDS = { search: typedText, departments: nameList, withoutRole: false, page: 1, size: 10 };

interface SelectionFilter {
  search?: string;
  departments?: readonly string[];
  withoutRole?: boolean;
}

/** Search, departments and page of Role Selection, in the query string. */
export function useSelectionFilter() {
  const [{ search, departments, withoutRole, page, size }, setState] = useQueryState(FIELDS);
  const pageSize = Math.max(1, size);
  return {
    search,
    departments,
    offset: (page - 1) * pageSize,
    pageSize,
    withoutRole,
    /** Each chosen department is an entry of the browser's history; typing a search text is one entry. */
    change: (to: SelectionFilter) => setState(to),
    changePage: (to: { offset: number; pageSize: number }) => setState(changePage(to)),
  };
}
