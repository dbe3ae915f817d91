import { defineArea, SUPER_ONLY } from '@skills-architect/contracts';

export const manifest = defineArea({
  id: 'admin',
  title: 'Administration',
  routes: [
    { path: '/users', types: SUPER_ONLY, title: 'User Management' },
    { path: '/user/{mode:add}', types: SUPER_ONLY, title: 'Create New User' },
    { path: '/user/edit/{userId}', types: SUPER_ONLY, title: 'Manage User Account' },
    { path: '/clients', types: SUPER_ONLY, title: 'Client Management' },
    { path: '/areas', types: SUPER_ONLY, title: 'Feature Areas' },
    { path: '/connectors', types: SUPER_ONLY, title: 'Connectors' },
    { path: '/connectors/{connector}', types: SUPER_ONLY, title: 'Dead Letters' },
    { path: '/sign-in-providers', types: SUPER_ONLY, title: 'Sign-in Providers' },
    { path: '/sign-in-providers/{mode:add}', types: SUPER_ONLY, title: 'Add Sign-in Provider' },
    { path: '/sign-in-providers/{providerId}', types: SUPER_ONLY, title: 'Manage Sign-in Provider' },
    { path: '/clients/{mode:create}', types: SUPER_ONLY, title: 'Create New Client' },
    { path: '/clients/manage/{clientId}', types: SUPER_ONLY, title: 'Manage Client Account' },
    { path: '/clients/{mode:add}', types: SUPER_ONLY, title: 'Create New Client' },
    { path: '/clients/edit/{clientId}', types: SUPER_ONLY, title: 'Manage Client Account' },
  ],
  menu: [
    { to: '/users', title: 'User Management', icon: 'person', audience: 'admin', types: SUPER_ONLY },
    { to: '/clients', title: 'Client Management', icon: 'building', audience: 'admin', types: SUPER_ONLY },
    { to: '/sign-in-providers', title: 'Sign-in Providers', icon: 'people', audience: 'admin', types: SUPER_ONLY },
    { to: '/areas', title: 'Feature Areas', icon: 'settings', audience: 'admin', types: SUPER_ONLY },
    { to: '/connectors', title: 'Connectors', icon: 'link', audience: 'admin', types: SUPER_ONLY },
  ],
  tiles: [
    {
      to: '/users',
      title: 'User Management',
      line: 'Manage who can sign in, and for which clients',
      icon: 'person',
      audience: 'admin',
      types: SUPER_ONLY,
    },
    {
      to: '/clients',
      title: 'Client Management',
      line: 'Manage client organisations, their sources and industries',
      icon: 'building',
      audience: 'admin',
      types: SUPER_ONLY,
    },
  ],
  home: { path: '/v3/home/users', types: SUPER_ONLY, follows: ['clients'] },
});
