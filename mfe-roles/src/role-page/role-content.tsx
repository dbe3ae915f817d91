import { type Role, SUB_SECTOR_WORDS, workFunctions } from '@skills-architect/contracts/roles';
import { Chip, Grid, Panel, Stack, Text, Wrap } from '@skills-architect/ui-kit';
import { DutyList, FactList } from '@skills-architect/ui-kit/extra';
import { RoleSkills } from './role-skills';

/** Details of a role: industry and department, duties, skills. */
export function RoleContent({ role }: { role: Role }) {
  const words = SUB_SECTOR_WORDS[role.subsectorTypeId];
  const duties = workFunctions(role.roleandResponsibilities);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
      <Stack gap="4" gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }}>
        <Panel title="Place">
          <FactList
            stacked
            facts={[
              { name: words.one, value: role.subsector },
              { name: words.part, value: role.functionName },
              { name: 'Occupation', value: role.occupation },
              { name: 'Leadership Role', value: role.leadershipRole?.leadershipRoleName ?? 'None' },
              { name: 'Source', value: role.source },
            ]}
          />
        </Panel>
        {role.alternativeNames.length > 0 && (
          <Panel title="Also called">
            <Wrap gap="2">
              {role.alternativeNames.map((name) => (
                <Chip key={name} label={name} />
              ))}
            </Wrap>
          </Panel>
        )}
      </Stack>
      <Stack gap="4" minW="0" gridColumn="1" gridRow={{ lg: '1' }}>
        <Panel title="Role Description">
          <Text maxW="reading" whiteSpace="pre-line">
            {role.roleDescription || 'This role has no description yet.'}
          </Text>
        </Panel>
        <Panel title="Critical Work Functions and Tasks">
          <DutyList label="Critical Work Functions and Tasks" duties={duties} />
        </Panel>
        <RoleSkills roleId={role.roleId} />
      </Stack>
    </Grid>
  );
}
