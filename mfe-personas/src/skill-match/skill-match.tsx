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
import { Note } from '../imports/review-notes';
import { ImportClientSkills } from './import-client-skills';
import { matchColumns } from './match-columns';
import type { ClientSkillsState } from './use-client-skills';

const PAGE_SIZE = 10;

/** Tab: the skills that the client has listed, matched to skills of the library. */
export function SkillMatch({ state }: { state: ClientSkillsState }) {
  const { status, read, clientId, skillSubject } = state;
  const [isImporting, setImporting] = useState(false);
  const open = () => setImporting(true);
  return (
    <Stack gap="3">
      {!status.data ? (
        status.error ? (
          <LoadError of={status} />
        ) : (
          <Skeleton lines={8} label="Loading the client skills" />
        )
      ) : status.data.status === 1 ? (
        <Matching done={status.data.completedItems} total={status.data.totalItems} />
      ) : status.data.status === 0 ? (
        <>
          {status.data.errorMessage && <Note tone="danger">{status.data.errorMessage}</Note>}
          <EmptyState
            icon="target"
            title="No client skills were imported"
            action={
              <Button variant="primary" icon="upload" onClick={open}>
                Import client skills
              </Button>
            }
          >
            Import the skills as the client names them. Each is matched to skills of the library.
          </EmptyState>
        </>
      ) : state.rows ? (
        <MatchTable state={state} onImport={open} />
      ) : read.error ? (
        <LoadError of={read} />
      ) : (
        <Skeleton lines={8} label="Loading the client skills" />
      )}
      {isImporting && (
        <ImportClientSkills
          clientId={clientId}
          skillSubject={skillSubject}
          replaces={status.data?.status === 2}
          onImported={state.clear}
          onClose={() => setImporting(false)}
        />
      )}
    </Stack>
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
