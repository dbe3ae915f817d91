import { defineArea, LIBRARY_KEEPERS } from '@skills-architect/contracts';

export const manifest = defineArea({
  id: 'skills',
  title: 'Skills Library',
  routes: [{ path: '/skill/search', types: LIBRARY_KEEPERS, title: 'Manage Skills' }],
  menu: [{ to: '/skill/search', title: 'Manage Skills', icon: 'book', audience: 'architect', types: LIBRARY_KEEPERS }],
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
  ],
});
