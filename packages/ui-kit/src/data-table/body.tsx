import { SkeletonLine } from '../skeleton/skeleton';
import { BodyRow, type RowActions } from './body-row';
import type { DataTableProps } from './column';
import { GroupHead } from './group-head';
import { TABLE_ROLES } from './roles';
import type { ModelRow, TableModel } from './use-table-model';

const LOCKED = 'Kindly add or update the existing record!';

interface BodyProps<Row> {
  table: DataTableProps<Row>;
  model: TableModel<Row>;
  actions: RowActions<Row>;
  nameColumn: string | undefined;
  span: number;
  /** Rows are cards that fold. */
  isFolding: boolean;
}

/** The rows, grouped if there are groups. */
export function Body<Row>({ table, model, actions, nameColumn, span, isFolding }: BodyProps<Row>) {
  const { columns, rowKey, rowLabel, selection, groups, edit, rowMenu, onRowClick, folds, outdated = false } = table;

  const renderRow = (entry: ModelRow<Row>) => {
    const { row } = entry.original;
    const editing = edit?.rowKey === rowKey(row);
    return (
      <BodyRow
        key={entry.id}
        row={row}
        label={rowLabel(row)}
        columns={columns}
        nameColumn={nameColumn}
        actions={actions}
        selectable={selection !== undefined}
        chosen={entry.getIsSelected()}
        chooseReason={selection?.disabledReason?.(row)}
        outdated={outdated}
        clickable={onRowClick !== undefined}
        fold={folds && isFolding ? (folds.open === rowKey(row) ? 'open' : 'closed') : undefined}
        hasMenu={rowMenu !== undefined}
        editing={editing}
        saving={edit?.saving ?? false}
        lockedReason={edit && !editing ? (edit.lockedReason ?? LOCKED) : undefined}
      />
    );
  };
  const { rows } = model.getRowModel();
  if (!groups) return <tbody {...TABLE_ROLES.rows}>{rows.map(renderRow)}</tbody>;
  return rows.map((group) => (
    <tbody key={group.id} {...TABLE_ROLES.rows}>
      <GroupHead
        group={group}
        title={groups.groupOf(group.original.row).title}
        selectable={selection !== undefined}
        disabled={edit !== undefined || outdated}
        span={span}
        aside={groups.aside?.(group.subRows.map((entry) => entry.original.row))}
      />
      {group.getIsExpanded() && group.subRows.map(renderRow)}
    </tbody>
  ));
}

/** Placeholder rows that keep the column widths. */
export function SkeletonBody({ count, cells }: { count: number; cells: number }) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no ids
        <tr key={row}>
          {Array.from({ length: cells }, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeleton cells have no ids
            <td key={cell}>
              <SkeletonLine width={`${50 + ((row * 7 + cell * 13) % 45)}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
