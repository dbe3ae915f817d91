import { type Role, restoreRoleVersion, roleHistory } from '@skills-architect/contracts/roles';
import { type RestoredForm, useVersionPage, VersionHistory } from '@skills-architect/library-kit';
import { useCall, useChange } from '@skills-architect/portal-kit';

interface RoleHistoryDialogProps {
  role: Role;
  form: RestoredForm<Role>;
  onClose: () => void;
}

/** Pop-up with the versions of a role. */
export function RoleHistoryDialog({ role, form, onClose }: RoleHistoryDialogProps) {
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
      form={form}
      onClose={onClose}
    />
  );
}
