import type { Client } from '@skills-architect/contracts/admin';
import { offersSource } from '@skills-architect/contracts/admin';
import type { ClientSkillsForm } from '@skills-architect/contracts/personas';
import { LibraryStatus, type SkillWithLevels } from '@skills-architect/contracts/skills';
import { invalid } from '@skills-architect/service-kit';
import type * as z from 'zod';
import type { StoredClientSkill } from './client-skills-document';

type SaveForm = Pick<z.output<typeof ClientSkillsForm>, 'rows' | 'deleted'>;

/** Whether a skill can be selected for a client. */
export const isOfferedSkill = (
  { skillStatus, skillSource }: Pick<SkillWithLevels, 'skillStatus' | 'skillSource'>,
  client: Pick<Client, 'sourceIds'>,
): boolean => skillStatus === LibraryStatus.Published && offersSource(client, skillSource.sourceId);

/**
 * The client skills after a save. A level belongs to the selected skill, so without a selection it is cleared; a
 * deleted client skill stays deleted.
 */
export const withSelections = (
  rows: readonly StoredClientSkill[],
  { rows: selections, deleted }: SaveForm,
  library: ReadonlyMap<number, SkillWithLevels>,
  client: Pick<Client, 'sourceIds'>,
): StoredClientSkill[] => {
  const rowsById = new Map(rows.map((row) => [row.rowId, row]));
  const changedRows = new Map<number, StoredClientSkill>();
  for (const [index, { rowId, selectedSkillId, isSearchedSkill, proficiencyId }] of selections.entries()) {
    const row = rowsById.get(rowId);
    const path = `rows.${index}`;
    if (!row) throw invalid(`${path}.rowId`, 'This client skill was deleted. Reload the page.');
    const skill = selectedSkillId === null ? undefined : library.get(selectedSkillId);
    if (selectedSkillId !== null && (!skill || !isOfferedSkill(skill, client)))
      throw invalid(
        `${path}.selectedSkillId`,
        `The skill selected for ${row.clientSkill} is not offered. Select another.`,
      );
    if (proficiencyId !== null && !skill?.proficiencies.some((level) => level.proficiencyId === proficiencyId))
      throw invalid(
        `${path}.proficiencyId`,
        `The level chosen for ${row.clientSkill} does not belong to its skill. Choose another.`,
      );
    changedRows.set(rowId, {
      ...row,
      selectedSkillId,
      isSearchedSkill: selectedSkillId !== null && isSearchedSkill,
      proficiencyId,
    });
  }
  const deletedIds = new Set(deleted);
  return rows.flatMap((row) => (deletedIds.has(row.rowId) ? [] : [changedRows.get(row.rowId) ?? row]));
};
