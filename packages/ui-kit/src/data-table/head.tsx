import { chakra } from '@chakra-ui/react/styled-system';
import { TickBox } from '../choice/tick-box';
import { hidden } from '../field/field';
import { Icon } from '../icon/icon';
import type { Column, Sort } from './column';
import { AS } from './roles';

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

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** All rows of the page: chosen, some of them, none; nothing where rows cannot be chosen. */
  chosen: 'all' | 'some' | 'none' | undefined;
  onChooseAll: (selected: boolean) => void;
  locked: boolean;
  menu: boolean;
}

export function Head<Row>({ columns, sort, onSort, chosen, onChooseAll, locked, menu }: HeadProps<Row>) {
  const heading = (column: Column<Row>) => {
    if (!column.sortable || !onSort) return column.title;
    const way = sort?.by === column.id ? sort.direction : undefined;
    return (
      <SortButton
        type="button"
        disabled={locked}
        onClick={() => onSort({ by: column.id, direction: way === 'asc' ? 'desc' : 'asc' })}
      >
        {column.title}
        <Icon name={way === 'asc' ? 'chevronUp' : way === 'desc' ? 'chevronDown' : 'sort'} size="3" />
      </SortButton>
    );
  };
  return (
    <thead {...AS.rows}>
      <tr {...AS.row}>
        {chosen && (
          <th {...AS.columnHead} scope="col" data-part="select" data-keep="">
            <TickBox
              aria-label="Select all rows on this page"
              checked={chosen === 'all'}
              indeterminate={chosen === 'some'}
              disabled={locked}
              onChange={(event) => onChooseAll(event.target.checked)}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            {...AS.columnHead}
            scope="col"
            data-align={column.align}
            data-keep={column.sortable && onSort ? '' : undefined}
            aria-sort={sort?.by === column.id ? SPOKEN[sort.direction] : undefined}
          >
            {column.hideTitle ? <chakra.span css={hidden}>{column.title}</chakra.span> : heading(column)}
          </th>
        ))}
        {menu && (
          <th {...AS.columnHead} scope="col" data-part="menu">
            <chakra.span css={hidden}>Actions</chakra.span>
          </th>
        )}
      </tr>
    </thead>
  );
}
