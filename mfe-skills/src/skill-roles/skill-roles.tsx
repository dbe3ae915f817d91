import { formatCount } from '@skills-architect/contracts/locale';
import { rolesOfSkill, type Skill } from '@skills-architect/contracts/skills';
import { usePaging } from '@skills-architect/library-kit';
import { notify, useCall } from '@skills-architect/portal-kit';
import { Button, EmptyState, HStack, LoadError, Stack, Text } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import { roleColumns } from './role-columns';
import { addRoleRefusal, canAddRoles, NEW_ROLE, toRoleRow } from './role-rows';
import type { RoleEditing } from './use-role-edit';

interface SkillRolesProps {
  skill: Skill;
  /** The row in edit; it stays open when the user switches tabs. */
  editing: RoleEditing;
}

/** The industry roles that expect a skill; one row can be edited at a time. */
export function SkillRoles({ skill, editing }: SkillRolesProps) {
  const { skillId, skillName } = skill;
  const { query, pager } = usePaging('roles');
  const read = useCall(rolesOfSkill, { params: { skillId }, query }, { keepPreviousData: true });
  const { edit, openNew, askToRemove } = editing;
  const columns = useMemo(() => roleColumns(edit), [edit]);
  const { total = 0, totalIsCapped } = read.data ?? {};
  const editedRow = edit.edited?.row;
  const rows = read.data?.roles.map((role) => toRoleRow(skill, role));
  const isElsewhere = rows && editedRow && !rows.some(({ key }) => key === editedRow.key);
  const add = () => {
    if (edit.edited) notify('Kindly save the existing Role Mapping before adding another!', { variant: 'info' });
    else openNew();
  };
  return (
    <Stack gap="3">
      <HStack justify="space-between" wrap="wrap">
        <Text color="fg.muted">{`${formatCount(total, 'role', 'roles', totalIsCapped)} mapped`}</Text>
        {canAddRoles(skill) && (
          <Button icon="add" disabledReason={addRoleRefusal(skill)} onClick={add}>
            Add Role
          </Button>
        )}
      </HStack>
      <DataTable
        caption={`Industry roles of ${skillName}`}
        columns={columns}
        rows={isElsewhere ? [editedRow, ...rows] : rows}
        rowKey={({ key }) => key}
        rowLabel={({ key, roleName }) => (key === NEW_ROLE ? 'New role' : roleName)}
        rowMenu={(row) => [
          { label: 'Edit', icon: 'edit', onSelect: () => edit.open(row) },
          { label: 'Delete', icon: 'trash', danger: true, onSelect: () => void askToRemove(row) },
        ]}
        edit={
          edit.edited && {
            rowKey: edit.edited.row.key,
            onSave: edit.save,
            onLeave: edit.closeEdit,
            saving: edit.isSaving,
            lockedReason: edit.lockedReason,
          }
        }
        loading={read.isRefreshing}
        error={read.error && <LoadError result={read} />}
        empty={<EmptyState>No industry role expects this skill.</EmptyState>}
        pager={pager(total, totalIsCapped)}
        maxHeight="none"
      />
    </Stack>
  );
}
