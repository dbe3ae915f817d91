import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { TickBox } from '../choice/tick-box';
import { hidden, RequiredMark } from '../field/field';
import { Icon } from '../icon/icon';
import type { Column } from './column';
import { TABLE_ROLES } from './roles';
import type { TableModel } from './use-table-model';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxW: 'full',
    bg: 'transparent',
    color: 'inherit',
    fontWeight: 'medium',
    cursor: 'pointer',
    rounded: 'md',
    '&:hover': { color: 'fg' },
    '&:disabled': { cursor: 'not-allowed' },
    '& > svg': { flexShrink: 0 },
  },
});

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const SORT_ICONS = { asc: 'chevronUp', desc: 'chevronDown' } as const;
const toAriaSort = (direction: keyof typeof ARIA_SORT | undefined) => direction && ARIA_SORT[direction];

interface HeadProps<Row> {
  model: TableModel<Row>;
  columns: readonly Column<Row>[];
  selectable: boolean;
  /** Rows of the previous page are shown and cannot be selected. */
  outdated: boolean;
  /** A row is in edit mode: everything else is disabled. */
  locked: boolean;
  menu: boolean;
}

export function Head<Row>({ model, columns, selectable, outdated, locked, menu }: HeadProps<Row>) {
  const allId = useId();
  const hasRows = model.getRowModel().rows.length > 0;
  const areAllSelected = model.getIsAllPageRowsSelected();
  const getDirection = ({ id }: Column<Row>) => model.getColumn(id)?.getIsSorted() || undefined;
  const canSort = ({ id }: Column<Row>) => model.getColumn(id)?.getCanSort() === true;
  const renderHeading = (column: Column<Row>) => {
    if (!canSort(column)) return column.title;
    const direction = getDirection(column);
    return (
      <SortButton
        type="button"
        disabled={locked}
        onClick={() => model.getColumn(column.id)?.toggleSorting(direction === 'asc')}
      >
        {column.title}
        <Icon name={direction ? SORT_ICONS[direction] : 'sort'} size="3" />
      </SortButton>
    );
  };
  return (
    <thead {...TABLE_ROLES.rows}>
      <tr {...TABLE_ROLES.row}>
        {selectable && (
          <th {...TABLE_ROLES.columnHead} scope="col" data-part="select" data-keep="">
            {hasRows ? (
              <chakra.label htmlFor={allId}>
                <TickBox
                  id={allId}
                  checked={areAllSelected}
                  indeterminate={!areAllSelected && model.getIsSomePageRowsSelected()}
                  disabled={locked || outdated}
                  onChange={(event) => model.toggleAllPageRowsSelected(event.target.checked)}
                />
                <span>Select all rows on this page</span>
              </chakra.label>
            ) : (
              <chakra.span css={hidden}>Selection</chakra.span>
            )}
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            {...TABLE_ROLES.columnHead}
            scope="col"
            data-align={column.align}
            data-keep={canSort(column) ? '' : undefined}
            aria-sort={toAriaSort(getDirection(column))}
          >
            {column.hideTitle ? <chakra.span css={hidden}>{column.title}</chakra.span> : renderHeading(column)}
            {column.required && <RequiredMark />}
          </th>
        ))}
        {menu && (
          <th {...TABLE_ROLES.columnHead} scope="col" data-part="menu">
            <chakra.span css={hidden}>Actions</chakra.span>
          </th>
        )}
      </tr>
    </thead>
  );
}
