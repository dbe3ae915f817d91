import { getRole, listRoleSkills, type Role, workFunctions } from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { Box, Chip, Heading, Loaded, Skeleton, Stack, Text, Wrap } from '@skills-architect/ui-kit';
import { CategoryDot, DutyList } from '@skills-architect/ui-kit/extra';

interface IndustrySideProps {
  roleId: number;
  clientId: number;
}

/** The industry role: description, duties and skills. */
export function IndustrySide({ roleId, clientId }: IndustrySideProps) {
  const role = useCall(getRole, { params: { roleId } });
  const skills = useCall(listRoleSkills, { params: { roleId }, query: { clientId } });
  return (
    <Stack gap="4">
      <Loaded of={role} waiting={<Skeleton lines={6} label="Loading the industry role" />}>
        {(data) => <RoleText role={data} />}
      </Loaded>
      <Stack gap="2">
        <Heading as="h4">{skills.data ? `Skills (${skills.data.skills.length})` : 'Skills'}</Heading>
        <Loaded of={skills} waiting={<Skeleton lines={2} label="Loading the skills" />}>
          {(data) => (
            <Wrap gap="1" role="list" aria-label="Skills of the role">
              {data.skills.map(({ skillId, skillName, skillCategory }) => (
                <Box key={skillId} role="listitem" minW="0" maxW="full">
                  <Chip label={skillName} start={<CategoryDot name={skillCategory.skillCategory} hideName />} />
                </Box>
              ))}
            </Wrap>
          )}
        </Loaded>
      </Stack>
    </Stack>
  );
}

function RoleText({ role }: { role: Role }) {
  const { roleDescription, roleandResponsibilities, subsector, functionName } = role;
  const duties = workFunctions(roleandResponsibilities);
  return (
    <>
      <Stack gap="1">
        <Heading as="h4">Roles as per Industry</Heading>
        <Text color="fg.muted">{[subsector, functionName].filter(Boolean).join(', ')}</Text>
        <Text whiteSpace="pre-wrap">{roleDescription || 'The library has no description of this role.'}</Text>
      </Stack>
      {duties.length > 0 && (
        <Stack gap="2">
          <Heading as="h4">Critical Work Functions and Tasks</Heading>
          <DutyList label="Critical Work Functions and Tasks" duties={duties} />
        </Stack>
      )}
    </>
  );
}
