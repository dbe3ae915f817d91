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
}

interface Edited<Row> {
  row: Row;
  /** Chosen levels by scheme. */
  levels: ReadonlyMap<number, number>;
  skillCriticality: Criticality;
  former: ExpectedLevel[];
  /** What somebody else saved meanwhile. */
  theirs?: ExpectedLevel[];
}

const seen = ({ expected }: ExpectedRow): ExpectedLevel[] =>
  expected.map(({ proficiencyId, skillCriticality }) => ({ proficiencyId, skillCriticality }));
const schemeOf = ({ proficiencies }: ExpectedRow, proficiencyId: number) =>
  proficiencies.find((one) => one.proficiencyId === proficiencyId)?.schemeId ?? 0;

/** The one row in edit of a table of role skills: its levels and criticality, saving, and what others saved meanwhile. */
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
      const levels = new Map(row.expected.map(({ proficiencyId }) => [schemeOf(row, proficiencyId), proficiencyId]));
      setEdited({ row, levels, skillCriticality: row.skillCriticality, former: seen(row) });
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
