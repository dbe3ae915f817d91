import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Button } from '../button/button';
import { countText } from '../counts/counts';
import { dateText } from '../date-text/date-text';
import { FactList } from '../fact-list/fact-list';
import { Panel } from '../panel/panel';
import { ProgressBar } from '../progress-bar/progress-bar';
import { StatusBadge } from '../status-badge/status-badge';
import { ColumnChoice } from './column-choice';
import { TableRows } from './table-rows';
import {
  type ListedState,
  STAGES,
  type TableImportDetailView,
  type TableImportsState,
  type TableImportView,
} from './table-view';
import { WrongCells } from './wrong-cells';

const STATES: { state: ListedState; before: string; after: string }[] = [
  { state: 'new', before: 'To be added', after: 'Added' },
  { state: 'changed', before: 'To be changed', after: 'Changed' },
  {
    state: 'stale',
    before: 'Changed by somebody after the export: left as it is',
    after: 'Changed by somebody before: left as it is',
  },
  { state: 'wrong', before: 'With wrong cells', after: 'With wrong cells: left out' },
];
const rowsText = (count: number) => countText(count, 'row');

/** Numbers of an import; each opens the list of its rows. */
function Numbers({ one, of }: { one: TableImportView; of: TableImportsState }) {
  const isBefore = one.stage === 'ready';
  const stateTitle = (state: ListedState) => {
    if (state === 'kept') return 'Left as they are when the import ran or was undone';
    const words = STATES.find((row) => row.state === state);
    return (isBefore ? words?.before : words?.after) ?? '';
  };
  const opener = (state: ListedState, count: number) => ({
    name: stateTitle(state),
    value: (
      <Button
        variant="quiet"
        size="sm"
        onClick={() => of.rows.show(state)}
        aria-label={`${stateTitle(state)}: ${rowsText(count)}`}
      >
        {rowsText(count)}
      </Button>
    ),
  });
  const counts = { ...one.counts, kept: one.kept };
  const states: ListedState[] = [...STATES.map(({ state }) => state), 'kept'];
  const { shown } = of.rows;
  return (
    <>
      <FactList
        facts={[
          ...states.filter((state) => counts[state] > 0).map((state) => opener(state, counts[state])),
          { name: 'Unchanged', value: one.counts.same ? rowsText(one.counts.same) : '' },
          { name: 'Cells that change', value: one.changedCells ? one.changedCells.toLocaleString() : '' },
          ...one.notes.map((value) => ({ name: 'Note', value })),
          { name: 'Duration', value: one.seconds === undefined ? '' : `${one.seconds.toFixed(1)} s` },
        ]}
      />
      {shown && <TableRows of={of} title={`${stateTitle(shown)}: ${rowsText(counts[shown])}`} />}
    </>
  );
}

function Actions({ one, of }: { one: TableImportView; of: TableImportsState }) {
  const count = one.counts.new + one.counts.changed;
  if (one.stage === 'ready' && !count)
    return <Text>There is nothing to import: no valid row differs from the library.</Text>;
  if (one.stage === 'ready')
    return (
      <HStack gap="3" flexWrap="wrap">
        <Button
          variant={one.wrongCells ? 'secondary' : 'primary'}
          loading={of.run.isRunning}
          onClick={() => of.run.start(one.wrongCells > 0)}
        >
          {one.wrongCells ? `Import only the valid rows (${count.toLocaleString()})` : `Import ${rowsText(count)}`}
        </Button>
        {one.wrongCells > 0 && (
          <Text color="fg.muted">Or correct the wrong cells in the file, and choose it again.</Text>
        )}
      </HStack>
    );
  if (!one.undoableUntil) return null;
  return (
    <HStack gap="3" flexWrap="wrap">
      <Button icon="undo" loading={of.undo.isRunning} onClick={of.undo.start}>
        Undo Import
      </Button>
      <Text color="fg.muted">until {dateText(one.undoableUntil)}</Text>
    </HStack>
  );
}

const canAssign = ({ stage, columns }: TableImportDetailView) =>
  columns.length > 0 && (stage === 'ready' || stage === 'refused');
const isUnderWay = ({ stage }: TableImportView) => stage === 'checking' || stage === 'running' || stage === 'undoing';

/** One import: results of its check and run, and its actions. */
export function ImportReport({ one, of }: { one: TableImportDetailView; of: TableImportsState }) {
  const { word, tone } = STAGES[one.stage];
  const hasCounts = one.stage !== 'checking' && one.stage !== 'refused';
  return (
    <Panel>
      <Stack gap="4">
        <HStack gap="3" flexWrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {one.fileName}
          </Text>
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </HStack>
        {one.errorMessage && <Text role="alert">{one.errorMessage}</Text>}
        {isUnderWay(one) && (
          <ProgressBar
            label={word}
            showCount
            {...(of.progress && { value: of.progress.itemsDone, max: of.progress.itemsTotal })}
          />
        )}
        {hasCounts && <Numbers one={one} of={of} />}
        <Actions one={one} of={of} />
        {canAssign(one) && <ColumnChoice key={one.stage} one={one} of={of} />}
        {one.wrongCells > 0 && one.stage === 'ready' && <WrongCells of={of} />}
      </Stack>
    </Panel>
  );
}
