import { ADMIN_LIKE, defineArea, LIBRARY_KEEPERS, WORKING_TYPES } from '@skills-architect/contracts';

export const manifest = defineArea({
  id: 'skills',
  title: 'Skills Library',
  routes: [
    { path: '/skill/search', types: LIBRARY_KEEPERS, title: 'Manage Skills' },
    { path: '/skill/duplicates', types: ADMIN_LIKE, title: 'Likely Duplicates' },
    { path: '/skill/{mode:add}', types: LIBRARY_KEEPERS, title: 'Add Skill' },
    { path: '/skill/edit/{skillId}', types: LIBRARY_KEEPERS, title: 'Edit Skill' },
    { path: '/skillopedia', types: ADMIN_LIKE, title: 'Manage Skillopedia' },
    { path: '/skillopedia/{mode:add}', types: ADMIN_LIKE, title: 'Add Skillopedia' },
    { path: '/skillopedia/{mode:edit}', types: ADMIN_LIKE, title: 'Edit Skillopedia' },
    { path: '/skillopedia/{encyclopediaId}', types: WORKING_TYPES, title: 'Skillopedia' },
  ],
  menu: [
    { to: '/skill/search', title: 'Manage Skills', icon: 'book', audience: 'architect', types: LIBRARY_KEEPERS },
    { to: '/skillopedia', title: 'Manage Skillopedia', icon: 'document', audience: 'architect', types: ADMIN_LIKE },
  ],
  searchProviders: [
    {
      noun: 'Skills',
      method: 'POST',
      path: '/v3/skills/search',
      input: { searchString: '{text}', pagesize: 6 },
      list: 'skills',
      id: 'skillId',
      name: 'skillName',
      hint: 'skillFamily.skillFamily',
      to: '/skill/search?skill={id}',
      types: LIBRARY_KEEPERS,
    },
    {
      noun: 'Skillopedia',
      method: 'GET',
      path: '/v3/encyclopedia',
      input: { text: '{text}', pagesize: 6 },
      list: 'data',
      id: 'encyclopediaId',
      name: 'name',
      to: '/skillopedia/edit?id={id}',
      types: ADMIN_LIKE,
    },
  ],
  tiles: [
    {
      to: '/skill/search',
      title: 'Manage Skills',
      line: 'Find and maintain skills with their levels, content and assessments',
      icon: 'book',
      audience: 'architect',
      types: LIBRARY_KEEPERS,
      counters: [{ path: '/v3/skills/counters', field: 'drafts', word: 'drafts', one: 'draft' }],
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
});
