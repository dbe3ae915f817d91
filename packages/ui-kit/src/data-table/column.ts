import type { ReactNode } from 'react';
import type { MenuEntry } from '../menu/menu-item';
import type { PagerProps } from '../pager/pager';

/** What tells a row from all others, also on other pages. */
export type RowKey = string | number;

/** One column of a table. Keep the array in a constant or a memo: rows are drawn again when it changes. */
export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The cell of the row in edit; without it the row keeps its plain cell. */
  edit?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** A CSS width. Columns without one share the rest. */
  width?: string;
  align?: 'start' | 'center' | 'end';
  /** Names the row; the first column does unless another says so. */
  rowHeader?: boolean;
  /** The title is read out but not shown. */
  hideTitle?: boolean;
}

/** The column that rows are sorted by, by its id. */
export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

/** Which rows are chosen. It asks instead of holding ids, so that 'all but these' is possible. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  onSelect: (rows: Row[], selected: boolean) => void;
  /** Why a row cannot be chosen. */
  disabledReason?: (row: Row) => string | undefined;
}

/** Rows under heads that open and close. */
export interface RowGroups<Row> {
  of: (row: Row) => { id: RowKey; title: string };
  startClosed?: boolean;
  /** Right end of a head. */
  aside?: (rows: Row[]) => ReactNode;
}

/** The row in edit. Enter saves, Escape leaves; every other row is locked meanwhile. */
export interface RowEdit {
  rowKey: RowKey;
  onSave: () => void;
  onLeave: () => void;
  saving?: boolean;
  lockedReason?: string;
}

/** What slides in under the table while rows are chosen. */
export interface Bulk {
  count: number;
  /** The feedback in words, e.g. '3 Persona(s) selected within this page'. */
  text?: ReactNode;
  actions?: ReactNode;
  onClear?: () => void;
}

export interface DataTableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Nothing yet while the first page loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
  /** Names a row in the labels of its checkbox and its menu. */
  rowLabel: (row: Row) => string;
  /** Rows are being read, for the first time or again. */
  loading?: boolean;
  /** The rows answer an earlier page, order or filter while the next ones load: none of them can be ticked. */
  outdated?: boolean;
  /** Stands in place of the rows, usually an `ErrorPanel`. */
  error?: ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: RowSelection<Row>;
  groups?: RowGroups<Row>;
  bulk?: Bulk;
  rowMenu?: (row: Row) => MenuEntry[];
  /** Also makes the row's name a button, for the keyboard. */
  onRowClick?: (row: Row) => void;
  edit?: RowEdit;
  /** Filters are set: no rows means no result. */
  filtered?: boolean;
  /** In place of 'No Data To Show'. */
  empty?: ReactNode;
  /** In place of the usual words for no result. */
  noResult?: ReactNode;
  pager?: PagerProps;
  /** Grey rows while the first page loads. */
  skeletonRows?: number;
  /** Below 480 px rows become cards, or the table scrolls sideways in its frame. */
  narrow?: 'cards' | 'scroll';
  /** Height at which the frame scrolls by itself, or 'none'. */
  maxHeight?: string;
}
