import type { ImportRow } from '@skills-architect/contracts/personas';
import { HStack, IconButton, LoadError, StatusBadge, Text } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import type { ImportRows } from '../imports/use-import-rows';
import { OUTCOMES } from './outcomes';

interface FileTableProps {
  files: Pick<ImportRows, 'error' | 'isRefreshing' | 'retry'>;
  rows: readonly ImportRow[] | undefined;
  filtered: boolean;
  /** Files are still being read. */
  reading: boolean;
  onDelete?: (row: ImportRow) => void;
}

const columns: Column<ImportRow>[] = [
  { id: 'file', title: 'File', width: '26%', cell: (row) => row.fileName },
  {
    id: 'result',
    title: 'Result',
    cell: (row) => (
      <>
        <StatusBadge tone={OUTCOMES[row.outcome].tone}>{OUTCOMES[row.outcome].words}</StatusBadge>
        {row.reason && (
          <Text color="fg.muted" pt="1">
            {row.reason}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'persona',
    title: 'Persona',
    cell: (row) => (
      <HStack wrap="wrap" columnGap="2" rowGap="1">
        <span>{row.personaName || '–'}</span>
        {row.isDuplicatePersona && <StatusBadge tone="warning">Exists already</StatusBadge>}
      </HStack>
    ),
  },
  { id: 'group', title: 'Group', width: '18%', cell: (row) => row.groupName || '–' },
];

/** One row per file: the persona read from it, or why there is none. */
export function FileTable({ files, rows, filtered, reading, onDelete }: FileTableProps) {
  const shown = useMemo<Column<ImportRow>[]>(() => {
    if (!onDelete) return columns;
    const remove: Column<ImportRow> = {
      id: 'delete',
      title: 'Delete',
      hideTitle: true,
      width: '3.5rem',
      align: 'end',
      cell: (row) => (
        <IconButton icon="trash" size="sm" label={`Delete ${row.fileName}`} onClick={() => onDelete(row)} />
      ),
    };
    return [...columns, remove];
  }, [onDelete]);
  return (
    <DataTable
      caption="Files of the import"
      columns={shown}
      rows={rows}
      rowKey={(row) => row.rowId}
      rowLabel={(row) => row.fileName}
      filtered={filtered}
      empty={reading ? <Text p="6">The first file is being read.</Text> : undefined}
      error={files.error && <LoadError of={files} />}
    />
  );
}
