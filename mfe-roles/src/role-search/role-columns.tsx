import type { FoundRole } from '@skills-architect/contracts/roles';
import { LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import { FoundName, ShownName } from '@skills-architect/library-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';

const line = (text = '') => <ClampedText lines={1}>{text}</ClampedText>;

/** Columns of Manage Industry Roles; their ids are the sort fields. */
export const ROLE_COLUMNS: Column<FoundRole>[] = [
  {
    id: 'roleName',
    title: 'Role',
    cell: ({ roleName, nameLanguage, foundAs, foundBy, request }) => (
      <FoundName
        name={roleName}
        language={nameLanguage}
        foundAs={foundAs}
        foundBy={foundBy}
        note={request && `Asked for by ${request.clientName}`}
      />
    ),
    sortable: true,
  },
  {
    id: 'subsector',
    title: 'Industry/Function',
    narrow: 'value',
    cell: (role) => <ShownName name={role.subsector} language={role.subsectorLanguage} isLine />,
    sortable: true,
    width: '14%',
  },
  {
    id: 'functionName',
    title: 'Department/Track',
    narrow: 'value',
    cell: (role) => <ShownName name={role.functionName} language={role.functionLanguage} isLine />,
    sortable: true,
    width: '15%',
  },
  {
    id: 'occupation',
    title: 'Occupation',
    narrow: 'hidden',
    cell: (role) => line(role.occupation),
    sortable: true,
    width: '16%',
  },
  {
    id: 'leadershipRole',
    title: 'Leadership Role',
    narrow: 'hidden',
    cell: (role) => line(role.leadershipRole?.leadershipRoleName),
    sortable: true,
    width: '15%',
  },
  { id: 'source', title: 'Source', narrow: 'value', cell: (role) => line(role.source), sortable: true, width: '11%' },
  {
    id: 'roleStatus',
    title: 'Status',
    narrow: 'value',
    cell: (role) => LIBRARY_STATUS_NAMES[role.roleStatus],
    sortable: true,
    width: '10%',
  },
];
