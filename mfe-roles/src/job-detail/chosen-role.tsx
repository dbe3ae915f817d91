import { getJobRole, listJobRoleSkills } from '@skills-architect/contracts/roles';
import { RoleSkillChips, RoleText } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Loaded, Skeleton, Stack } from '@skills-architect/ui-kit';

/** Description, duties and skills of the chosen industry role. */
export function ChosenRole({ roleId }: { roleId: number }) {
  const role = useCall(getJobRole, { params: { roleId } });
  const skills = useCall(listJobRoleSkills, { params: { roleId } });
  const chips = skills.data?.skills.map(({ skillCategory, ...skill }) => ({ ...skill, category: skillCategory }));
  return (
    <Loaded result={role} waiting={<Skeleton lines={6} label="Loading the industry role" />}>
      {(data) => (
        <Stack gap="4">
          <RoleText role={data} title={data.roleName} titleAs="h3" duties="Responsibilities" />
          {/* Inside `Loaded`: its heading h4 must not appear before the role's name, an h3. */}
          <RoleSkillChips title="Industry Skills" titleAs="h4" skills={{ ...skills, data: chips }} />
        </Stack>
      )}
    </Loaded>
  );
}
