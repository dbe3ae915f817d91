import type { ReactNode } from 'react';
import type { MenuLine } from '../menu/menu-item';
import type { PagerProps } from '../pager/pager';

/** Unique key of a row, also across pages. */
export type RowKey = string | number;

/** One column of a table. Use a constant or memoised array: rows rerender when it changes. */
export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** For the row header column: content below the name, outside the button that opens the row. */
  below?: (row: Row) => ReactNode;
  /** Cell of the row in edit mode; default: the normal cell. */
  edit?: (row: Row) => ReactNode;
  /** Marks the title: the row in edit mode needs a value here. */
  required?: boolean;
  sortable?: boolean;
  /** CSS width. Columns without one share the rest. */
  width?: string;
  align?: 'start' | 'center' | 'end';
  /** Marks the column that names the row; default: the first column. */
  rowHeader?: boolean;
  /** Hides the title visually; screen readers still read it. */
  hideTitle?: boolean;
  /**
   * How a phone shows the value below the row's name: `value` and `labelled` (with its title) join one line of text,
   * `line` has a line of its own, cut at its end, `hidden` omits it. Default: a separate line under its title, for
   * controls.
   */
  narrow?: 'value' | 'labelled' | 'line' | 'hidden';
  /** With `folds`: shown in a folded card too. */
  folded?: true;
}

/** Sorting, by column id. */
export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

/** Selected rows. A predicate instead of a list of ids, so that 'all except these' is possible. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  onSelect: (rows: Row[], selected: boolean) => void;
  /** Why a row cannot be selected. */
  disabledReason?: (row: Row) => string | undefined;
}

/** Groups rows under collapsible headings. */
export interface RowGroups<Row> {
  groupOf: (row: Row) => { id: RowKey; title: string };
  startClosed?: boolean;
  /** Right end of a group heading. */
  aside?: (rows: Row[]) => ReactNode;
}

/** Cards of a phone that show only their name and the columns marked `folded`, until their name opens them. */
export interface RowFolds {
  /** The open card. */
  open: RowKey | undefined;
  onOpen: (rowKey: RowKey | undefined) => void;
}

/** The row in edit mode. Enter saves, Escape cancels; all other rows are locked meanwhile. */
export interface RowEdit {
  rowKey: RowKey;
  onSave: () => void;
  onLeave: () => void;
  saving?: boolean;
  lockedReason?: string;
}

/** The bar below the table while rows are selected. */
export interface Bulk {
  count: number;
  /** Text of the bar, e.g. '3 Persona(s) selected within this page'; default: how many are selected and not shown. */
  text?: ReactNode;
  actions?: ReactNode;
  onClear?: () => void;
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers; not visible. */
  caption: string;
  columns: readonly Column<Row>[];
  /** `undefined` while the first page loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
  /** Names a row in the labels of its checkbox and menu. */
  rowLabel: (row: Row) => string;
  /** Rows are loading or refetching. */
  loading?: boolean;
  /** The rows belong to the previous page, order or filter while the next ones load: none can be selected. */
  outdated?: boolean;
  /** Rendered above the rows, or instead of them when there are none; usually a `LoadError`. */
  error?: ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: RowSelection<Row>;
  groups?: RowGroups<Row>;
  bulk?: Bulk;
  rowMenu?: (row: Row) => MenuLine[];
  /** Also renders the row's name as a button, for the keyboard. */
  onRowClick?: (row: Row) => void;
  edit?: RowEdit;
  /** Filters are set: an empty table means no result. */
  filtered?: boolean;
  /** Replaces 'No Data To Show'. */
  empty?: ReactNode;
  /** Replaces the default no-result message. */
  noResult?: ReactNode;
  pager?: PagerProps;
  /** Number of placeholder rows while the first page loads. */
  skeletonRows?: number;
  /** Below 480 px rows become cards, or the table scrolls sideways in its frame. */
  narrow?: 'cards' | 'scroll';
  folds?: RowFolds;
  /** Height from which the frame scrolls, or 'none'. */
  maxHeight?: string;
}
