import { chakra } from '@chakra-ui/react/styled-system';
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

const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;
const spokenDirection = (way: keyof typeof SPOKEN | undefined) => way && SPOKEN[way];

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
  const all = model.getIsAllPageRowsSelected();
  const sortedBy = ({ id }: Column<Row>) => model.getColumn(id)?.getIsSorted() || undefined;
  const canSort = ({ id }: Column<Row>) => model.getColumn(id)?.getCanSort() === true;
  const heading = (column: Column<Row>) => {
    if (!canSort(column)) return column.title;
    const way = sortedBy(column);
    return (
      <SortButton
        type="button"
        disabled={locked}
        onClick={() => model.getColumn(column.id)?.toggleSorting(way === 'asc')}
      >
        {column.title}
        <Icon name={way === 'asc' ? 'chevronUp' : way === 'desc' ? 'chevronDown' : 'sort'} size="3" />
      </SortButton>
    );
  };
  return (
    <thead {...TABLE_ROLES.rows}>
      <tr {...TABLE_ROLES.row}>
        {selectable && (
          <th {...TABLE_ROLES.columnHead} scope="col" data-part="select" data-keep="">
            <TickBox
              aria-label="Select all rows on this page"
              checked={all}
              indeterminate={!all && model.getIsSomePageRowsSelected()}
              disabled={locked || outdated}
              onChange={(event) => model.toggleAllPageRowsSelected(event.target.checked)}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            {...TABLE_ROLES.columnHead}
            scope="col"
            data-align={column.align}
            data-keep={canSort(column) ? '' : undefined}
            aria-sort={spokenDirection(sortedBy(column))}
          >
            {column.hideTitle ? <chakra.span css={hidden}>{column.title}</chakra.span> : heading(column)}
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
