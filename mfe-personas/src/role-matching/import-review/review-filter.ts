import type { ImportRow } from '@skills-architect/contracts/personas';
import { useQueryState } from '@skills-architect/portal-kit';
import { useCallback, useState } from 'react';
import { countProblems, findProblems, PROBLEM_WORDS, type Problem, parseProblem, sortByProblem } from './problems';

/** The order of the rows under one filter. */
interface RowOrder {
  problem: Problem | undefined;
  rowIds: readonly number[];
  /** Whether the row that was opened in this order is still open. */
  isHeld: boolean;
}

const sortByIds = (rows: readonly ImportRow[], rowIds: readonly number[]) => {
  const positions = new Map(rowIds.map((rowId, index) => [rowId, index]));
  const findPlace = ({ rowId }: ImportRow) => positions.get(rowId) ?? rowIds.length;
  return rows.toSorted((a, b) => findPlace(a) - findPlace(b));
};

/**
 * Freezes the order of rows when one is opened, until another filter is chosen: otherwise an edit that solves a problem
 * would move its row. `hold` freezes it earlier, for a row that changes before it opens; it returns a function that ends
 * this if the row does not open.
 */
const useSteadyOrder = (rows: readonly ImportRow[], problem: Problem | undefined, isOpen: boolean) => {
  const [storedOrder, setStoredOrder] = useState<RowOrder>();
  const [isHoldRequested, setHoldRequested] = useState(false);
  const order = storedOrder?.problem === problem ? storedOrder : undefined;
  const shown = order ? sortByIds(rows, order.rowIds) : rows;
  const mustHold = isOpen || isHoldRequested;
  if (mustHold && !order?.isHeld && shown.length)
    setStoredOrder({ problem, rowIds: shown.map(({ rowId }) => rowId), isHeld: true });
  if (!mustHold && order?.isHeld) setStoredOrder({ ...order, isHeld: false });
  if (isOpen && isHoldRequested) setHoldRequested(false);
  const hold = useCallback(() => {
    setHoldRequested(true);
    return () => {
      setHoldRequested(false);
      setStoredOrder(storedOrder);
    };
  }, [storedOrder]);
  return { shown, rowIds: order?.rowIds ?? [], hold };
};

/** The problem filter and the opened row, kept in the query string, and the filtered rows, problems first. */
export function useReviewFilter(rows: readonly ImportRow[]) {
  const [{ show, row }, setState] = useQueryState({ show: 'all', row: 0 });
  const problem = parseProblem(show);
  const sorted = sortByProblem(problem ? rows.filter((importRow) => findProblems(importRow).includes(problem)) : rows);
  const opened = rows.find(({ rowId, outcome }) => rowId === row && outcome === 'read');
  const { shown, rowIds, hold } = useSteadyOrder(sorted, problem, opened !== undefined);
  const byId = new Map(rows.map((importRow) => [importRow.rowId, importRow]));
  const open = useCallback((rowId: number) => setState({ row: rowId }), [setState]);
  return {
    shown,
    problem,
    value: problem ?? 'all',
    options: [
      { value: 'all', label: 'All', count: rows.length },
      ...countProblems(rows).map(({ problem: found, count }) => ({ value: found, label: PROBLEM_WORDS[found], count })),
    ],
    choose: (value: string) => setState({ show: value }),
    opened,
    /** Rows that were read, in the order when one was opened. */
    readRows: rowIds.flatMap((rowId) => byId.get(rowId) ?? []).filter(({ outcome }) => outcome === 'read'),
    hold,
    open,
    close: () => setState({ row: 0 }),
  };
}
