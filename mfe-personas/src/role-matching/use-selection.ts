import { type ImportRow, type PersonaImport, saveImportRows } from '@skills-architect/contracts/personas';
import { notify, useChange, useUnsavedChanges } from '@skills-architect/portal-kit';
import { useCallback, useState } from 'react';
import {
  type Choices,
  openRows,
  type RowRole,
  tally,
  toSave,
  withChoice,
  withFirstSuggestions,
  withoutRoles,
} from '../imports/selection-rules';
import type { ImportRows } from '../imports/use-import-rows';

/** Roles chosen for rows: kept here until they are saved. */
export function useSelection(
  { importTokenId }: Pick<PersonaImport, 'importTokenId'>,
  rows: readonly ImportRow[],
  replace: ImportRows['replace'],
) {
  const [choices, setChoices] = useState<Choices>(new Map());
  /** Rows that took their first suggestion at once, until they are saved. */
  const [firsts, setFirsts] = useState<ReadonlySet<number>>(new Set());
  const saving = useChange(saveImportRows);
  useUnsavedChanges(choices.size > 0);

  const choose = useCallback(
    (row: ImportRow, role: RowRole | null) => setChoices((before) => withChoice(before, row, role)),
    [],
  );
  const forget = useCallback(
    ({ rowId }: ImportRow) => setChoices((before) => new Map([...before].filter(([id]) => id !== rowId))),
    [],
  );

  /** Saves what was chosen; throws when it cannot be saved. */
  const save = async () => {
    if (!choices.size) return;
    const saved = await saving.run({ params: { importTokenId }, body: { rows: toSave(choices) } });
    replace(saved.rows);
    setChoices(new Map());
    setFirsts(new Set());
  };
  const saveAndTell = async () => {
    const { withoutRole } = tally(rows, choices);
    const said = withoutRole > 0 ? 'Client Roles are updated partially' : 'Client Roles are updated';
    await save().then(() => notify(said, { variant: 'success' }), notify);
  };

  const chooseFirst = () => {
    const open = openRows(rows, choices);
    setChoices(withFirstSuggestions(choices, open));
    setFirsts(new Set(open.map((row) => row.rowId)));
    notify(`First suggestion selected for ${open.length} ${open.length === 1 ? 'client role' : 'client roles'}`, {
      variant: 'success',
    });
  };
  const takeFirstsBack = () => {
    setChoices(
      withoutRoles(
        choices,
        rows.filter((row) => firsts.has(row.rowId)),
      ),
    );
    setFirsts(new Set());
  };
  return {
    choices,
    choose,
    forget,
    save,
    saveAndTell,
    isSaving: saving.isRunning,
    chooseFirst,
    takeFirstsBack: firsts.size > 0 ? takeFirstsBack : undefined,
  };
}
