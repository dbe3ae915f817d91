import { useQueryState } from '@skills-architect/portal-kit';
import {
  Button,
  EmptyState,
  FilterBar,
  LoadError,
  Panel,
  ProgressBar,
  Skeleton,
  Stack,
  Text,
} from '@skills-architect/ui-kit';
import { changePage, DataTable } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { Note } from '../../import-files/review-notes';
import { SheetNotes } from '../../import-files/sheet-notes';
import { ImportClientSkills } from './import-client-skills';
import { matchColumns } from './match-columns';
import { type ClientSkillsState, GENERATING, READY } from './use-client-skills';

const PAGE_SIZE = 10;

/** Tab: the skills that the client has listed, matched to skills of the library. */
export function SkillMatch({ state }: { state: ClientSkillsState }) {
  const { status, read, clientId, skillSubject } = state;
  const [isImporting, setImporting] = useState(false);
  const open = () => setImporting(true);
  const renderContent = () => {
    if (status.data?.status === GENERATING)
      return <Matching done={status.data.completedItems} total={status.data.totalItems} />;
    if (status.data && status.data.status !== READY)
      return <NoClientSkills errorMessage={status.data.errorMessage} onImport={open} />;
    if (status.data && state.rows) return <MatchTable state={state} onImport={open} />;
    const pending = status.data ? read : status;
    return pending.error ? <LoadError result={pending} /> : <Skeleton lines={8} label="Loading the client skills" />;
  };
  return (
    <Stack gap="3">
      <SheetNotes notes={status.data?.notes} />
      {renderContent()}
      {isImporting && (
        <ImportClientSkills
          clientId={clientId}
          skillSubject={skillSubject}
          replaces={status.data?.status === READY}
          onImported={state.clear}
          onClose={() => setImporting(false)}
        />
      )}
    </Stack>
  );
}

function NoClientSkills({ errorMessage, onImport }: { errorMessage: string | undefined; onImport: () => void }) {
  return (
    <>
      {errorMessage && <Note tone="danger">{errorMessage}</Note>}
      <EmptyState
        icon="target"
        title="No client skills were imported"
        action={
          <Button variant="primary" icon="upload" onClick={onImport}>
            Import client skills
          </Button>
        }
      >
        Import the skills as the client names them. Each is matched to skills of the library.
      </EmptyState>
    </>
  );
}

function Matching({ done, total }: { done: number; total: number }) {
  const progressText = `Matching ${done} of ${total} client skills`;
  return (
    <Panel>
      <Stack gap="2">
        <Text role="status" fontWeight="medium">
          {progressText}
        </Text>
        <ProgressBar label={progressText} value={done} max={total} />
        <Text color="fg.muted">You can leave this page and come back.</Text>
      </Stack>
    </Panel>
  );
}

function MatchTable({ state, onImport }: { state: ClientSkillsState; onImport: () => void }) {
  const [{ matchPage: page, matchSize: pageSize }, setPage] = useQueryState({ matchPage: 1, matchSize: PAGE_SIZE });
  const rows = state.rows ?? [];
  const requestedOffset = (page - 1) * pageSize;
  const offset = requestedOffset < rows.length ? requestedOffset : 0;
  const selected = [...state.choices.values()].filter(({ skill }) => skill).length;
  return (
    <>
      <FilterBar
        label="Client skills"
        end={
          <>
            <Button variant="quiet" onClick={state.discard}>
              Discard
            </Button>
            <Button icon="upload" onClick={onImport}>
              Import client skills
            </Button>
            <Button
              icon="save"
              onClick={state.save}
              loading={state.isSaving}
              disabledReason={state.isDirty ? undefined : 'There is nothing to save'}
            >
              Save Selections
            </Button>
            <Button variant="primary" onClick={state.add}>
              Add to Skill List
            </Button>
          </>
        }
      >
        <Text role="status">
          {selected} of {rows.length} client skill(s) selected, from {state.record?.fileName}
        </Text>
      </FilterBar>
      <DataTable
        caption="Skill match"
        columns={matchColumns(state)}
        rows={rows.slice(offset, offset + pageSize)}
        rowKey={({ rowId }) => rowId}
        rowLabel={({ clientSkill }) => clientSkill}
        pager={{
          offset,
          pageSize,
          total: rows.length,
          showAbove: PAGE_SIZE,
          onChange: (to) => {
            const { page: next, size } = changePage(to);
            setPage({ matchPage: next, matchSize: size });
          },
        }}
      />
    </>
  );
}
