import { ADMIN_LIKE, defineArea, LIBRARY_MAINTAINERS, WORKING_TYPES } from '@skills-architect/contracts';

export const manifest = defineArea({
  id: 'skills',
  title: 'Skills Library',
  routes: [
    { path: '/skill/search', types: LIBRARY_MAINTAINERS, title: 'Manage Skills' },
    { path: '/skill/duplicates', types: ADMIN_LIKE, title: 'Likely Duplicates' },
    { path: '/skill/health', types: ADMIN_LIKE, title: 'Library Health' },
    { path: '/skill/releases', types: ADMIN_LIKE, title: 'Library Releases' },
    { path: '/skill/translations/{kind}/{id}', types: ADMIN_LIKE, title: 'Other Languages' },
    { path: '/skill/tables', types: ADMIN_LIKE, title: 'Import from Excel or CSV' },
    { path: '/skill/content-imports', types: ADMIN_LIKE, title: 'Content Catalogues' },
    { path: '/skill/{mode:add}', types: LIBRARY_MAINTAINERS, title: 'Add Skill' },
    { path: '/skill/edit/{skillId}', types: LIBRARY_MAINTAINERS, title: 'Edit Skill' },
    { path: '/skillopedia', types: ADMIN_LIKE, title: 'Manage Skillopedia' },
    { path: '/skillopedia/{mode:add}', types: ADMIN_LIKE, title: 'Add Skillopedia' },
    { path: '/skillopedia/{mode:edit}', types: ADMIN_LIKE, title: 'Edit Skillopedia' },
    { path: '/skillopedia/{encyclopediaId}', types: WORKING_TYPES, title: 'Skillopedia' },
  ],
  menu: [
    { to: '/skill/search', title: 'Manage Skills', icon: 'book', audience: 'architect', types: LIBRARY_MAINTAINERS },
    { to: '/skillopedia', title: 'Manage Skillopedia', icon: 'document', audience: 'architect', types: ADMIN_LIKE },
  ],
  tiles: [
    {
      to: '/skill/search',
      title: 'Manage Skills',
      line: 'Find and maintain skills with their levels, content and assessments',
      icon: 'book',
      audience: 'architect',
      types: LIBRARY_MAINTAINERS,
    },
    {
      to: '/skillopedia',
      title: 'Manage Skillopedia',
      line: 'Write the entries that skills link to, and find content for them',
      icon: 'document',
      audience: 'architect',
      types: ADMIN_LIKE,
    },
  ],
  home: { path: '/v3/home/skills', types: LIBRARY_MAINTAINERS },
  find: { noun: 'Skills', path: '/v3/find/skills', types: WORKING_TYPES, follows: ['encyclopedia'] },
});
