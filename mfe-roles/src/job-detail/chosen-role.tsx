import { getJobRole, listJobRoleSkills, workFunctions } from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { Box, Chip, Heading, Loaded, Skeleton, Stack, Text, Wrap } from '@skills-architect/ui-kit';
import { CategoryDot, DutyList } from '@skills-architect/ui-kit/extra';

/** Description, duties and skills of the chosen industry role. */
export function ChosenRole({ roleId }: { roleId: number }) {
  const role = useCall(getJobRole, { params: { roleId } });
  const skills = useCall(listJobRoleSkills, { params: { roleId } });
  return (
    <Stack gap="4">
      <Loaded of={role} waiting={<Skeleton lines={6} label="Loading the industry role" />}>
        {(data) => (
          <>
            <Stack gap="1">
              <Heading as="h3">{data.roleName}</Heading>
              <Text color="fg.muted">{[data.subsector, data.functionName].filter(Boolean).join(', ')}</Text>
              <Text whiteSpace="pre-wrap">
                {data.roleDescription || 'The library has no description of this role.'}
              </Text>
            </Stack>
            <Stack gap="2">
              <Heading as="h4">Responsibilities</Heading>
              <DutyList label="Responsibilities" duties={workFunctions(data.roleandResponsibilities)} />
            </Stack>
          </>
        )}
      </Loaded>
      <Stack gap="2">
        <Heading as="h4">{skills.data ? `Industry Skills (${skills.data.skills.length})` : 'Industry Skills'}</Heading>
        <Loaded of={skills} waiting={<Skeleton lines={2} label="Loading the skills" />}>
          {(data) => (
            <Wrap gap="1" role="list" aria-label="Industry Skills">
              {data.skills.map(({ skillId, skillName, skillCategory }) => (
                <Box key={skillId} role="listitem" minW="0" maxW="full">
                  <Chip label={skillName} start={<CategoryDot name={skillCategory} hideName />} />
                </Box>
              ))}
            </Wrap>
          )}
        </Loaded>
      </Stack>
    </Stack>
  );
}
