import { Button, chakra, Loaded, Page, type RadioOption, Skeleton } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import type { ReactNode } from 'react';
import { ChooseTable } from './choose-table';
import { ImportList, importColumns } from './import-list';
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

function Steps({ current }: { current: number }) {
  return (
    <chakra.ol display="flex" flexWrap="wrap" columnGap="5" rowGap="1" listStyleType="none" aria-label="Steps">
      {STEPS.map((step, index) => (
        <chakra.li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          color={index === current ? 'fg' : 'fg.muted'}
          fontWeight={index === current ? 'semibold' : 'normal'}
        >
          {`${index + 1}. ${step}`}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

const buildColumns = (kinds: readonly RadioOption[]): Column<TableImportView>[] => {
  const label = (kind: string) => kinds.find(({ value }) => value === kind)?.label;
  return importColumns(
    [
      { id: 'file', title: 'File', cell: ({ fileName }) => fileName },
      { id: 'kind', title: 'Table', narrow: 'value', cell: ({ kind }) => label(kind), width: '8rem' },
    ],
    [{ id: 'written', title: 'Written', count: ({ written }) => written }],
    STAGES,
  );
};

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
      <Steps current={isOpen && imports.one.data ? STEP_OF[imports.one.data.stage] : 0} />
      {isOpen ? (
        <Loaded result={imports.one} waiting={<Skeleton lines={6} label="Loading the import" />}>
          {(tableImport) => <ImportReport tableImport={tableImport} imports={imports} />}
        </Loaded>
      ) : (
        <>
          <ChooseTable kinds={kinds} imports={imports} rules={rules} />
          <ImportList
            columns={buildColumns(kinds)}
            read={read}
            name={({ fileName }) => fileName}
            empty="No table was imported yet."
            onOpen={imports.open}
            pager={{ ...page, onChange: setPage }}
          />
        </>
      )}
    </Page>
  );
}
