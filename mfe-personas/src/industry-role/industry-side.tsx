import { getRole, listRoleSkills } from '@skills-architect/contracts/roles';
import { RoleSkillChips, RoleText } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Loaded, Skeleton, Stack } from '@skills-architect/ui-kit';

interface IndustrySideProps {
  roleId: number;
  clientId: number;
}

/** Description, duties and skills of an industry role, beside those of the company. */
export function IndustrySide({ roleId, clientId }: IndustrySideProps) {
  const role = useCall(getRole, { params: { roleId } });
  const skills = useCall(listRoleSkills, { params: { roleId }, query: { clientId } });
  const chips = skills.data?.skills.map(({ skillId, skillName, nameLanguage, skillCategory }) => ({
    skillId,
    skillName,
    nameLanguage,
    category: skillCategory.skillCategory,
  }));
  return (
    <Loaded result={role} waiting={<Skeleton lines={6} label="Loading the industry role" />}>
      {(data) => (
        <Stack gap="4">
          <RoleText role={data} title="Roles as per Industry" duties="Critical Work Functions and Tasks" />
          {/* Below the role's name, because its heading is one level lower. */}
          <RoleSkillChips title="Skills" titleAs="h4" skills={{ ...skills, data: chips }} />
        </Stack>
      )}
    </Loaded>
  );
}
