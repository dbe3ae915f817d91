import { useState } from 'react';
import { SkeletonLine } from '../skeleton/skeleton';
import { arrange } from './arrange';
import { BodyRow, type RowActions } from './body-row';
import { choosing } from './choosing';
import type { DataTableProps, RowKey } from './column';
import { GroupHead } from './group-head';
import { AS } from './roles';

const LOCKED = 'Kindly add or update the existing record!';

interface BodyProps<Row> {
  table: DataTableProps<Row>;
  rows: readonly Row[];
  actions: RowActions<Row>;
  nameColumn: string | undefined;
  span: number;
}

/** The rows, under their heads where there are groups. */
export function Body<Row>({ table, rows, actions, nameColumn, span }: BodyProps<Row>) {
  const { columns, rowKey, rowLabel, selection, groups, edit, rowMenu, onRowClick } = table;
  const [turned, setTurned] = useState<ReadonlySet<RowKey>>(new Set());

  const draw = (row: Row) => {
    const key = rowKey(row);
    const editing = edit?.rowKey === key;
    return (
      <BodyRow
        key={key}
        row={row}
        label={rowLabel(row)}
        columns={columns}
        nameColumn={nameColumn}
        actions={actions}
        selectable={selection !== undefined}
        chosen={selection?.isSelected(row) ?? false}
        chooseReason={selection?.disabledReason?.(row)}
        clickable={onRowClick !== undefined}
        hasMenu={rowMenu !== undefined}
        editing={editing}
        saving={edit?.saving ?? false}
        lockedReason={edit && !editing ? (edit.lockedReason ?? LOCKED) : undefined}
      />
    );
  };
  if (!groups) return <tbody {...AS.rows}>{rows.map(draw)}</tbody>;
  const toggle = (id: RowKey) =>
    setTurned((before) =>
      before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
    );
  return (
    <>
      {arrange(rows, groups.of).map((group) => {
        const open = turned.has(group.id) === (groups.startClosed ?? false);
        const { chosen, free } = choosing(group.rows, selection);
        return (
          <tbody key={group.id} {...AS.rows}>
            <GroupHead
              title={group.title}
              count={group.rows.length}
              open={open}
              onToggle={() => toggle(group.id)}
              chosen={chosen}
              onChoose={(selected) => selection?.onSelect(free, selected)}
              disabled={edit !== undefined || free.length === 0}
              span={span}
              aside={groups.aside?.(group.rows)}
            />
            {open && group.rows.map(draw)}
          </tbody>
        );
      })}
    </>
  );
}

/** Grey rows that keep the columns where they will be. */
export function SkeletonBody({ count, cells }: { count: number; cells: number }) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have nothing but their place
        <tr key={row}>
          {Array.from({ length: cells }, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: grey cells have nothing but their place
            <td key={cell}>
              <SkeletonLine width={`${50 + ((row * 7 + cell * 13) % 45)}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
