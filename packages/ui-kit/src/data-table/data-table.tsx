import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { EmptyState, NoResult } from '../empty-state/empty-state';
import { hidden } from '../field/field';
import { useIsNarrow } from '../narrow/use-is-narrow';
import { Pager } from '../pager/pager';
import { TryingAgain } from '../skeleton/trying-again';
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
  const isFirstLoad = rows === undefined && !error;
  const isEmpty = rows?.length === 0;
  const narrowStyles = table.narrow === 'scroll' ? scrollStyles : cardStyles;
  const height = table.maxHeight ?? '75dvh';
  const isFolding = useIsNarrow('sm') && table.folds !== undefined;
  // Without focusable content the frame itself must be focusable for keyboard scrolling.
  const hasFocusableContent = Boolean(selection || hasMenu || onSort || table.onRowClick || isFolding);
  const cellCount = columns.length + (selection ? 1 : 0) + (hasMenu ? 1 : 0);
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
        {...(hasFocusableContent ? {} : { tabIndex: 0, role: 'group', 'aria-label': caption })}
        css={{ ...tableStyles, ...narrowStyles }}
      >
        <table {...TABLE_ROLES.table} aria-busy={loading || isFirstLoad || undefined}>
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
          {isFirstLoad && <SkeletonBody count={table.skeletonRows ?? 8} cells={cellCount} />}
          {rows && (
            <Body
              table={table}
              model={model}
              actions={actions}
              nameColumn={nameColumn}
              span={cellCount - (selection ? 1 : 0)}
              isFolding={isFolding}
            />
          )}
        </table>
        {(loading || isFirstLoad) && (
          <chakra.span role="status" css={hidden}>
            Loading {caption}
          </chakra.span>
        )}
        {isFirstLoad && (
          <chakra.div px="3" aria-live="polite">
            <TryingAgain />
          </chakra.div>
        )}
        {error && !rows && <chakra.div p="4">{error}</chakra.div>}
        {isEmpty && (table.filtered ? (table.noResult ?? <NoResult />) : (table.empty ?? <EmptyState />))}
      </chakra.div>
      {bulk && <BulkBar {...bulk} hiddenCount={bulk.count - countSelected(table)} />}
      {pager && (
        <chakra.div pt="2">
          <Pager {...pager} rowCount={rows?.length} disabled={pager.disabled || edit !== undefined} />
        </chakra.div>
      )}
    </chakra.div>
  );
}

const countSelected = <Row,>({ rows = [], selection }: DataTableProps<Row>) =>
  selection ? rows.filter(selection.isSelected).length : 0;

/** Stable callbacks that read the latest props. */
function useRowActions<Row>(table: DataTableProps<Row>): RowActions<Row> {
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  const [actions] = useState<RowActions<Row>>(() => ({
    choose: (row, selected) => latest.current.selection?.onSelect([row], selected),
    open: (row) => latest.current.onRowClick?.(row),
    fold(row) {
      const { folds, rowKey } = latest.current;
      folds?.onOpen(folds.open === rowKey(row) ? undefined : rowKey(row));
    },
    menu: (row) => latest.current.rowMenu?.(row) ?? [],
    save: () => latest.current.edit?.onSave(),
    leave: () => latest.current.edit?.onLeave(),
  }));
  return actions;
}
