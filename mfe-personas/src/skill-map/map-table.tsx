import { formatNumber } from '@skills-architect/contracts/locale';
import type { SkillMap } from '@skills-architect/contracts/personas';
import { ShownName } from '@skills-architect/library-kit';
import { Link } from '@skills-architect/portal-kit';
import { TextLink } from '@skills-architect/ui-kit';
import { CategoryDot, ClampedText, type Column, changePage, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import { formatLevel, type ListedCell, listCells, listPath, type MapRow, rowName } from './map-cells';

const PAGE_SIZE = 50;

interface MapTableProps {
  map: SkillMap;
  page: number;
  onPage: (page: number) => void;
  onOpenRow: (row: MapRow) => void;
}

/** Every cell of the map as a row, the most needed first. */
export function MapTable({ map, page, onPage, onOpenRow }: MapTableProps) {
  const cells = useMemo(() => listCells(map), [map]);
  const columns: Column<ListedCell>[] = [
    {
      id: 'row',
      title: map.department ? 'Persona' : 'Department',
      rowHeader: true,
      cell: ({ row }) =>
        row.kind === 'company' ? (
          rowName(row)
        ) : (
          <TextLink asChild>
            <button type="button" onClick={() => onOpenRow(row)}>
              <ClampedText lines={2}>{rowName(row)}</ClampedText>
            </button>
          </TextLink>
        ),
    },
    {
      id: 'skill',
      title: 'Skill',
      narrow: 'value',
      cell: ({ column }) => <ShownName name={column.skillName} language={column.nameLanguage} />,
    },
    {
      id: 'category',
      title: 'Category',
      narrow: 'hidden',
      cell: ({ column }) => <CategoryDot name={column.skillCategory} />,
    },
    {
      id: 'personas',
      title: 'Personas',
      align: 'end',
      narrow: 'labelled',
      width: '8rem',
      cell: ({ row, column, cell: [, personas] }) => (
        <TextLink asChild>
          <Link to={listPath(row, column)} aria-label={`Personas of ${rowName(row)}, ${column.skillName}`}>
            {formatNumber(personas)} of {formatNumber(row.personas)}
          </Link>
        </TextLink>
      ),
    },
    {
      id: 'level',
      title: 'Average level',
      align: 'end',
      narrow: 'labelled',
      width: '8rem',
      cell: ({ cell: [, , level] }) => formatLevel(level),
    },
  ];
  const offset = (page - 1) * PAGE_SIZE;
  return (
    <DataTable
      caption="Needed skills"
      columns={columns}
      rows={cells.slice(offset, offset + PAGE_SIZE)}
      rowKey={({ row, cell: [column] }) => `${row.kind} ${row.id} ${column}`}
      rowLabel={({ row, column }) => `${rowName(row)}, ${column.skillName}`}
      pager={{
        offset,
        pageSize: PAGE_SIZE,
        showAbove: PAGE_SIZE,
        total: cells.length,
        onChange: (next) => onPage(changePage(next).page),
      }}
    />
  );
}
