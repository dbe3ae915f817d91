import { getRole, parseWorkFunctions, type RoleSummary, SUB_SECTOR_WORDS } from '@skills-architect/contracts/roles';
import { ShownName } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Dialog, Heading, Loaded, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { DutyList, FactList } from '@skills-architect/ui-kit/extra';

interface RoleDutiesProps {
  role: RoleSummary;
  onClose: () => void;
}

/** Description and duties of a role. On a load error, shows the error and what the comparison already knows. */
export function RoleDuties({ role, onClose }: RoleDutiesProps) {
  const read = useCall(getRole, { params: { roleId: role.roleId } });
  const words = SUB_SECTOR_WORDS[role.subsectorTypeId];
  return (
    <Dialog open title={role.roleName} onClose={onClose}>
      {/* Focusable for keyboard scrolling, because it has no other focusable content. */}
      <Stack gap="5" tabIndex={0}>
        <FactList
          facts={[
            { name: words.one, value: <ShownName name={role.subsector} language={role.subsectorLanguage} /> },
            { name: words.part, value: <ShownName name={role.functionName} language={role.functionLanguage} /> },
            { name: 'Leadership Role', value: role.leadershipRole?.leadershipRoleName ?? 'N/A' },
          ]}
        />
        <Loaded result={read} waiting={<Skeleton lines={6} label="Loading the industry role" />}>
          {({ roleDescription, roleandResponsibilities }) => (
            <>
              <Stack gap="2">
                <Heading>Roles as per Industry</Heading>
                {roleDescription ? (
                  <Text whiteSpace="pre-line">{roleDescription}</Text>
                ) : (
                  <Text color="fg.muted">No Data To Show</Text>
                )}
              </Stack>
              <Stack gap="2">
                <Heading>Critical Work Functions and Tasks</Heading>
                <DutyList
                  label="Critical Work Functions and Tasks"
                  duties={parseWorkFunctions(roleandResponsibilities)}
                />
              </Stack>
            </>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
