import { formatCount } from '@skills-architect/contracts/locale';
import {
  type ImportRow,
  listImportRows,
  type PersonaImport,
  saveImportRows,
} from '@skills-architect/contracts/personas';
import { askConfirm, notify, request, useChange, useDraft } from '@skills-architect/portal-kit';
import { useCallback, useState } from 'react';
import {
  type Choices,
  PARTS,
  type RowChoice,
  rowsWithoutRole,
  savedChoices,
  summariseRows,
  toSaveBody,
  withChoice,
  withDrafts,
  withFirstSuggestions,
  withoutChoices,
} from '../import-files/selection-rules';
import { type ImportRows, importRowsInput } from '../import-files/use-import-rows';
import { describeLeft } from './describe-open';

type Rows = readonly ImportRow[];
const NONE: Choices = new Map();

const clientRolesText = (count: number) => formatCount(count, 'client role');

/** What was chosen for several rows together, until it is saved. */
interface Bulk {
  choices: Choices;
  undoLabel: string;
}

/** Asked before rows with a clear suggestion become drafts. */
const questionAbout = (clear: Rows, count: number) => ({
  title: `Create ${clientRolesText(count)} without a role?`,
  text: `${clientRolesText(clear.length)} of these ${clear.length === 1 ? 'has' : 'have'} a clear suggestion.`,
  yes: 'Create without a role',
  no: 'Back',
});

const withSaved = (rows: Rows, saved: Rows): Rows => {
  const savedById = new Map(saved.map((row) => [row.rowId, row]));
  return rows.map((row) => savedById.get(row.rowId) ?? row);
};

/** Draft of the roles selected for rows. */
export function useSelection(
  { importTokenId }: Pick<PersonaImport, 'importTokenId'>,
  { rows, replace }: Pick<ImportRows, 'rows' | 'replace'>,
) {
  const [bulk, setBulk] = useState<Bulk>();
  const saving = useChange(saveImportRows);
  const {
    value: choices,
    edit,
    save: saveDraft,
    isDirty,
  } = useDraft<Rows, Choices, RowChoice | null>({
    name: `import ${importTokenId}`,
    subject: 'the roles of this import',
    empty: NONE,
    parts: PARTS,
    saved: {
      record: rows,
      what: 'the roles of this import',
      toValue: savedChoices,
      read: async () => {
        const latest = await request(listImportRows, importRowsInput(importTokenId, ['read']));
        replace(latest.rows);
        return latest.rows;
      },
    },
  });

  const choose = useCallback(
    (row: ImportRow, choice: RowChoice | null) => edit((before) => withChoice(before, row, choice)),
    [edit],
  );
  const resetChoice = useCallback(
    (row: ImportRow) => edit((before, saved) => withChoice(before, row, saved.get(row.rowId) ?? null)),
    [edit],
  );

  /** Saves the choices and resolves to whether the next step may start; rejects if saving fails. */
  const save = async () => {
    if (!isDirty) return true;
    return saveDraft(async ({ record = [], base, value }) => {
      const saved = await saving.run({ params: { importTokenId }, body: { rows: toSaveBody(base, value) } });
      setBulk(undefined);
      replace(saved.rows);
      return withSaved(record, saved.rows);
    });
  };
  const saveAndNotify = async () => {
    const { withoutRole } = summariseRows(rows ?? [], choices);
    const text = withoutRole.length > 0 ? 'Client Roles are updated partially' : 'Client Roles are updated';
    await save().then((isSaved) => isSaved && notify(text, { variant: 'success' }), notify);
  };

  const chooseFirst = () => {
    const { clear, unclear } = rowsWithoutRole(rows ?? [], choices);
    edit((before) => withFirstSuggestions(before, clear));
    setBulk({ choices: withFirstSuggestions(NONE, clear), undoLabel: 'Undo first suggestions' });
    const text = `First suggestion selected for ${clientRolesText(clear.length)}`;
    notify(text, { variant: unclear.length ? 'info' : 'success', detail: describeLeft(unclear) });
  };
  /** The rows without a choice become drafts. */
  const createWithout = async () => {
    const { clear, unclear } = rowsWithoutRole(rows ?? [], choices);
    const rest = [...clear, ...unclear];
    if (clear.length && !(await askConfirm(questionAbout(clear, rest.length)))) return;
    edit((before) => withDrafts(before, rest));
    setBulk({ choices: withDrafts(NONE, rest), undoLabel: 'Undo drafts' });
  };
  const undo = (made: Bulk) => {
    edit((before) => withoutChoices(before, rows ?? [], made.choices));
    setBulk(undefined);
  };
  return {
    choices,
    isDirty,
    choose,
    resetChoice,
    save,
    saveAndNotify,
    isSaving: saving.isRunning,
    chooseFirst,
    createWithout,
    /** Takes back what was last chosen for several rows together. */
    bulkUndo: bulk && { label: bulk.undoLabel, onUndo: () => undo(bulk) },
  };
}
