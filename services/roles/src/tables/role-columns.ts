import { RECORD_TRANSLATIONS, revisionColumn, type TableLayout } from '@skills-architect/library-service-kit/tables';

/** The columns of an industry role as they are exported, in their order. */
export const ROLE_LAYOUT: TableLayout = {
  identifyingColumns: ['roleName'],
  translated: RECORD_TRANSLATIONS,
  // What new roles have where a table says nothing else.
  defaults: { source: 'Skills Architect', roleStatus: 'Draft' },
  columns: [
    { field: 'roleId', title: 'Role Id', width: 10, note: 'Identifies the role of the row. Empty for a new role.' },
    revisionColumn('role'),
    {
      field: 'roleName',
      title: 'Role Name',
      aliases: ['Role', 'Role Title', 'Job Role', 'Job Title', 'Position', 'Position Title', 'Work Role'],
      width: 36,
      meaning: 'role',
      isRequired: true,
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
      aliases: ['Industry / Function', 'Sub Sector', 'Sector'],
      width: 28,
      isRequired: true,
      sameForAll: true,
      isWrittenOnce: true,
      note: 'Required. One of the library.',
    },
    {
      field: 'functionName',
      title: 'Department',
      aliases: ['Department / Track', 'Track', 'Function', 'Job Family', 'Role Family'],
      width: 28,
      meaning: 'group',
      isRequired: true,
      sameForAll: true,
      isWrittenOnce: true,
      note: 'Required. A department or track of the industry or function.',
    },
    { field: 'occupation', title: 'Occupation', width: 28, note: 'Required.', isRequired: true, sameForAll: true },
    {
      field: 'leadershipRole',
      title: 'Leadership Role',
      aliases: ['Leadership Level'],
      width: 24,
      note: 'Required. One of the library.',
      isRequired: true,
      sameForAll: true,
    },
    {
      field: 'source',
      title: 'Source',
      width: 22,
      note: 'It cannot be changed. New roles can be added to Skills Architect and AI Generated.',
      sameForAll: true,
    },
    {
      field: 'roleStatus',
      title: 'Status',
      width: 16,
      note: 'Draft, SME Approved, SA Approved, Published or Retired.',
      sameForAll: true,
    },
    {
      field: 'roleDescription',
      title: 'Role Description',
      aliases: ['Description', 'Definition', 'Job Summary', 'Summary', 'Purpose'],
      width: 60,
      note: 'Required.',
      meaning: 'description',
      isRequired: true,
      sameForAll: true,
    },
    {
      field: 'workFunctions',
      title: 'Critical Work Functions and Tasks',
      aliases: ['Tasks', 'Responsibilities', 'Roles and Responsibilities', 'Duties'],
      width: 80,
      meaning: 'duties',
      isRequired: true,
      sameForAll: true,
      note: 'Required. A work function in a line of its own, each of its tasks in a line that starts with "- ", an empty line before the next work function.',
    },
  ],
};

export const ROLE_NOTES = [
  'An empty cell deletes the value in the library; without the column the value is unchanged.',
  'A row without a Role Id changes the texts of the role with this name at its place, or adds a role. Roles that are not in the table are unchanged.',
];
