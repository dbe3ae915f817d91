import { defineArea, PERSONA_USERS } from '@skills-architect/contracts';

export const manifest = defineArea({
  id: 'explorer',
  title: 'Role Explorer',
  routes: [
    { path: '/role_explorer', types: PERSONA_USERS, title: 'Role Explorer' },
    { path: '/career-progress/{careerRoleId}', types: PERSONA_USERS, title: 'Career Progression' },
  ],
  menu: [{ to: '/role_explorer', title: 'Role Explorer', icon: 'graph', audience: 'client', types: PERSONA_USERS }],
  tiles: [
    {
      to: '/role_explorer',
      title: 'Role Explorer',
      line: 'See industries, functions, tracks and roles in one chart',
      icon: 'graph',
      audience: 'client',
      types: PERSONA_USERS,
    },
  ],
});
