import type { AnswerOf } from '@skills-architect/contracts';
import { listDeletedRoles } from '@skills-architect/contracts/roles';
import { DeletedRecords, useDeletedPage } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import { useMergeRole } from '../role-merge/use-merge-role';
import { useRestoreRole } from './use-restore-role';

type DeletedRole = AnswerOf<typeof listDeletedRoles>['roles'][number];

const COLUMNS: Column<DeletedRole>[] = [
  { id: 'roleName', title: 'Role', cell: ({ roleName }) => roleName },
  { id: 'merge', title: 'Merged into', cell: ({ merge }) => merge?.targetName ?? '', width: '12rem' },
  { id: 'functionName', title: 'Department/Track', cell: ({ functionName }) => functionName, width: '10rem' },
];
const rowKey = ({ roleId }: DeletedRole) => roleId;
const rowName = ({ roleName }: DeletedRole) => roleName;

/** Pop-up with the roles deleted in the last 30 days, to restore them. */
export function DeletedRoles({ onClose }: { onClose: () => void }) {
  const page = useDeletedPage();
  const read = useCall(listDeletedRoles, { query: page.query }, page.options);
  const restore = useRestoreRole();
  const merges = useMergeRole();
  /** Restores a role; for a merged one it undoes the merge, which restores its links. */
  const restoreOrUndoMerge = ({ roleId, merge }: DeletedRole) =>
    void (merge ? merges.undo(merge.mergeId) : restore.run(roleId));
  return (
    <DeletedRecords
      noun="roles"
      columns={COLUMNS}
      page={page}
      read={read}
      rows={read.data?.roles}
      rowKey={rowKey}
      rowName={rowName}
      isRestoring={restore.isRunning || merges.isUndoing}
      onRestore={restoreOrUndoMerge}
      onClose={onClose}
    />
  );
}
