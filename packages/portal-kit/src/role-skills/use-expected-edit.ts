import type { Criticality, ExpectedLevel } from '@skills-architect/contracts/roles';
import { useMemo, useState } from 'react';
import { useDraft } from '../drafts/use-draft';
import { notify } from '../notifications/notify';
import { type EditedRow, type ExpectedRow, editedRow, rowParts } from './edited-row';
import { levelChoices } from './level-choices';

const OPEN = 'Kindly save the existing Role Mapping!';
const INCOMPLETE = 'Industry Role and Proficiency Level selection is required!';

/** What a row in edit sends. */
export interface ExpectedChange {
  proficiencyIds: number[];
  skillCriticality: Criticality;
  /** What the user has seen. */
  former: ExpectedLevel[];
}

/** How rows are saved. */
export interface ExpectedEditOptions<Row> {
  save: (row: Row, change: ExpectedChange) => Promise<unknown>;
  /** The levels in a refusal because somebody else changed them. */
  readTheirs: (failure: unknown) => ExpectedLevel[] | undefined;
  /** What the user is told after a row was saved. */
  saved: (row: Row) => string;
  /** Whether a row lacks something besides its levels. */
  isIncomplete?: (row: Row) => boolean;
  /** How the row in edit is kept when the session ends. */
  draft: ExpectedDraft<Row>;
}

export interface ExpectedDraft<Row> {
  /** Names what the rows belong to: `levels of role 7`. */
  name: string;
  /** The same in the question whether to restore it: `the skills of this role`. */
  subject: string;
  /** Reads a row that was kept; use a function that stays the same. */
  parse: (stored: unknown) => Row | undefined;
  /** Runs when a kept row is opened again: shows the list that has it. */
  onRestored?: (row: Row) => void;
}

/** The one row in edit of a table of role skills: its levels and criticality, saving, and what others saved meanwhile. */
export function useExpectedEdit<Row extends ExpectedRow>({
  save,
  readTheirs,
  saved,
  isIncomplete = () => false,
  draft: { name, subject, parse, onRestored },
}: ExpectedEditOptions<Row>) {
  const [isSaving, setSaving] = useState(false);
  const parts = useMemo(() => rowParts(parse), [parse]);
  const {
    value: edited,
    edit,
    isDirty: isChanged,
  } = useDraft({
    name,
    what: 'this row',
    subject,
    record: undefined,
    isNew: true,
    empty: undefined,
    toValue: () => undefined,
    parts,
    isNewer: () => false,
    onReplaced: (restored) => restored && onRestored?.(restored.row),
  });
  const leave = () => edit(() => undefined);
  const change = (part: (now: EditedRow<Row>) => Partial<EditedRow<Row>>) =>
    edit((now) => now && { ...now, ...part(now), isChanged: true });

  const send = async ({ row, levels, skillCriticality, former }: EditedRow<Row>) => {
    const proficiencyIds = [...levels.values()];
    if (isIncomplete(row) || proficiencyIds.length < levelChoices(row).length) return notify(INCOMPLETE);
    try {
      await save(row, { proficiencyIds, skillCriticality, former });
    } catch (failure) {
      const theirs = readTheirs(failure);
      if (!theirs) throw failure;
      edit((now) => now && { ...now, theirs, former: theirs });
      return notify('Somebody else changed this skill. Theirs stands beside yours; save again to replace it.', {
        variant: 'warning',
        duration: 5000,
      });
    }
    leave();
    notify(saved(row), { variant: 'success' });
  };

  return {
    edited,
    isSaving,
    /** Opens a row; while another one is open it says that this one has to be saved first. */
    open: (row: Row) => {
      if (edited) return notify(OPEN, { variant: 'info' });
      edit(() => editedRow(row));
    },
    /** Changes the row itself, as when the role of a new row is chosen. */
    changeRow: (part: Partial<Row>) => change(({ row }) => ({ row: { ...row, ...part } })),
    setLevel: (schemeId: number, proficiencyId: number) =>
      change(({ levels }) => {
        const after = new Map(levels);
        if (proficiencyId) after.set(schemeId, proficiencyId);
        else after.delete(schemeId);
        return { levels: after };
      }),
    setCriticality: (skillCriticality: Criticality) => change(() => ({ skillCriticality })),
    save: () => {
      if (!edited) return;
      setSaving(true);
      send(edited)
        .catch(notify)
        .finally(() => setSaving(false));
    },
    leave,
    /** Leaves a row that was only opened; one with changes stays open. */
    leaveUnchanged: () => {
      if (!isChanged) leave();
    },
    lockedReason: OPEN,
  };
}
export type ExpectedEdit<Row extends ExpectedRow> = ReturnType<typeof useExpectedEdit<Row>>;

/** What somebody else saved of a row, in words. */
export const theirsInWords = ({ proficiencies }: ExpectedRow, theirs: readonly ExpectedLevel[]): string =>
  theirs
    .map(({ proficiencyId, skillCriticality }) => {
      const level = proficiencies.find((one) => one.proficiencyId === proficiencyId)?.level ?? 'another level';
      return skillCriticality ? `${level}, ${skillCriticality}` : level;
    })
    .join('; ');
