import type { Criticality, ExpectedLevel } from '@skills-architect/contracts/roles';
import { notify, useDraft } from '@skills-architect/portal-kit';
import { useMemo, useState } from 'react';
import { buildLevelChoices } from '../levels/level-choices';
import { createRowParts, type EditedRow, type ExpectedRow, toEditedRow } from './edited-row';

const SAVE_OPEN_ROW = 'Kindly save the existing Role Mapping!';
const INCOMPLETE = 'Industry Role and Proficiency Level selection is required!';
const CHANGED = 'Somebody else changed this skill. Their values are shown beside yours; save again to replace them.';
const deletedText = ({ skillName }: ExpectedRow) =>
  `Somebody else deleted ${skillName} from this role. Save again to add it with your values, or cancel.`;

/** Payload of a saved row. */
export interface ExpectedChange {
  proficiencyIds: number[];
  skillCriticality: Criticality;
  /** The levels that the edit is based on, to detect conflicts. */
  former: ExpectedLevel[];
}

/** Callbacks that save rows. */
export interface ExpectedEditOptions<Row> {
  save: (row: Row, change: ExpectedChange) => Promise<unknown>;
  /** The current levels in a stale failure, none for a deleted skill; undefined for other failures. */
  readTheirs: (failure: unknown) => ExpectedLevel[] | undefined;
  /** Notification text after a row was saved. */
  savedText: (row: Row) => string;
  /** Whether a row lacks something besides its levels. */
  isIncomplete?: (row: Row) => boolean;
  /** Draft of the row in edit, for the end of the session. */
  draft: ExpectedDraft<Row>;
}

export interface ExpectedDraft<Row> {
  /** Key of the draft, for example `levels of role 7`. */
  name: string;
  /** Subject of the restore question, for example `the skills of this role`. */
  subject: string;
  /** Parses a stored row; must be a stable function. */
  parse: (stored: unknown) => Row | undefined;
  /** Runs when a stored row is opened, to show the list that has it. */
  onRestored?: (row: Row) => void;
}

/** The one row in edit of a table of role skills: its levels and criticality, saving, and conflicts. */
export function useExpectedEdit<Row extends ExpectedRow>({
  save,
  readTheirs,
  savedText,
  isIncomplete = () => false,
  draft: { name, subject, parse, onRestored },
}: ExpectedEditOptions<Row>) {
  const [isSaving, setSaving] = useState(false);
  const parts = useMemo(() => createRowParts(parse), [parse]);
  const {
    value: edited,
    edit,
    isDirty: isChanged,
  } = useDraft({
    name,
    subject,
    empty: undefined,
    parts,
    onReplaced: (restored) => restored && onRestored?.(restored.row),
  });
  const closeEdit = () => edit(() => undefined);
  const change = (part: (current: EditedRow<Row>) => Partial<EditedRow<Row>>) =>
    edit((current) => current && { ...current, ...part(current), isChanged: true });

  const send = async ({ row, levels, skillCriticality, former }: EditedRow<Row>) => {
    const proficiencyIds = [...levels.values()];
    if (isIncomplete(row) || proficiencyIds.length < buildLevelChoices(row).length) return notify(INCOMPLETE);
    try {
      await save(row, { proficiencyIds, skillCriticality, former });
    } catch (failure) {
      const theirs = readTheirs(failure);
      if (!theirs) throw failure;
      edit((current) => current && { ...current, theirs, former: theirs });
      return notify(theirs.length ? CHANGED : deletedText(row), { variant: 'warning', duration: 5000 });
    }
    closeEdit();
    notify(savedText(row), { variant: 'success' });
  };

  return {
    edited,
    isSaving,
    /** Opens a row; if another one is open, asks to save that first. */
    open: (row: Row) => {
      if (edited) return notify(SAVE_OPEN_ROW, { variant: 'info' });
      edit(() => toEditedRow(row));
    },
    /** Changes the row itself, for example when the role of a new row is chosen. */
    changeRow: (part: Partial<Row>) => change(({ row }) => ({ row: { ...row, ...part } })),
    setLevel: (schemeId: number, proficiencyId: number) =>
      change(({ levels }) => {
        const nextLevels = new Map(levels);
        if (proficiencyId) nextLevels.set(schemeId, proficiencyId);
        else nextLevels.delete(schemeId);
        return { levels: nextLevels };
      }),
    setCriticality: (skillCriticality: Criticality) => change(() => ({ skillCriticality })),
    save: () => {
      if (!edited) return;
      setSaving(true);
      send(edited)
        .catch(notify)
        .finally(() => setSaving(false));
    },
    closeEdit,
    /** Closes the row if it has no changes. */
    leaveUnchanged: () => {
      if (!isChanged) closeEdit();
    },
    lockedReason: SAVE_OPEN_ROW,
  };
}
export type ExpectedEdit<Row extends ExpectedRow> = ReturnType<typeof useExpectedEdit<Row>>;

/** What somebody else saved in a row, as text. */
export const describeTheirs = ({ proficiencies }: ExpectedRow, theirs: readonly ExpectedLevel[]): string =>
  theirs
    .map(({ proficiencyId, skillCriticality }) => {
      const level =
        proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId)?.level ?? 'another level';
      return skillCriticality ? `${level}, ${skillCriticality}` : level;
    })
    .join('; ') || 'deleted';
