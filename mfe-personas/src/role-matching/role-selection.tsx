import { formatCount } from '@skills-architect/contracts/locale';
import type { ImportRow, PersonaImport } from '@skills-architect/contracts/personas';
import { useExplanation, useQueryState, useStoredQuery } from '@skills-architect/portal-kit';
import { Button, LoadError, Page } from '@skills-architect/ui-kit';
import { CollapsedNames, DataTable, ScoreLegend } from '@skills-architect/ui-kit/extra';
import { useCallback, useMemo } from 'react';
import { describeSource } from '../import-files/describe-source';
import { rowsWithSameName } from '../import-files/repeated-names';
import { Note } from '../import-files/review-notes';
import { findDuplicateRows, matchesFilter, summariseRows } from '../import-files/selection-rules';
import { SheetNotes } from '../import-files/sheet-notes';
import { discardQuestion } from '../import-files/use-discard-import';
import { useImportActions } from '../import-files/use-import-actions';
import { useImportRows } from '../import-files/use-import-rows';
import { RoleDetail } from '../industry-role/role-detail/role-detail';
import { AllExist } from './all-exist';
import { CreateDialog } from './create-dialog';
import { rowColumns } from './row-columns';
import { RowComparison } from './row-comparison';
import { SelectionFilters } from './selection-filters';
import { SelectionProgress } from './selection-progress';
import { useCreate } from './use-create';
import { useRowComparison } from './use-row-comparison';
import { useSelection } from './use-selection';
import { useSelectionExport } from './use-selection-export';
import { useSelectionFilter } from './use-selection-filter';
import { useWithoutRole } from './use-without-role';
import { WithoutRoleNote } from './without-role-note';

const READ_OUTCOME: ['read'] = ['read'];
/** Query parameters of pop-ups and of the comparison: not restored with the table. */
const NOT_STORED = ['row', 'compare', 'skill', 'differences', 'shared', 'gaps'];

/** The button names the number only if no confirmation follows. */
const createText = (count: number, toConfirm: number) => {
  if (!count || toConfirm) return 'Create Personas';
  return `Create ${formatCount(count, 'persona')}`;
};

/** Selects an industry role for each row of an import, and creates the personas. */
export function RoleSelection({ personaImport }: { personaImport: PersonaImport }) {
  useStoredQuery(`role-selection ${personaImport.importTokenId}`, NOT_STORED);
  const table = useImportRows(personaImport, READ_OUTCOME);
  const rows = table.rows ?? [];
  const filter = useSelectionFilter();
  const selection = useSelection(personaImport, table);
  const { choices, choose, resetChoice } = selection;
  const actions = useImportActions(personaImport);
  const { deleteRow } = actions;
  const { replace } = table;
  const creating = useCreate(personaImport, selection.save);
  const exporting = useSelectionExport(personaImport, selection.save);
  const comparison = useRowComparison(rows, choices, selection.save);
  const legend = useExplanation('score');
  const closeLegend = () => {
    legend.close();
    // The button that had focus is unmounted.
    document.querySelector('h1')?.focus();
  };
  const [{ row: openedRowId }, openRow] = useQueryState({ row: 0 });

  const remove = useCallback(
    async (row: ImportRow) => {
      if (await deleteRow(row)) resetChoice(row);
    },
    [deleteRow, resetChoice],
  );
  const showChanged = useCallback((row: ImportRow) => replace([row]), [replace]);
  const columns = useMemo(
    () =>
      rowColumns({
        importTokenId: personaImport.importTokenId,
        clientId: personaImport.clientId,
        choices,
        duplicateRowIds: findDuplicateRows(table.rows ?? [], choices),
        sameNameRowIds: rowsWithSameName(table.rows ?? []),
        isAttempted: creating.isAttempted,
        onChoose: choose,
        onDelete: remove,
        onChanged: showChanged,
      }),
    [
      personaImport.importTokenId,
      personaImport.clientId,
      showChanged,
      table.rows,
      choices,
      creating.isAttempted,
      choose,
      remove,
    ],
  );
  const roleFiltered = useWithoutRole(rows, choices, filter.withoutRole);
  const filteredRows = roleFiltered.filter((row) => matchesFilter(row, filter.search, filter.departments));
  const offset = filter.offset < filteredRows.length ? filter.offset : 0;
  const counts = summariseRows(rows, choices);
  const toConfirm = counts.existing.length + counts.duplicates.length + counts.withoutRole.length + counts.drafts;
  const allExist = rows.length > 0 && counts.existing.length === rows.length;
  if (comparison.openRowIds.length > 0)
    return <RowComparison rowIds={comparison.openRowIds} onClose={comparison.close} />;
  return (
    <Page
      title="Role Selection"
      help={describeSource(personaImport, table.rows?.length, 'client role')}
      action={
        <>
          <Button
            variant="quiet"
            onClick={() => actions.discard(discardQuestion(personaImport))}
            loading={actions.isDiscarding}
          >
            Discard
          </Button>
          <Button
            icon="columns"
            onClick={comparison.open}
            disabledReason={comparison.count > 1 ? undefined : 'Tick two to four client roles'}
          >
            Compare Persona
          </Button>
          <Button
            icon="download"
            onClick={exporting.exportToExcel}
            loading={exporting.isExporting}
            disabledReason={rows.length ? undefined : 'There are no client roles'}
          >
            Export to Excel
          </Button>
          <Button
            icon="save"
            onClick={() => selection.saveAndNotify()}
            loading={selection.isSaving && !creating.isCreating}
            disabledReason={selection.isDirty ? undefined : 'There is nothing to save'}
          >
            Save
          </Button>
          <Button
            variant="primary"
            onClick={() => creating.attempt(counts.created, toConfirm)}
            loading={creating.isCreating}
            disabledReason={rows.length ? undefined : 'There are no client roles'}
          >
            {createText(counts.created, toConfirm)}
          </Button>
        </>
      }
      filters={
        <SelectionFilters
          search={filter.search}
          chosenDepartments={filter.departments}
          withoutRole={filter.withoutRole}
          departments={table.departments}
          onChange={filter.change}
          onExplainScores={legend.isOpen ? undefined : legend.open}
        />
      }
    >
      {personaImport.errorMessage && <Note tone="danger">{personaImport.errorMessage}</Note>}
      {counts.existing.length > 0 && (
        <Note tone="warning" names={<CollapsedNames owner="the existing client roles" names={counts.existing} />}>
          {counts.existing.length === 1
            ? '1 client role already exists'
            : `${counts.existing.length} client roles already exist`}{' '}
          and will be skipped.
        </Note>
      )}
      <SheetNotes notes={personaImport.notes} />
      {creating.isAttempted && (
        <WithoutRoleNote
          names={counts.withoutRole}
          onShow={filter.withoutRole ? undefined : () => filter.change({ withoutRole: true })}
        />
      )}
      {table.rows && (
        <SelectionProgress
          rows={rows}
          choices={choices}
          onChooseFirst={selection.chooseFirst}
          onCreateWithout={selection.createWithout}
          undo={selection.bulkUndo}
        />
      )}
      {legend.isOpen && <ScoreLegend onClose={closeLegend} />}
      <DataTable
        caption="Client roles"
        columns={columns}
        rows={table.rows && filteredRows.slice(offset, offset + filter.pageSize)}
        rowKey={(row) => row.rowId}
        rowLabel={(row) => row.personaName}
        onRowClick={(row) => openRow({ row: row.rowId })}
        selection={comparison.selection}
        filtered={filter.search !== '' || filter.departments.length > 0 || filter.withoutRole}
        pager={{
          offset,
          pageSize: filter.pageSize,
          total: filteredRows.length,
          showAbove: 10,
          onChange: filter.changePage,
        }}
        error={table.error && <LoadError result={table} />}
      />
      {openedRowId > 0 && (
        <RoleDetail
          personaImport={personaImport}
          rows={filteredRows}
          rowId={openedRowId}
          choices={choices}
          onChoose={choose}
          onOpen={(row) => openRow({ row })}
          onClose={() => openRow({ row: 0 })}
          onRestored={showChanged}
        />
      )}
      {creating.isAsking && (
        <CreateDialog
          {...counts}
          isCreating={creating.isCreating}
          onCreate={creating.create}
          onClose={creating.cancel}
        />
      )}
      {allExist && (
        <AllExist
          count={rows.length}
          notes={personaImport.notes}
          onDiscard={() => actions.discard()}
          isDiscarding={actions.isDiscarding}
        />
      )}
    </Page>
  );
}
