import { ADMIN_LIKE, defineArea, LIBRARY_MAINTAINERS, SUPER_ONLY, WORKING_TYPES } from '@skills-architect/contracts';

export const manifest = defineArea({
  id: 'roles',
  title: 'Industry Roles',
  routes: [
    { path: '/role', types: LIBRARY_MAINTAINERS, title: 'Manage Industry Roles' },
    { path: '/role/imports', types: SUPER_ONLY, title: 'Library Imports' },
    { path: '/role/accuracy', types: ADMIN_LIKE, title: 'Matcher Accuracy' },
    { path: '/role/tables', types: ADMIN_LIKE, title: 'Import from Excel or CSV' },
    { path: '/role/{mode:add}', types: LIBRARY_MAINTAINERS, title: 'New Industry Role' },
    { path: '/role/{mode:edit}/{id}', types: LIBRARY_MAINTAINERS, title: 'Industry Role' },
    { path: '/role/{roleId}/{type:industry}/skills', types: LIBRARY_MAINTAINERS, title: 'Add Skills' },
    { path: '/role/{roleId}/{type:leader}/skills', types: LIBRARY_MAINTAINERS, title: 'Add Skills' },
    { path: '/leader/{id}', types: ADMIN_LIKE, title: 'Leadership Role' },
    { path: '/annotate-jobs', types: WORKING_TYPES, title: 'Annotate Jobs' },
    { path: '/annotate-jobs/import', types: ADMIN_LIKE, title: 'Import Job Postings' },
    { path: '/job/{jobId}/{totalJobCount}/{rowNumber}', types: WORKING_TYPES, title: 'Job Posting' },
  ],
  menu: [
    {
      to: '/role',
      title: 'Manage Industry Roles',
      icon: 'briefcase',
      audience: 'architect',
      types: LIBRARY_MAINTAINERS,
    },
    { to: '/annotate-jobs', title: 'Annotate Jobs', icon: 'tag', audience: 'architect', types: SUPER_ONLY },
  ],
  tiles: [
    {
      to: '/role',
      title: 'Manage Industry Roles',
      line: 'Find and maintain the roles of industries and functions',
      icon: 'briefcase',
      audience: 'architect',
      types: LIBRARY_MAINTAINERS,
    },
  ],
  home: { path: '/v3/home/industryRoles', types: LIBRARY_MAINTAINERS },
  find: { noun: 'Industry Roles', path: '/v3/find/industryRoles', types: WORKING_TYPES },
});
