import type { Persona, PersonaSkill } from '@skills-architect/contracts/personas';
import { compareRoles } from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { Box, Dialog, EmptyState, LoadError, Skeleton, Stack } from '@skills-architect/ui-kit';
import { IndustryRolePicker } from '../../industry-role/industry-role-picker';
import { gapRows } from './gap-rows';
import { GapView } from './gap-view';

interface GapDialogProps {
  persona: Persona;
  /** The persona's skills, including unsaved changes. */
  skills: readonly PersonaSkill[];
  /** Number of levels in the client's scheme. */
  levelCount: number;
  /** The chosen role, 0 for the persona's own. */
  chosenRole: number;
  onChoose: (roleId: number) => void;
  onClose: () => void;
}

/** Pop-up with the gaps between a persona and an industry role: its own, or another chosen one. */
export function GapDialog({ persona, skills, levelCount, chosenRole, onChoose, onClose }: GapDialogProps) {
  const { personaName, clientId, industryRole } = persona;
  const roleId = chosenRole || (industryRole?.roleId ?? 0);
  const read = useCall(compareRoles, roleId ? { body: { roleIds: [roleId], clientId } } : undefined);
  const role = read.data?.roles[0];
  const ownRole = industryRole?.roleId === roleId ? industryRole : null;
  const loadingRole = roleId ? { roleId, roleName: 'Loading' } : null;
  const isEmpty = !role && !read.isLoading && !read.error;
  return (
    <Dialog open size="lg" title={`Gap of ${personaName} to a role`} onClose={onClose}>
      <Stack gap="4">
        <Box maxW="96">
          <IndustryRolePicker
            clientId={clientId}
            value={role ?? ownRole ?? loadingRole}
            onChange={(next) => onChoose(next?.roleId ?? 0)}
          />
        </Box>
        <LoadError result={read} />
        {read.isLoading && <Skeleton lines={6} label="Loading the role" />}
        {role && (
          <GapView
            key={role.roleId}
            personaName={personaName}
            roleName={role.roleName}
            rows={gapRows(skills, role.skills, levelCount)}
          />
        )}
        {isEmpty && (
          <EmptyState icon="columns">
            {roleId ? 'This role is not published.' : 'Choose an industry role to see the gap to it.'}
          </EmptyState>
        )}
      </Stack>
    </Dialog>
  );
}
