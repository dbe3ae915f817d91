import type { Criticality, ExpectedLevel } from '@skills-architect/contracts/roles';
import type { Proficiency } from '@skills-architect/contracts/skills';
import { useState } from 'react';
import { useUnsavedChanges } from '../history/unsaved-changes';
import { notify } from '../notifications/notify';
import { levelChoices } from './level-choices';

const OPEN = 'Kindly save the existing Role Mapping!';
const INCOMPLETE = 'Industry Role and Proficiency Level selection is required!';

/** A skill of a role in one row, whether the table lists the skills of a role or the roles of a skill. */
export interface ExpectedRow {
  skillName: string;
  /** The levels of the skill. */
  proficiencies: readonly Proficiency[];
  /** The levels that the role expects, one per scheme; none while the row is being added. */
  expected: readonly ExpectedLevel[];
  skillCriticality: Criticality;
}

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
  /** The current levels in a stale failure; undefined for other failures. */
  readTheirs: (failure: unknown) => ExpectedLevel[] | undefined;
  /** Notification text after a row was saved. */
  saved: (row: Row) => string;
  /** Whether a row lacks something besides its levels. */
  isIncomplete?: (row: Row) => boolean;
}

interface Edited<Row> {
  row: Row;
  /** Chosen levels by scheme. */
  levels: ReadonlyMap<number, number>;
  skillCriticality: Criticality;
  former: ExpectedLevel[];
  /** The levels that somebody else saved meanwhile. */
  theirs?: ExpectedLevel[];
}

const seen = ({ expected }: ExpectedRow): ExpectedLevel[] =>
  expected.map(({ proficiencyId, skillCriticality }) => ({ proficiencyId, skillCriticality }));
const schemeOf = ({ proficiencies }: ExpectedRow, proficiencyId: number) =>
  proficiencies.find((one) => one.proficiencyId === proficiencyId)?.schemeId ?? 0;

/** The one row in edit of a table of role skills: its levels and criticality, saving, and conflicts. */
export function useExpectedEdit<Row extends ExpectedRow>({
  save,
  readTheirs,
  saved,
  isIncomplete = () => false,
}: ExpectedEditOptions<Row>) {
  const [edited, setEdited] = useState<Edited<Row>>();
  const [isSaving, setSaving] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const leave = () => {
    setEdited(undefined);
    setChanged(false);
  };
  useUnsavedChanges(isChanged, leave);
  const change = (part: (now: Edited<Row>) => Partial<Edited<Row>>) => {
    setChanged(true);
    setEdited((now) => now && { ...now, ...part(now) });
  };

  const send = async ({ row, levels, skillCriticality, former }: Edited<Row>) => {
    const proficiencyIds = [...levels.values()];
    if (isIncomplete(row) || proficiencyIds.length < levelChoices(row).length) return notify(INCOMPLETE);
    try {
      await save(row, { proficiencyIds, skillCriticality, former });
    } catch (failure) {
      const theirs = readTheirs(failure);
      if (!theirs) throw failure;
      setEdited((now) => now && { ...now, theirs, former: theirs });
      return notify(
        'Somebody else changed this skill. Their values are shown beside yours; save again to replace them.',
        {
          variant: 'warning',
          duration: 5000,
        },
      );
    }
    leave();
    notify(saved(row), { variant: 'success' });
  };

  return {
    edited,
    isSaving,
    /** Opens a row; if another one is open, asks to save that first. */
    open: (row: Row) => {
      if (edited) return notify(OPEN, { variant: 'info' });
      const levels = new Map(row.expected.map(({ proficiencyId }) => [schemeOf(row, proficiencyId), proficiencyId]));
      setEdited({ row, levels, skillCriticality: row.skillCriticality, former: seen(row) });
    },
    /** Changes the row itself, for example when the role of a new row is chosen. */
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
    /** Closes the row if it has no changes. */
    leaveUnchanged: () => {
      if (!isChanged) leave();
    },
    lockedReason: OPEN,
  };
}
export type ExpectedEdit<Row extends ExpectedRow> = ReturnType<typeof useExpectedEdit<Row>>;

/** What somebody else saved in a row, as text. */
export const theirsInWords = ({ proficiencies }: ExpectedRow, theirs: readonly ExpectedLevel[]): string =>
  theirs
    .map(({ proficiencyId, skillCriticality }) => {
      const level = proficiencies.find((one) => one.proficiencyId === proficiencyId)?.level ?? 'another level';
      return skillCriticality ? `${level}, ${skillCriticality}` : level;
    })
    .join('; ');
