import { getRole, parseWorkFunctions, type Role, SUB_SECTOR_WORDS } from '@skills-architect/contracts/roles';
import { ShownName, translatedNames } from '@skills-architect/library-kit';
import { navigate, useCall } from '@skills-architect/portal-kit';
import { Button, Dialog, Heading, Loaded, Skeleton, Stack } from '@skills-architect/ui-kit';
import { DutyList, FactList, Tabs } from '@skills-architect/ui-kit/extra';
import { RoleSkills } from './role-skills';

interface RolePopupProps {
  role: { id: number; name: string | undefined };
  onClose: () => void;
}

/** Pop-up with a role's details. */
export function RolePopup({ role: { id, ...known }, onClose }: RolePopupProps) {
  const role = useCall(getRole, { params: { roleId: id } });
  const name = known.name ?? role.data?.roleName ?? 'Industry Role';
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button icon="graph" onClick={() => navigate(`/career-progress/${id}`)}>
            Career progression
          </Button>
        </>
      }
    >
      <Loaded result={role} waiting={<Skeleton lines={8} label="Loading the role" />}>
        {(data) => (
          <Tabs
            label={name}
            tabs={[
              { id: 'role', label: 'Role', content: <RoleFacts role={data} /> },
              { id: 'skills', label: 'Skills', content: <RoleSkills roleId={id} /> },
            ]}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

function RoleFacts({ role }: { role: Role }) {
  const terms = SUB_SECTOR_WORDS[role.subsectorTypeId];
  const duties = parseWorkFunctions(role.roleandResponsibilities);
  return (
    <Stack gap="5">
      <FactList
        facts={[
          { name: terms.one, value: <ShownName name={role.subsector} language={role.subsectorLanguage} /> },
          { name: terms.part, value: <ShownName name={role.functionName} language={role.functionLanguage} /> },
          { name: 'Occupation', value: role.occupation },
          { name: 'Leadership Role', value: role.leadershipRole?.leadershipRoleName },
          { name: 'Also called', value: role.alternativeNames.join(', ') },
          ...translatedNames(role.translations),
          {
            name: 'Role Description',
            value: <ShownName name={role.roleDescription} language={role.descriptionLanguage} />,
          },
        ]}
      />
      <Stack gap="2">
        <Heading>Critical Work Functions and Tasks</Heading>
        <DutyList label="Critical Work Functions and Tasks" duties={duties} />
      </Stack>
    </Stack>
  );
}
