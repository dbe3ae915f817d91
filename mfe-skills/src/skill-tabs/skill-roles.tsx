import { LIBRARY_STATUS_NAMES, type RoleOfSkill, rolesOfSkill, type Skill } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { EmptyState, LoadError, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { type Column, DataTable, formatTotal, LevelCell } from '@skills-architect/ui-kit/extra';
import { usePaged } from './use-paged';

const COLUMNS: Column<RoleOfSkill>[] = [
  {
    id: 'roleName',
    title: 'Industry Role',
    cell: ({ roleId, roleName }) => (
      <TextLink href={`/role/edit/${roleId}`} target="_blank" rel="noreferrer">
        {roleName}
      </TextLink>
    ),
  },
  { id: 'subsector', title: 'Industry or Function', cell: ({ subsector }) => subsector, width: '20%' },
  { id: 'functionName', title: 'Department or Track', cell: ({ functionName }) => functionName, width: '20%' },
  { id: 'level', title: 'Level', cell: ({ levelNumber }) => <LevelCell level={levelNumber} />, width: '5rem' },
  { id: 'criticality', title: 'Criticality', cell: ({ skillCriticality }) => skillCriticality, width: '7rem' },
  { id: 'status', title: 'Status', cell: ({ roleStatus }) => LIBRARY_STATUS_NAMES[roleStatus], width: '8rem' },
];

/** The industry roles that expect a skill. */
export function SkillRoles({ skill: { skillId, skillName } }: { skill: Skill }) {
  const { query, pager } = usePaged();
  const read = useCall(rolesOfSkill, { params: { skillId }, query }, { keepPreviousData: true });
  const { total = 0, totalIsCapped } = read.data ?? {};
  return (
    <Stack gap="3">
      <Text color="fg.muted">{`${formatTotal(total, totalIsCapped)} roles mapped`}</Text>
      <DataTable
        caption={`Industry roles of ${skillName}`}
        columns={COLUMNS}
        rows={read.data?.roles}
        rowKey={({ roleId }) => roleId}
        rowLabel={({ roleName }) => roleName}
        loading={read.isRefreshing}
        error={read.error && <LoadError of={read} />}
        empty={<EmptyState>No industry role expects this skill.</EmptyState>}
        pager={pager(total, totalIsCapped)}
        maxHeight="none"
      />
    </Stack>
  );
}
