import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const listRows = (body: Element | null | undefined) => [...(body?.querySelectorAll('tr[data-row]') ?? [])];

/** Last focused cell, as row and cell index. */
interface CellPosition {
  element: Element;
  row: number;
  cell: number;
}

const findCell = (target: Element, frame: Element): CellPosition | undefined => {
  const cell = target.closest('td, th');
  const row = target.closest('tr[data-row]');
  if (!cell || !row) return undefined;
  return { element: target, row: listRows(frame).indexOf(row), cell: [...row.children].indexOf(cell) };
};

/** The same cell in the row that took the removed row's place, or in the last row. */
const findReplacementCell = (frame: Element, { row, cell }: CellPosition): HTMLElement | null | undefined => {
  const rows = listRows(frame);
  const replacement = rows[Math.min(row, rows.length - 1)];
  return (
    replacement?.children[cell]?.querySelector<HTMLElement>(FOCUSABLE) ??
    replacement?.querySelector<HTMLElement>(FOCUSABLE)
  );
};

/** Keeps the focus in the table when the focused row disappears, for example on removal. */
export function useRestoredFocus(rows: unknown) {
  const frame = useRef<HTMLDivElement>(null);
  const cell = useRef<CellPosition>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run whenever the rows change
  useLayoutEffect(() => {
    const last = cell.current;
    if (!frame.current || !last || last.element.isConnected) return;
    cell.current = undefined;
    if (document.activeElement === document.body) findReplacementCell(frame.current, last)?.focus();
  }, [rows]);
  return {
    frame,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      cell.current = findCell(target, currentTarget);
    },
  };
}
