import { ADMIN_LIKE, defineArea, LIBRARY_KEEPERS, SUPER_ONLY, WORKING_TYPES } from '@skills-architect/contracts';

export const manifest = defineArea({
  id: 'roles',
  title: 'Industry Roles',
  routes: [
    { path: '/role', types: LIBRARY_KEEPERS, title: 'Manage Industry Roles' },
    { path: '/role/imports', types: SUPER_ONLY, title: 'Library Imports' },
    { path: '/role/accuracy', types: ADMIN_LIKE, title: 'Matcher Accuracy' },
    { path: '/role/tables', types: ADMIN_LIKE, title: 'Import from Excel or CSV' },
    { path: '/role/{mode:add}', types: LIBRARY_KEEPERS, title: 'New Industry Role' },
    { path: '/role/{mode:edit}/{id}', types: LIBRARY_KEEPERS, title: 'Industry Role' },
    { path: '/role/{roleId}/{type:industry}/skills', types: LIBRARY_KEEPERS, title: 'Add Skills' },
    { path: '/role/{roleId}/{type:leader}/skills', types: LIBRARY_KEEPERS, title: 'Add Skills' },
    { path: '/leader/{id}', types: ADMIN_LIKE, title: 'Leadership Role' },
    { path: '/annotate-jobs', types: WORKING_TYPES, title: 'Annotate Jobs' },
    { path: '/annotate-jobs/import', types: ADMIN_LIKE, title: 'Import Job Postings' },
    { path: '/job/{jobId}/{totalJobCount}/{rowNumber}', types: WORKING_TYPES, title: 'Job Posting' },
  ],
  menu: [
    { to: '/role', title: 'Manage Industry Roles', icon: 'briefcase', audience: 'architect', types: LIBRARY_KEEPERS },
    { to: '/annotate-jobs', title: 'Annotate Jobs', icon: 'tag', audience: 'architect', types: SUPER_ONLY },
  ],
  searchProviders: [
    {
      noun: 'Industry Roles',
      method: 'POST',
      path: '/v3/industryRoles/search',
      input: { roleName: '{text}', pagesize: 6 },
      list: 'roles',
      id: 'roleId',
      name: 'roleName',
      hint: 'functionName',
      to: '/role/edit/{id}',
      types: LIBRARY_KEEPERS,
    },
  ],
  tiles: [
    {
      to: '/role',
      title: 'Manage Industry Roles',
      line: 'Find and maintain the roles of industries and functions',
      icon: 'briefcase',
      audience: 'architect',
      types: LIBRARY_KEEPERS,
      counters: [{ path: '/v3/industryRoles/counters', field: 'drafts', word: 'drafts', one: 'draft' }],
    },
  ],
  firstSteps: [
    {
      position: 1,
      title: 'Import a library',
      line: 'A public taxonomy brings industry roles and skills to start with',
      action: 'Import a Library',
      to: '/role',
      path: '/v3/industryRoles/counters',
      field: 'total',
      atLeast: 1,
      types: SUPER_ONLY,
    },
  ],
});
