import {
  type ColumnDef,
  columnGroupingFeature,
  createGroupedRowModel,
  type ExpandedState,
  functionalUpdate,
  type RowSelectionState,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataTableProps } from './column';

const features = tableFeatures({
  rowSortingFeature,
  columnGroupingFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  groupedRowModel: createGroupedRowModel(),
});

/** TanStack Table only accepts objects; rows may be anything. */
interface Entry<Row> {
  row: Row;
}
/** A row or group heading in TanStack Table. */
export type ModelRow<Row> = TableRow<typeof features, Entry<Row>>;
export type TableModel<Row> = ReturnType<typeof useTableModel<Row>>;

/** Hidden column used for grouping. */
const GROUP = 'group-of-rows';

/** Table state: sorting, grouping, expansion and selection. TanStack Table without its rendering. */
export function useTableModel<Row>(table: DataTableProps<Row>) {
  const { columns, rows, rowKey, sort, onSort, selection, groups } = table;
  const [toggled, setToggled] = useState<ExpandedState>({});
  const findGroup = groups?.groupOf;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library caches the group of an entry, so another grouping needs new entries
  const data = useMemo(() => (rows ?? []).map((row): Entry<Row> => ({ row })), [rows, findGroup]);
  const columnDefs = useMemo<ColumnDef<typeof features, Entry<Row>>[]>(
    () => [
      ...columns.map(({ id, sortable = false }) => ({ id, accessorFn: () => undefined, enableSorting: sortable })),
      ...(findGroup ? [{ id: GROUP, accessorFn: ({ row }: Entry<Row>) => findGroup(row).id }] : []),
    ],
    [columns, findGroup],
  );
  const by = sort?.by;
  const desc = sort?.direction === 'desc';
  const sorting = useMemo(() => (by ? [{ id: by, desc }] : []), [by, desc]);
  const grouping = useMemo(() => (findGroup ? [GROUP] : []), [findGroup]);
  const rowSelection = useSelectionState(table);

  return useTable<typeof features, Entry<Row>>({
    features,
    data,
    columns: columnDefs,
    getRowId: ({ row }) => String(rowKey(row)),
    state: { sorting, grouping, expanded: toggled, rowSelection },
    manualSorting: true,
    enableSorting: onSort !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    onSortingChange: (change) => {
      const [next] = functionalUpdate(change, sorting);
      if (next) onSort?.({ by: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
    autoResetExpanded: false,
    onExpandedChange: setToggled,
    // `toggled` holds the groups that the user toggled, not the open ones, so that groups that load later start like
    // the others.
    getIsRowExpanded: ({ id }) => {
      const isToggled = toggled !== true && toggled[id] === true;
      const startsClosed = groups?.startClosed ?? false;
      return isToggled === startsClosed;
    },
    enableRowSelection: (row) => !row.getIsGrouped() && !selection?.disabledReason?.(row.original.row),
    enableRowRangeSelection: false,
    onRowSelectionChange: (change) => {
      const next = functionalUpdate(change, rowSelection);
      for (const selected of [true, false]) {
        const changed = (rows ?? []).filter((row) => {
          const id = String(rowKey(row));
          const wasSelected = id in rowSelection;
          const isSelected = id in next;
          return isSelected === selected && wasSelected !== selected;
        });
        if (changed.length > 0) selection?.onSelect(changed, selected);
      }
    },
  });
}

/** The selected rows of the page by id; a stable object while the selection is unchanged. */
function useSelectionState<Row>({ rows, rowKey, selection }: DataTableProps<Row>): RowSelectionState {
  const ids = selection ? (rows ?? []).filter(selection.isSelected).map((row) => String(rowKey(row))) : [];
  const key = JSON.stringify(ids);
  return useMemo(() => {
    const selected: string[] = JSON.parse(key);
    return Object.fromEntries(selected.map((id) => [id, true as const]));
  }, [key]);
}
