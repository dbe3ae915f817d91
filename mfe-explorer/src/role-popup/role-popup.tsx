import { getRole, type Role, SubSectorType, workFunctions } from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { Dialog, ErrorPanel, Heading, Skeleton, Stack, Tabs, Text } from '@skills-architect/ui-kit';
import { DutyList, FactList } from '@skills-architect/ui-kit/extra';
import { RoleSkills } from './role-skills';

interface RolePopupProps {
  role: { id: number; name: string };
  onClose: () => void;
}

/** What a role is, over the chart. */
export function RolePopup({ role, onClose }: RolePopupProps) {
  const { data, error, isRefreshing, retry } = useCall(getRole, { params: { roleId: role.id } });
  return (
    <Dialog open onClose={onClose} title={role.name} size="lg">
      {error ? (
        <ErrorPanel message={error.message} requestId={error.requestId} onRetry={retry} busy={isRefreshing} />
      ) : data ? (
        <Tabs
          label={role.name}
          tabs={[
            { id: 'role', label: 'Role', content: <RoleFacts role={data} /> },
            { id: 'skills', label: 'Skills', content: <RoleSkills roleId={role.id} /> },
          ]}
        />
      ) : (
        <Skeleton lines={8} label="Loading the role" />
      )}
    </Dialog>
  );
}

function RoleFacts({ role }: { role: Role }) {
  const ofFunction = role.subsectorTypeId === SubSectorType.Function;
  const duties = workFunctions(role.roleandResponsibilities);
  return (
    <Stack gap="5">
      <FactList
        facts={[
          { name: ofFunction ? 'Function' : 'Industry', value: role.subsector },
          { name: ofFunction ? 'Track' : 'Department', value: role.functionName },
          { name: 'Occupation', value: role.occupation },
          { name: 'Leadership Role', value: role.leadershipRole?.leadershipRoleName },
          { name: 'Also called', value: role.alternativeNames.join(', ') },
          { name: 'Role Description', value: role.roleDescription },
        ]}
      />
      <Stack gap="2">
        <Heading>Critical Work Functions and Tasks</Heading>
        {duties.length > 0 ? (
          <DutyList label="Critical Work Functions and Tasks" duties={duties} />
        ) : (
          <Text color="fg.muted">No Data To Show</Text>
        )}
      </Stack>
    </Stack>
  );
}
