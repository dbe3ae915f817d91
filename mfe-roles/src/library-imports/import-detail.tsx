import { formatCount, formatDateTime, formatNumber } from '@skills-architect/contracts/locale';
import {
  getLibraryImport,
  ImportedKind,
  importName,
  type LibraryImport,
  runLibraryImport,
  undoLibraryImport,
} from '@skills-architect/contracts/roles';
import { CountButton, CountTable } from '@skills-architect/library-kit';
import { askConfirm, notify, useCall, useChange, useQueryState } from '@skills-architect/portal-kit';
import {
  Button,
  HStack,
  Loaded,
  Panel,
  RadioGroup,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { countRecords, parseShownRecords, type ShownRecords, STAGES, STATES, stateTitle } from './import-words';
import { ImportedRecords } from './imported-records';

/** One import: its files, numbers and actions. */
export function ImportDetail({ importId }: { importId: number }) {
  const read = useCall(getLibraryImport, { params: { importId } });
  return (
    <Panel>
      <Loaded result={read} waiting={<Skeleton lines={6} label="Loading the import" />}>
        {(found) => <KnownImport libraryImport={found} />}
      </Loaded>
    </Panel>
  );
}

function KnownImport({ libraryImport }: { libraryImport: LibraryImport }) {
  const [{ records }, change] = useQueryState({ records: '', recordsPage: 1 });
  // Each list opens on its first page.
  const show = (next: string) => change({ records: next, recordsPage: 1 });
  const shown = parseShownRecords(records);
  const { word, tone } = STAGES[libraryImport.stage];
  return (
    <Stack gap="4">
      <HStack gap="3" flexWrap="wrap">
        <Text fontWeight="semibold">{importName(libraryImport) || 'Import'}</Text>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </HStack>
      {libraryImport.errorMessage && <Text>{libraryImport.errorMessage}</Text>}
      <FactList facts={fileFacts(libraryImport)} />
      {libraryImport.stage !== 'reading' && libraryImport.stage !== 'refused' && (
        <Numbers libraryImport={libraryImport} onShow={show} />
      )}
      <FactList facts={libraryImport.warnings.map((value) => ({ name: 'Note', value }))} />
      {libraryImport.stage === 'ready' && <RunImport libraryImport={libraryImport} />}
      {libraryImport.undoableUntil && <UndoImport libraryImport={libraryImport} until={libraryImport.undoableUntil} />}
      {shown && (
        <ImportedRecords
          importId={libraryImport.importId}
          shown={shown}
          title={`${stateTitle(libraryImport, shown)}: ${formatCount(countRecords(libraryImport, shown), shown.kind ?? 'record')}`}
          onClose={() => show('')}
        />
      )}
    </Stack>
  );
}

/** Which files were recognised, and which are missing. */
const fileFacts = ({ files, tables, seconds, retired }: LibraryImport) => {
  const understood = tables.filter(({ file, missingColumns }) => file && !missingColumns.length);
  const incomplete = tables.filter(({ file, missingColumns }) => file && missingColumns.length);
  const missing = tables.filter(({ file }) => !file);
  return [
    { name: 'Files', value: files.join(', ') },
    { name: 'Understood', value: understood.map(({ table }) => table).join(', ') },
    {
      name: 'Not used',
      value: incomplete
        .map(({ file, missingColumns }) => `${file} has no column ${missingColumns.join(', ')}`)
        .join('\n'),
    },
    {
      name: 'Missing',
      value: missing.map(({ table, isNeeded }) => `${table}${isNeeded ? ' (needed)' : ''}`).join(', '),
    },
    { name: 'Duration', value: seconds === undefined ? '' : `${seconds.toFixed(1)} s` },
    { name: 'Retired', value: retired ? formatNumber(retired) : '' },
  ];
};

const KIND_TITLES = { skill: 'Skills', role: 'Roles', group: 'Groups' } as const;

/** The numbers of an import; each opens the list of its records. */
function Numbers({ libraryImport, onShow }: { libraryImport: LibraryImport; onShow: (records: string) => void }) {
  const renderCount = (shown: ShownRecords) => {
    const count = countRecords(libraryImport, shown);
    if (!count) return null;
    const { kind, state } = shown;
    return (
      <CountButton
        key={kind}
        count={count}
        noun={kind ?? 'record'}
        title={stateTitle(libraryImport, shown)}
        onOpen={() => onShow(kind ? `${kind}-${state}` : state)}
      />
    );
  };
  const countAll = ({ state }: Pick<ShownRecords, 'state'>) =>
    ImportedKind.options.reduce((sum, kind) => sum + countRecords(libraryImport, { kind, state }), 0);
  const { kept } = libraryImport;
  const rows = STATES.filter((counted) => countAll(counted) > 0).map(({ state }) => ({
    name: stateTitle(libraryImport, { state }),
    counts: ImportedKind.options.map((kind) => renderCount({ kind, state })),
  }));
  const keptTitle = stateTitle(libraryImport, { state: 'kept' });
  return (
    <>
      <CountTable
        label="Records of the import"
        columns={ImportedKind.options.map((kind) => KIND_TITLES[kind])}
        rows={rows}
      />
      {kept > 0 && (
        <CountTable
          label={keptTitle}
          columns={['Records']}
          rows={[{ name: keptTitle, counts: [renderCount({ state: 'kept' })] }]}
        />
      )}
    </>
  );
}

function RunImport({ libraryImport }: { libraryImport: LibraryImport }) {
  const [goneAction, setGone] = useState<'keep' | 'retire'>('keep');
  const run = useChange(runLibraryImport);
  return (
    <Stack gap="4">
      {libraryImport.skills.gone + libraryImport.roles.gone > 0 && (
        <RadioGroup
          label="Records that are no longer in the files"
          value={goneAction}
          onChange={(event) => setGone(event.target.value === 'retire' ? 'retire' : 'keep')}
          options={[
            { value: 'keep', label: 'Keep them and list them in the report' },
            { value: 'retire', label: 'Retire them' },
          ]}
        />
      )}
      <div>
        <Button
          variant="primary"
          loading={run.isRunning}
          onClick={() =>
            run.run({ params: { importId: libraryImport.importId }, body: { gone: goneAction } }).catch(notify)
          }
        >
          Import
        </Button>
      </div>
    </Stack>
  );
}

function UndoImport({ libraryImport, until }: { libraryImport: LibraryImport; until: string }) {
  const undo = useChange(undoLibraryImport);
  const ask = async () => {
    const isSure = await askConfirm({
      title: `Undo the import of ${importName(libraryImport)}?`,
      text: 'Created records are deleted and changed ones restored. Records that were changed or used since then stay.',
      yes: 'Undo Import',
      no: 'Cancel',
      loss: true,
    });
    if (isSure) await undo.run({ params: { importId: libraryImport.importId } });
  };
  return (
    <HStack gap="3" flexWrap="wrap">
      <Button icon="undo" loading={undo.isRunning} onClick={() => ask().catch(notify)}>
        Undo Import
      </Button>
      <Text color="fg.muted">until {formatDateTime(until)}</Text>
    </HStack>
  );
}
