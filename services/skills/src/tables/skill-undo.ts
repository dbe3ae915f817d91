import { libraryUse } from '@skills-architect/contracts/personas';
import { skillUse } from '@skills-architect/contracts/roles';
import type { Identity } from '@skills-architect/service-kit';
import { assessedAmong } from '../assessments/merged-assessments';
import type { SkillTableDependencies } from './table-dependencies';

interface ChangeSets {
  changeSet: string;
  undoing: string;
}

/**
 * Undoes an import. Created skills are kept if a role or persona refers to them by now, or if they have assessments.
 */
export const undoSkills = async (
  { kit, skills, assessments }: Pick<SkillTableDependencies, 'kit' | 'skills' | 'assessments'>,
  ids: readonly number[],
  by: number,
  { changeSet, undoing }: ChangeSets,
  identity: Identity,
): Promise<Set<number>> => {
  const recordFilter = { _id: { $in: [...ids] } };
  const created = await skills.model.find({ ...recordFilter, changeSet, rev: 0 }, { _id: 1 }).lean();
  const skillIds = created.map(({ _id }) => _id);
  const uses = skillIds.length
    ? await Promise.all([
        kit.peer(libraryUse, { body: { skillIds } }, { identity }),
        kit.peer(skillUse, { body: { skillIds } }, { identity }),
      ])
    : [];
  const keepCreated = new Set([
    ...uses.flatMap((use) => use.skillIds),
    ...(await assessedAmong(assessments, skillIds)),
  ]);
  await skills.undo(changeSet, { by }, recordFilter, { undoing, keepCreated });
  return skills.undone(undoing, ids);
};

/** Deletes the families that an import created and that are empty now. */
export const endSkillUndo = async (
  { library, skills }: Pick<SkillTableDependencies, 'library' | 'skills'>,
  by: number,
  { changeSet, undoing }: ChangeSets,
) => {
  const { families } = library;
  const created = await families.model.find({ changeSet, rev: 0, ...families.alive }, { _id: 1 }).lean();
  const ids = created.map(({ _id }) => _id);
  if (!ids.length) return;
  const uses = await skills.model.distinct('skillFamilyId', { skillFamilyId: { $in: ids }, ...skills.alive });
  await families.undo(changeSet, { by }, { _id: { $in: ids } }, { undoing, keepCreated: new Set(uses) });
};
