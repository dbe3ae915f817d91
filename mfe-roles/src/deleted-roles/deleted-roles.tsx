import type { AnswerOf } from '@skills-architect/contracts';
import { listDeletedRoles } from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { type Column, DELETED_PAGE, DeletedRecords } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
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
  const [offset, setOffset] = useState(0);
  const read = useCall(listDeletedRoles, { query: { pagesize: DELETED_PAGE, offset } }, { keepPreviousData: true });
  const restore = useRestoreRole();
  const merges = useMergeRole();
  /** A merged role comes back with its links. */
  const bringBack = (roleId: number) => {
    const merge = read.data?.roles.find((one) => one.roleId === roleId)?.merge;
    void (merge ? merges.undo(merge.mergeId) : restore.run(roleId));
  };
  return (
    <DeletedRecords
      of="roles"
      columns={COLUMNS}
      rows={read.data?.roles}
      total={read.data?.total ?? 0}
      read={read}
      offset={offset}
      onOffset={setOffset}
      rowKey={rowKey}
      rowName={rowName}
      isRestoring={restore.isRunning || merges.isUndoing}
      onRestore={bringBack}
      onClose={onClose}
    />
  );
}
