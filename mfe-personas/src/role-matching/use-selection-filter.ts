import { useQueryState } from '@skills-architect/portal-kit';
import { changePage } from '@skills-architect/ui-kit/extra';

/** Separator of department names, which contain no line breaks. */
const SEPARATOR = '\n';
const SIZE = 10;

/** Search, departments and page of Role Selection, in the query string. */
export function useSelectionFilter() {
  const [{ search, departments, page, size }, setState] = useQueryState({
    search: '',
    departments: '',
    page: 1,
    size: SIZE,
  });
  const pageSize = Math.max(1, size);
  return {
    search,
    departments: departments ? departments.split(SEPARATOR) : [],
    offset: (page - 1) * pageSize,
    pageSize,
    filter: (to: { search?: string; departments?: readonly string[] }) =>
      setState({
        ...(to.search !== undefined && { search: to.search }),
        ...(to.departments && { departments: to.departments.join(SEPARATOR) }),
      }),
    changePage: (to: { offset: number; pageSize: number }) => setState(changePage(to)),
  };
}
