import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { EmptyState, NoResult } from '../empty-state/empty-state';
import { hidden } from '../field/field';
import { Pager } from '../pager/pager';
import { Body, SkeletonBody } from './body';
import type { RowActions } from './body-row';
import { BulkBar } from './bulk-bar';
import type { DataTableProps } from './column';
import { Head } from './head';
import { TABLE_ROLES } from './roles';
import { cardStyles, scrollStyles, tableStyles } from './table-styles';
import { useRestoredFocus } from './use-restored-focus';
import { useTableModel } from './use-table-model';

/** The table of the product. Sorting, selection, grouping, inline editing and paging are controlled by props. */
export function DataTable<Row>(table: DataTableProps<Row>) {
  const { caption, columns, rows, loading, error, onSort, selection, bulk, edit, pager } = table;
  const actions = useRowActions(table);
  const { frame, ...focusProps } = useRestoredFocus(rows);
  const hasMenu = table.rowMenu !== undefined || edit !== undefined;
  const nameColumn = (columns.find((column) => column.rowHeader) ?? columns[0])?.id;
  const model = useTableModel(table);
  const waiting = rows === undefined && !error;
  const bare = rows?.length === 0;
  const narrow = table.narrow === 'scroll' ? scrollStyles : cardStyles;
  const height = table.maxHeight ?? '75dvh';
  // Without focusable content the frame itself must be focusable for keyboard scrolling.
  const still = !selection && !hasMenu && !onSort && !table.onRowClick;
  const cells = columns.length + (selection ? 1 : 0) + (hasMenu ? 1 : 0);
  return (
    <chakra.div minW="0" data-part={pager && !table.maxHeight ? 'list' : undefined}>
      {error && rows && <chakra.div pb="2">{error}</chakra.div>}
      <chakra.div
        ref={frame}
        data-part="frame"
        {...focusProps}
        bg="bg.panel"
        borderWidth="1px"
        rounded="md"
        overflow="auto"
        maxH={{ base: table.narrow === 'scroll' ? height : 'none', sm: height }}
        position="relative"
        {...(still ? { tabIndex: 0, role: 'group', 'aria-label': caption } : {})}
        css={{ ...tableStyles, ...narrow }}
      >
        <table {...TABLE_ROLES.table} aria-busy={loading || waiting || undefined}>
          <caption>{caption}</caption>
          <colgroup>
            {selection && <col style={{ width: '2.5rem' }} />}
            {columns.map((column) => (
              <col key={column.id} style={{ width: column.width }} />
            ))}
            {hasMenu && <col style={{ width: edit ? '4.5rem' : '3rem' }} />}
          </colgroup>
          <Head
            model={model}
            columns={columns}
            selectable={selection !== undefined}
            outdated={table.outdated ?? false}
            locked={edit !== undefined}
            menu={hasMenu}
          />
          {waiting && <SkeletonBody count={table.skeletonRows ?? 8} cells={cells} />}
          {rows && (
            <Body
              table={table}
              model={model}
              actions={actions}
              nameColumn={nameColumn}
              span={cells - (selection ? 1 : 0)}
            />
          )}
        </table>
        {(loading || waiting) && (
          <chakra.span role="status" css={hidden}>
            Loading {caption}
          </chakra.span>
        )}
        {error && !rows && <chakra.div p="4">{error}</chakra.div>}
        {bare && (table.filtered ? (table.noResult ?? <NoResult />) : (table.empty ?? <EmptyState />))}
      </chakra.div>
      {bulk && <BulkBar {...bulk} />}
      {pager && (
        <chakra.div pt="2">
          <Pager {...pager} rowCount={rows?.length} disabled={pager.disabled || edit !== undefined} />
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** Stable callbacks that read the latest props. */
function useRowActions<Row>(table: DataTableProps<Row>): RowActions<Row> {
  const now = useRef(table);
  useEffect(() => {
    now.current = table;
  });
  const [actions] = useState<RowActions<Row>>(() => ({
    choose: (row, selected) => now.current.selection?.onSelect([row], selected),
    open: (row) => now.current.onRowClick?.(row),
    menu: (row) => now.current.rowMenu?.(row) ?? [],
    save: () => now.current.edit?.onSave(),
    leave: () => now.current.edit?.onLeave(),
  }));
  return actions;
}
