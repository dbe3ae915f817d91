import { Criticality } from '@skills-architect/contracts/roles';
import { notify, useUnsavedChanges } from '@skills-architect/portal-kit';
import { useState } from 'react';
import * as z from 'zod';
import { levelChoices, type SkillRow } from './skill-rows';

const OPEN = 'Kindly save the existing Role Mapping!';
const NO_LEVEL = 'Industry Role and Proficiency Level selection is required!';

const Expected = z.object({ proficiencyId: z.number(), skillCriticality: Criticality });
export type Expected = z.infer<typeof Expected>;
/** The record of a stale refusal. */
const Current = z.object({ code: z.literal('stale'), record: z.object({ skills: z.array(Expected) }) });

/** What a row in edit sends. */
export interface SkillChange {
  skillId: number;
  proficiencyIds: number[];
  skillCriticality: Criticality;
  former: Expected[];
}

/** The row in edit: a level per scheme, and what others saved meanwhile. */
interface EditedSkill {
  row: SkillRow;
  levels: ReadonlyMap<number, number>;
  skillCriticality: Criticality;
  former: Expected[];
  theirs?: Expected[];
}

const expectedOf = ({ expected }: SkillRow): Expected[] =>
  expected.map(({ proficiencyId, skillCriticality }) => ({ proficiencyId, skillCriticality }));
const schemeOf = ({ proficiencies }: SkillRow, proficiencyId: number) =>
  proficiencies.find((one) => one.proficiencyId === proficiencyId)?.schemeId ?? 0;

/** The one row of a skill table that is in edit. */
export function useSkillEdit(put: (change: SkillChange) => Promise<unknown>) {
  const [edited, setEdited] = useState<EditedSkill>();
  const [isSaving, setSaving] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const leave = () => {
    setEdited(undefined);
    setChanged(false);
  };
  useUnsavedChanges(isChanged, leave);

  const send = async ({ row, levels, skillCriticality, former }: EditedSkill) => {
    const proficiencyIds = [...levels.values()];
    if (proficiencyIds.length < levelChoices(row).length) return notify(NO_LEVEL);
    try {
      await put({ skillId: row.skillId, proficiencyIds, skillCriticality, former });
    } catch (failure) {
      const stale = Current.safeParse(failure);
      if (!stale.success) throw failure;
      const theirs = stale.data.record.skills;
      setEdited((now) => now && { ...now, theirs, former: theirs });
      return notify('Somebody else changed this skill. Theirs stands beside yours; save again to replace it.', {
        variant: 'warning',
        duration: 5000,
      });
    }
    leave();
    notify(`Successfully updated the ${row.skillName}`, { variant: 'success' });
  };

  return {
    edited,
    isSaving,
    open: (row: SkillRow) => {
      if (edited) return notify(OPEN, { variant: 'info' });
      const levels = new Map(row.expected.map(({ proficiencyId }) => [schemeOf(row, proficiencyId), proficiencyId]));
      setEdited({ row, levels, skillCriticality: row.skillCriticality, former: expectedOf(row) });
    },
    setLevel: (schemeId: number, proficiencyId: number) => {
      setChanged(true);
      setEdited((now) => {
        if (!now) return now;
        const levels = new Map(now.levels);
        if (proficiencyId) levels.set(schemeId, proficiencyId);
        else levels.delete(schemeId);
        return { ...now, levels };
      });
    },
    setCriticality: (skillCriticality: Criticality) => {
      setChanged(true);
      setEdited((now) => now && { ...now, skillCriticality });
    },
    save: () => {
      if (!edited) return;
      setSaving(true);
      send(edited)
        .catch(notify)
        .finally(() => setSaving(false));
    },
    leave,
    lockedReason: OPEN,
  };
}
export type SkillEdit = ReturnType<typeof useSkillEdit>;
