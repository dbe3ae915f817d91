import { type Role, restoreRoleVersion, roleHistory } from '@skills-architect/contracts/roles';
import { restoreVersion, useCall, useChange } from '@skills-architect/portal-kit';
import { HISTORY_PAGE, RecordHistory } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

/** Pop-up with the versions of a role. */
export function RoleHistoryDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const [offset, setOffset] = useState(0);
  const params = { roleId: role.roleId };
  const read = useCall(roleHistory, { params, query: { offset, pagesize: HISTORY_PAGE } }, { keepPreviousData: true });
  const restore = useChange(restoreRoleVersion);
  return (
    <RecordHistory
      name={role.roleName}
      page={read.data}
      read={read}
      offset={offset}
      onOffset={setOffset}
      isRestoring={restore.isRunning}
      onRestore={({ rev }) => restoreVersion({ rev: role.rev, version: rev }, (body) => restore.run({ params, body }))}
      onClose={onClose}
    />
  );
}
