import type { RoleSummary } from '@skills-architect/contracts/roles';
import { LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import type { Column } from '@skills-architect/ui-kit/extra';

/** Columns of Manage Industry Roles; their ids are the sort fields. */
export const ROLE_COLUMNS: Column<RoleSummary>[] = [
  { id: 'roleName', title: 'Role', cell: (role) => role.roleName, sortable: true },
  { id: 'subsector', title: 'Industry/Function', cell: (role) => role.subsector, sortable: true, width: '17%' },
  { id: 'functionName', title: 'Department/Track', cell: (role) => role.functionName, sortable: true, width: '17%' },
  { id: 'occupation', title: 'Occupation', cell: (role) => role.occupation, sortable: true, width: '16%' },
  {
    id: 'leadershipRole',
    title: 'Leadership Role',
    cell: (role) => role.leadershipRole?.leadershipRoleName,
    sortable: true,
    width: '12%',
  },
  { id: 'source', title: 'Source', cell: (role) => role.source, sortable: true, width: '9%' },
  {
    id: 'roleStatus',
    title: 'Status',
    cell: (role) => LIBRARY_STATUS_NAMES[role.roleStatus],
    sortable: true,
    width: '8%',
  },
];
