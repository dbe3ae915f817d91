import { chakra } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

interface CountTableProps {
  /** Names the table for screen readers. */
  label: string;
  /** What is counted, one heading per column. */
  columns: readonly string[];
  /** One row per result; a count without a number is left empty. */
  rows: readonly { name: string; counts: readonly ReactNode[] }[];
}

const styles = {
  borderCollapse: 'collapse',
  '& th': { color: 'fg.muted', fontWeight: 'normal', textAlign: 'start', py: '1', pe: '4' },
  '& :is(thead th + th, td)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', ps: '4', pe: '0', minW: '20' },
  '& tr + tr > *, & tbody tr > *': { borderTopWidth: '1px' },
} as const;

/** The numbers of an import, aligned below each other. */
export function CountTable({ label, columns, rows }: CountTableProps) {
  if (rows.length === 0) return null;
  return (
    <chakra.div overflowX="auto">
      <chakra.table aria-label={label} css={styles}>
        <thead>
          <tr>
            <th scope="col">Result</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column, index) => (
                <td key={column}>{counts[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
