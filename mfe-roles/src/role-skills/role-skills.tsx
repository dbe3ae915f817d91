import { deleteRoleSkillLevels, listRoleSkills, putRoleSkillLevels } from '@skills-architect/contracts/roles';
import { useCall, useChange } from '@skills-architect/portal-kit';
import { SkillBlock } from './skill-block';

/** The skills that the role's industry expects. */
export function RoleSkills({ roleId }: { roleId: number }) {
  const read = useCall(listRoleSkills, { params: { roleId }, query: { includeUnPublished: true } });
  const putLevels = useChange(putRoleSkillLevels);
  const remove = useChange(deleteRoleSkillLevels);
  return (
    <SkillBlock
      kind="industry"
      read={read}
      addPath={`/role/${roleId}/industry/skills`}
      draftName={`levels of role ${roleId}`}
      onSave={(skillId, body) => putLevels.run({ params: { industryRoleId: roleId, skillId }, body })}
      onRemove={(skillId) => remove.run({ params: { industryRoleId: roleId, skillId } })}
    />
  );
}
