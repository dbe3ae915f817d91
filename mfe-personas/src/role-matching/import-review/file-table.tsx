import type { ImportRow } from '@skills-architect/contracts/personas';
import { Box, Button, HStack, IconButton, LoadError, Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import type { ImportRows } from '../../import-files/use-import-rows';
import { GuessedGroup } from '../row-review/guessed-group';
import { NameAsWritten } from '../row-review/name-as-written';
import { OUTCOMES } from './outcomes';
import { ProblemBadges } from './problem-badges';
import { openButtonId } from './use-focus-return';

/** Actions on rows, available only during the review. */
export interface FileActions {
  onOpen: (row: ImportRow) => void;
  /** Undefined when the rows cannot be changed. */
  onDelete?: (row: ImportRow) => void;
  onUseGuess?: (row: ImportRow) => void;
  onOpenAnyway?: (row: ImportRow) => void;
  /** Takes back `onOpenAnyway`. */
  onSkip?: (row: ImportRow) => void;
}

interface FileTableProps {
  files: Pick<ImportRows, 'error' | 'isRefreshing' | 'retry'>;
  rows: readonly ImportRow[] | undefined;
  isFiltered: boolean;
  /** Files are still being read. */
  isReading: boolean;
  actions?: FileActions | undefined;
}

const fileColumn: Column<ImportRow> = {
  id: 'file',
  title: 'File',
  width: '26%',
  cell: (row) => (row.roleInFile ? `${row.fileName}, role ${row.roleInFile}` : row.fileName),
};

const resultColumn = ({ onOpenAnyway, onSkip }: Partial<FileActions> = {}): Column<ImportRow> => ({
  id: 'result',
  title: 'Result',
  cell: (row) => (
    <>
      <HStack wrap="wrap" gap="1">
        <StatusBadge tone={OUTCOMES[row.outcome].tone}>{OUTCOMES[row.outcome].words}</StatusBadge>
        <ProblemBadges row={row} />
      </HStack>
      {row.reason && (
        <Text color="fg.muted" pt="1">
          {row.reason}
        </Text>
      )}
      {row.hasText && onOpenAnyway && (
        <Box pt="1">
          <Button size="sm" aria-label={`Open anyway: ${row.fileName}`} onClick={() => onOpenAnyway(row)}>
            Open anyway
          </Button>
        </Box>
      )}
      {row.isOpenedAnyway && onSkip && (
        <Box pt="1">
          <Button size="sm" aria-label={`Skip again: ${row.fileName}`} onClick={() => onSkip(row)}>
            Skip again
          </Button>
        </Box>
      )}
    </>
  ),
});

const personaColumn: Column<ImportRow> = {
  id: 'persona',
  title: 'Persona',
  narrow: 'value',
  cell: (row) =>
    row.personaName ? (
      <Box>
        <Stack gap="0">
          {row.personaName}
          <NameAsWritten row={row} />
        </Stack>
      </Box>
    ) : null,
};

const groupColumn = (onUseGuess: FileActions['onUseGuess'] | undefined): Column<ImportRow> => ({
  id: 'group',
  title: 'Group',
  width: '20%',
  cell: (row) => {
    if (row.groupName || !row.groupGuess) return row.groupName || null;
    return (
      <GuessedGroup guess={row.groupGuess}>
        {onUseGuess && row.outcome === 'read' && (
          <Button
            size="sm"
            aria-label={`Use it: ${row.groupGuess} for ${row.personaName}`}
            onClick={() => onUseGuess(row)}
          >
            Use it
          </Button>
        )}
      </GuessedGroup>
    );
  },
});

const toolsColumn = ({ onOpen, onDelete }: FileActions): Column<ImportRow> => ({
  id: 'tools',
  title: 'Actions',
  hideTitle: true,
  width: '6rem',
  align: 'end',
  cell: (row) => (
    <Box whiteSpace="nowrap">
      {row.outcome === 'read' && (
        <IconButton
          id={openButtonId(row.rowId)}
          icon="document"
          size="sm"
          label={`Open ${row.fileName}`}
          onClick={() => onOpen(row)}
        />
      )}
      {onDelete && <IconButton icon="trash" size="sm" label={`Delete ${row.fileName}`} onClick={() => onDelete(row)} />}
    </Box>
  ),
});

/** One row per role: the persona read from it, or why there is none. */
export function FileTable({ files, rows, isFiltered, isReading, actions }: FileTableProps) {
  const columns = useMemo<Column<ImportRow>[]>(
    () => [
      fileColumn,
      resultColumn(actions),
      personaColumn,
      groupColumn(actions?.onUseGuess),
      ...(actions ? [toolsColumn(actions)] : []),
    ],
    [actions],
  );
  return (
    <DataTable
      caption="Files of the import"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.rowId}
      rowLabel={(row) => row.fileName}
      filtered={isFiltered}
      empty={isReading ? <Text p="6">The first file is being read.</Text> : undefined}
      error={files.error && <LoadError result={files} />}
    />
  );
}
