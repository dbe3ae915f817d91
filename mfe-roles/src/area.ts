import { defineArea, LIBRARY_KEEPERS } from '@skills-architect/contracts';

export const manifest = defineArea({
  id: 'roles',
  title: 'Industry Roles',
  routes: [
    { path: '/role', types: LIBRARY_KEEPERS, title: 'Manage Industry Roles' },
    { path: '/role/{mode:edit}/{id}', types: LIBRARY_KEEPERS, title: 'Industry Role' },
  ],
  menu: [
    { to: '/role', title: 'Manage Industry Roles', icon: 'briefcase', audience: 'architect', types: LIBRARY_KEEPERS },
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
});
