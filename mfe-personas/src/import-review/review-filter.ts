import type { ImportRow } from '@skills-architect/contracts/personas';
import { useQueryState } from '@skills-architect/portal-kit';
import { useCallback } from 'react';
import { countProblems, findProblems, PROBLEM_WORDS, parseProblem, problemsFirst } from './problems';

/** The filter by problem and the opened row, in the address; the rows they show, problems first. */
export function useReviewFilter(rows: readonly ImportRow[]) {
  const [{ show, row }, setState] = useQueryState({ show: 'all', row: 0 });
  const problem = parseProblem(show);
  const shown = problemsFirst(problem ? rows.filter((one) => findProblems(one).includes(problem)) : rows);
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
    opened: rows.find(({ rowId, outcome }) => rowId === row && outcome === 'read'),
    open,
    close: () => setState({ row: 0 }),
  };
}
