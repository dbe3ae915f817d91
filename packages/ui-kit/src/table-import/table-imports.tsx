import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import type { RadioOption } from '../choice/radio-group';
import type { Column } from '../data-table/column';
import { DataTable } from '../data-table/data-table';
import { formatDateTime, formatWhen } from '../date-text/date-text';
import { EmptyState } from '../empty-state/empty-state';
import { LoadError } from '../error-panel/load-error';
import { Loaded } from '../error-panel/loaded';
import { Page } from '../page/page';
import { Skeleton } from '../skeleton/skeleton';
import { StatusBadge } from '../status-badge/status-badge';
import { ChooseTable } from './choose-table';
import { ImportReport } from './import-report';
import { STAGES, type TableImportsState, type TableImportView } from './table-view';

const HELP = 'Change many records in a spreadsheet. An import can be undone within 30 days.';
const STEPS = ['Choose a file', 'See what changes', 'Import', 'Report'];
/** Index of the step for each stage. */
const STEP_OF: Record<TableImportView['stage'], number> = {
  checking: 1,
  ready: 1,
  refused: 0,
  running: 2,
  done: 3,
  failed: 3,
  undoing: 3,
  undone: 3,
};

function Steps({ at }: { at: number }) {
  return (
    <chakra.ol display="flex" flexWrap="wrap" columnGap="5" rowGap="1" listStyleType="none" aria-label="Steps">
      {STEPS.map((step, index) => (
        <chakra.li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          color={index === at ? 'fg' : 'fg.muted'}
          fontWeight={index === at ? 'semibold' : 'normal'}
        >
          {`${index + 1}. ${step}`}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

const buildColumns = (kinds: readonly RadioOption[]): Column<TableImportView>[] => [
  { id: 'file', title: 'File', cell: ({ fileName }) => fileName },
  {
    id: 'kind',
    title: 'Table',
    narrow: 'value',
    cell: ({ kind }) => kinds.find(({ value }) => value === kind)?.label,
    width: '8rem',
  },
  { id: 'startedAt', title: 'When', narrow: 'value', cell: ({ startedAt }) => formatWhen(startedAt), width: '12rem' },
  { id: 'user', title: 'Who', narrow: 'value', cell: ({ user }) => user.userName, width: '10rem' },
  {
    id: 'written',
    title: 'Written',
    narrow: 'labelled',
    cell: ({ written }) => written.toLocaleString(),
    width: '6rem',
    align: 'end',
  },
  {
    id: 'stage',
    title: 'Status',
    narrow: 'value',
    width: '12rem',
    cell: ({ stage }) => <StatusBadge tone={STAGES[stage].tone}>{STAGES[stage].word}</StatusBadge>,
  },
];

interface TableImportsProps {
  title: string;
  /** Link to the list that the tables belong to. */
  backLink: ReactNode;
  /** Kinds of tables; must be a constant. */
  kinds: readonly RadioOption[];
  imports: TableImportsState;
  /** One sentence below the title. */
  help?: string;
  /** Rules for files, shown in the first step; default: how to edit exported tables. */
  rules?: string;
}

/** Screen: imports tables in steps, and lists the imports with their reports and undo. */
export function TableImports({ title, backLink, kinds, imports, help = HELP, rules }: TableImportsProps) {
  const { read, page, setPage } = imports.list;
  const isOpen = imports.importId > 0;
  return (
    <Page
      title={title}
      help={help}
      action={
        <>
          {backLink}
          {isOpen && <Button onClick={() => imports.open(0)}>Import another table</Button>}
        </>
      }
    >
      <Steps at={isOpen && imports.one.data ? STEP_OF[imports.one.data.stage] : 0} />
      {isOpen ? (
        <Loaded of={imports.one} waiting={<Skeleton lines={6} label="Loading the import" />}>
          {(tableImport) => <ImportReport tableImport={tableImport} imports={imports} />}
        </Loaded>
      ) : (
        <>
          <ChooseTable kinds={kinds} imports={imports} rules={rules} />
          <DataTable
            caption="Imports"
            columns={buildColumns(kinds)}
            rows={read.data?.imports}
            rowKey={({ importId }) => importId}
            rowLabel={({ fileName, startedAt }) => `${fileName} ${formatDateTime(startedAt)}`}
            onRowClick={({ importId }) => imports.open(importId)}
            loading={read.isLoading}
            error={read.error && <LoadError of={read} />}
            empty={<EmptyState title="No table was imported yet." />}
            pager={{
              ...page,
              total: read.data?.total ?? 0,
              isTotalCapped: read.data?.totalIsCapped,
              onChange: setPage,
            }}
            maxHeight="none"
          />
        </>
      )}
    </Page>
  );
}
