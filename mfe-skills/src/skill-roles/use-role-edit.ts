import {
  addRoleSkills,
  deleteRoleSkillLevels,
  putRoleSkillLevels,
  readStaleLevels,
} from '@skills-architect/contracts/roles';
import type { Skill } from '@skills-architect/contracts/skills';
import { type ExpectedChange, useExpectedEdit } from '@skills-architect/library-kit';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { shortenName } from '@skills-architect/ui-kit/extra';
import { NEW_ROLE, newRoleRow, parseRoleRow, type RoleRow } from './role-rows';

const ADDED = 'Add Skill';

/**
 * Adds the skill to roles, changes expected levels, and removes it from roles; one row at a time. `onRestored` runs
 * when a draft from before the end of the session is opened.
 */
export function useRoleEdit(skill: Skill, onRestored?: () => void) {
  const { skillId, skillName } = skill;
  const add = useChange(addRoleSkills);
  const putLevels = useChange(putRoleSkillLevels);
  const remove = useChange(deleteRoleSkillLevels);

  const save = ({ key, roleId }: RoleRow, { proficiencyIds, skillCriticality, former }: ExpectedChange) => {
    if (key !== NEW_ROLE)
      return putLevels.run({
        params: { industryRoleId: roleId, skillId },
        body: { proficiencyIds, skillCriticality, former },
      });
    const skills = proficiencyIds.map((proficiencyId) => ({
      skillId,
      proficiencyId,
      skillCriticality,
      skillAddedFrom: ADDED,
    }));
    return add.run({ params: { roleId }, body: { skills } });
  };

  const edit = useExpectedEdit<RoleRow>({
    save,
    readTheirs: readStaleLevels,
    isIncomplete: ({ roleId }) => !roleId,
    savedText: ({ key }) =>
      key === NEW_ROLE ? 'Added 1 skill to Industry Role' : `Successfully updated the ${skillName}`,
    draft: {
      name: `roles of skill ${skillId}`,
      subject: `the roles of ${skillName}`,
      parse: parseRoleRow,
      ...(onRestored && { onRestored }),
    },
  });

  return {
    edit,
    openNew: () => edit.open(newRoleRow(skill)),
    askToRemove: async ({ roleId, roleName }: RoleRow) => {
      const question = {
        text: `Are you sure you want to delete ${shortenName(roleName)}? The role loses the skill ${shortenName(skillName)}; its personas keep it.`,
        yes: 'Delete',
        no: 'Cancel',
        loss: true,
      };
      if (!(await askConfirm(question))) return;
      await remove
        .run({ params: { industryRoleId: roleId, skillId } })
        .then(() => notify('Successfully deleted', { variant: 'success', detail: roleName }), notify);
    },
  };
}
export type RoleEditing = ReturnType<typeof useRoleEdit>;
