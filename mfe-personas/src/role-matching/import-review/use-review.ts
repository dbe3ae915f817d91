import {
  changeImportRows,
  type ImportRow,
  listImportRows,
  type PersonaImport,
} from '@skills-architect/contracts/personas';
import { notify, request, useChange, useDraft } from '@skills-architect/portal-kit';
import { useCallback, useEffect, useRef } from 'react';
import { type ImportRows, importRowsInput } from '../../import-files/use-import-rows';
import { changedRows, type FieldValue, PARTS, type ReviewFields, savedFields } from '../row-review/row-fields';

const NONE: ReviewFields = new Map();

/** Draft of the edits in all rows of the review. */
export function useReview(
  { importTokenId }: Pick<PersonaImport, 'importTokenId'>,
  { rows, replace }: Pick<ImportRows, 'rows' | 'replace'>,
) {
  const saving = useChange(changeImportRows);
  const draft = useDraft<readonly ImportRow[], ReviewFields, FieldValue>({
    name: `review ${importTokenId}`,
    subject: 'the rows of this import',
    empty: NONE,
    parts: PARTS,
    saved: {
      record: rows,
      what: 'the rows of this import',
      toValue: savedFields,
      read: async () => {
        const latest = await request(listImportRows, importRowsInput(importTokenId));
        replace(latest.rows);
        return latest.rows;
      },
    },
  });

  /** Saves the edits and resolves to whether the next step may start; rejects if saving fails. */
  const save = async () => {
    if (!draft.isDirty) return true;
    return draft.save(async ({ record = [], base, value }) => {
      const body = { rows: changedRows(base, value) };
      const saved = await saving.run({ params: { importTokenId }, body });
      replace(saved.rows);
      const savedById = new Map(saved.rows.map((row) => [row.rowId, row]));
      return record.map((row) => savedById.get(row.rowId) ?? row);
    });
  };
  // A stable function: the rows of the list depend on it.
  const latest = useRef({ draft, save });
  useEffect(() => {
    latest.current = { draft, save };
  });
  const saveRow = useCallback(async (rowId: number) => {
    const { base, value } = latest.current.draft;
    return changedRows(base, value).some((row) => row.rowId === rowId) ? latest.current.save() : true;
  }, []);
  return {
    fields: draft.value,
    edit: draft.edit,
    isDirty: draft.isDirty,
    clear: draft.clear,
    isSaving: saving.isRunning,
    save,
    /** Saves the edits if this row has any. */
    saveRow,
    saveAndNotify: () =>
      save().then((isSaved) => isSaved && notify('The rows were saved', { variant: 'success' }), notify),
  };
}
