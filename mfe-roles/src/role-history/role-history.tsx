import { type Role, restoreRoleVersion, roleHistory } from '@skills-architect/contracts/roles';
import { useVersionPage, VersionHistory } from '@skills-architect/library-kit';
import { useCall, useChange } from '@skills-architect/portal-kit';

/** Pop-up with the versions of a role. */
export function RoleHistoryDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const params = { roleId: role.roleId };
  const page = useVersionPage();
  const read = useCall(roleHistory, { params, query: page.query }, page.options);
  const restore = useChange(restoreRoleVersion);
  return (
    <VersionHistory
      name={role.roleName}
      rev={role.rev}
      page={page}
      read={read}
      params={params}
      restore={restore}
      onClose={onClose}
    />
  );
}
