import { formatCount, formatDateTime, formatNumber } from '@skills-architect/contracts/locale';
import { Button, HStack, Panel, ProgressBar, Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';
import { ColumnChoice } from './column-choice';
import { CountButton } from './count-button';
import { CountTable } from './count-table';
import { TableRows } from './table-rows';
import {
  IMPORT_WORDS,
  type ListedState,
  STAGES,
  type TableImportDetailView,
  type TableImportsState,
  type TableImportView,
} from './table-view';
import { WrongCells } from './wrong-cells';

const STATES: { state: ListedState; before: string; after: string }[] = [
  { state: 'new', ...IMPORT_WORDS.added },
  { state: 'changed', ...IMPORT_WORDS.changed },
  { state: 'stale', ...IMPORT_WORDS.skipped('changed by somebody after the export') },
  { state: 'wrong', before: IMPORT_WORDS.wrong, after: IMPORT_WORDS.wrong },
];
const formatRows = (count: number) => formatCount(count, 'row');

/** The counts of an import; each count of rows opens their list. */
function Counts({ tableImport, imports }: { tableImport: TableImportView; imports: TableImportsState }) {
  const isBefore = tableImport.stage === 'ready';
  const getStateTitle = (state: ListedState) => {
    if (state === 'kept') return 'Skipped when the import ran or was undone';
    const texts = STATES.find((row) => row.state === state);
    return (isBefore ? texts?.before : texts?.after) ?? '';
  };
  const toRow = (state: ListedState, count: number) => ({
    name: getStateTitle(state),
    counts: [
      <CountButton
        key={state}
        count={count}
        noun="row"
        title={getStateTitle(state)}
        onOpen={() => imports.rows.show(state)}
      />,
    ],
  });
  const { same } = tableImport.counts;
  const unchanged = { name: IMPORT_WORDS.unchanged, counts: [formatNumber(same)] };
  const counts = { ...tableImport.counts, kept: tableImport.kept };
  const states: ListedState[] = [...STATES.map(({ state }) => state), 'kept'];
  const { shown } = imports.rows;
  return (
    <>
      <CountTable
        label="Rows of the import"
        columns={['Rows']}
        rows={[
          ...states.filter((state) => counts[state] > 0).map((state) => toRow(state, counts[state])),
          ...(same ? [unchanged] : []),
        ]}
      />
      <FactList
        facts={[
          {
            name: 'Cells that change',
            value: tableImport.changedCells ? formatNumber(tableImport.changedCells) : '',
          },
          ...tableImport.notes.map((value) => ({ name: 'Note', value })),
          { name: 'Duration', value: tableImport.seconds === undefined ? '' : `${tableImport.seconds.toFixed(1)} s` },
        ]}
      />
      {shown && <TableRows imports={imports} title={`${getStateTitle(shown)}: ${formatRows(counts[shown])}`} />}
    </>
  );
}

function Actions({ tableImport, imports }: { tableImport: TableImportView; imports: TableImportsState }) {
  const count = tableImport.counts.new + tableImport.counts.changed;
  if (tableImport.stage === 'ready' && !count)
    return (
      <Text>
        {tableImport.wrongCells
          ? 'No row can be imported yet: assign columns, enter values for all rows, or correct the wrong cells in the file.'
          : 'There is nothing to import: no row differs from the library.'}
      </Text>
    );
  if (tableImport.stage === 'ready')
    return (
      <HStack gap="3" flexWrap="wrap">
        <Button
          variant={tableImport.wrongCells ? 'secondary' : 'primary'}
          loading={imports.run.isRunning}
          onClick={() => imports.run.start(tableImport.wrongCells > 0)}
        >
          {tableImport.wrongCells
            ? `Import only the valid rows (${formatNumber(count)})`
            : `Import ${formatRows(count)}`}
        </Button>
        {tableImport.wrongCells > 0 && (
          <Text color="fg.muted">Or correct the wrong cells in the file, and choose it again.</Text>
        )}
      </HStack>
    );
  if (!tableImport.undoableUntil) return null;
  return (
    <HStack gap="3" flexWrap="wrap">
      <Button icon="undo" loading={imports.undo.isRunning} onClick={imports.undo.start}>
        Undo Import
      </Button>
      <Text color="fg.muted">until {formatDateTime(tableImport.undoableUntil)}</Text>
    </HStack>
  );
}

const canAssign = ({ stage, columns }: TableImportDetailView) =>
  columns.length > 0 && (stage === 'ready' || stage === 'refused');
const isUnderWay = ({ stage }: TableImportView) => stage === 'checking' || stage === 'running' || stage === 'undoing';

/** One import: results of its check and run, and its actions. */
export function ImportReport({
  tableImport,
  imports,
}: {
  tableImport: TableImportDetailView;
  imports: TableImportsState;
}) {
  const { word, tone } = STAGES[tableImport.stage];
  const hasCounts = tableImport.stage !== 'checking' && tableImport.stage !== 'refused';
  return (
    <Panel>
      <Stack gap="4">
        <HStack gap="3" flexWrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {tableImport.fileName}
          </Text>
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </HStack>
        {tableImport.errorMessage && <Text role="alert">{tableImport.errorMessage}</Text>}
        {isUnderWay(tableImport) && (
          <ProgressBar
            label={word}
            showCount
            {...(imports.progress && { value: imports.progress.itemsDone, max: imports.progress.itemsTotal })}
          />
        )}
        {hasCounts && <Counts tableImport={tableImport} imports={imports} />}
        <Actions tableImport={tableImport} imports={imports} />
        {canAssign(tableImport) && <ColumnChoice key={tableImport.stage} tableImport={tableImport} imports={imports} />}
        {tableImport.wrongCells > 0 && tableImport.stage === 'ready' && <WrongCells imports={imports} />}
      </Stack>
    </Panel>
  );
}
