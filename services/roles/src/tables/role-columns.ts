import { revisionColumn, type TableLayout } from '@skills-architect/service-kit/tables';

/** The columns of an industry role as they are exported, in their order. */
export const ROLE_LAYOUT: TableLayout = {
  identifyingColumns: ['roleName'],
  columns: [
    { field: 'roleId', title: 'Role Id', width: 10, note: 'Identifies the role of the row. Empty for a new role.' },
    revisionColumn('role'),
    {
      field: 'roleName',
      title: 'Role Name',
      width: 36,
      note: 'Required. No other role of the source may have it in the same department or track.',
    },
    {
      field: 'alternativeNames',
      title: 'Alternative Names',
      aliases: ['Alternate Names', 'Alternative Name'],
      width: 36,
      note: 'One per line of the cell.',
    },
    {
      field: 'subsector',
      title: 'Industry',
      aliases: ['Industry / Function'],
      width: 28,
      note: 'Required. One of the library.',
    },
    {
      field: 'functionName',
      title: 'Department',
      aliases: ['Department / Track'],
      width: 28,
      note: 'Required. A department or track of the industry or function.',
    },
    { field: 'occupation', title: 'Occupation', width: 28, note: 'Required.' },
    { field: 'leadershipRole', title: 'Leadership Role', width: 24, note: 'Required. One of the library.' },
    {
      field: 'source',
      title: 'Source',
      width: 22,
      note: 'It cannot be changed. New roles can be added to Skills Architect and AI Generated.',
    },
    {
      field: 'roleStatus',
      title: 'Status',
      width: 16,
      note: 'Draft, SME Approved, SA Approved, Published or Retired.',
    },
    { field: 'roleDescription', title: 'Role Description', aliases: ['Description'], width: 60, note: 'Required.' },
    {
      field: 'workFunctions',
      title: 'Critical Work Functions and Tasks',
      width: 80,
      note: 'Required. A work function in a line of its own, each of its tasks in a line that starts with "- ", an empty line before the next work function.',
    },
  ],
};

export const ROLE_NOTES = [
  'An empty cell deletes the value in the library; without the column the value is unchanged.',
  'A row without a Role Id adds a role. Roles that are not in the table are unchanged.',
];
