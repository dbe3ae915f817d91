import type { ImportRow } from '@skills-architect/contracts/personas';
import { useQueryState } from '@skills-architect/portal-kit';
import { useCallback, useState } from 'react';
import { countProblems, findProblems, PROBLEM_WORDS, parseProblem, problemsFirst } from './problems';

/** Keeps the order of rows while one is open: solving a problem by an edit would move its row. */
const useSteadyOrder = (shown: readonly ImportRow[], isOpen: boolean) => {
  const [order, setOrder] = useState<readonly number[]>();
  if (isOpen && !order && shown.length) setOrder(shown.map(({ rowId }) => rowId));
  if (!isOpen && order) setOrder(undefined);
  return order;
};

/** The problem filter and the opened row, kept in the query string, and the filtered rows, problems first. */
export function useReviewFilter(rows: readonly ImportRow[]) {
  const [{ show, row }, setState] = useQueryState({ show: 'all', row: 0 });
  const problem = parseProblem(show);
  const shown = problemsFirst(problem ? rows.filter((one) => findProblems(one).includes(problem)) : rows);
  const opened = rows.find(({ rowId, outcome }) => rowId === row && outcome === 'read');
  const order = useSteadyOrder(shown, opened !== undefined);
  const byId = new Map(rows.map((one) => [one.rowId, one]));
  const open = useCallback((rowId: number) => setState({ row: rowId }), [setState]);
  return {
    shown,
    problem,
    value: problem ?? 'all',
    options: [
      { value: 'all', label: 'All', count: rows.length },
      ...countProblems(rows).map((one) => ({
        value: one.problem,
        label: PROBLEM_WORDS[one.problem],
        count: one.count,
      })),
    ],
    choose: (value: string) => setState({ show: value }),
    opened,
    /** Rows that were read, in the order when one was opened. */
    paged: (order ?? []).flatMap((rowId) => byId.get(rowId) ?? []).filter(({ outcome }) => outcome === 'read'),
    open,
    close: () => setState({ row: 0 }),
  };
}
