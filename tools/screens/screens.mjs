const PERSONAS = /\/v3\/personas\?/;
const SKILLS = /\/v3\/skills\/search/;
const ROLES = /\/v3\/industryRoles\/search/;

const northwind = async (page) => {
  await page.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: /Northwind/ }).click();
};

/** The screens of the portal: who looks, where, the calls whose answers make its states, and what is done first. */
export const SCREENS = [
  { name: 'login', path: '/' },
  { name: 'landing', user: 'super', path: '/', calls: /figures|unfinished/ },
  { name: 'not-found', user: 'super', path: '/nowhere' },
  { name: 'personas', user: 'general', path: '/personas', calls: PERSONAS, noResult: '/personas?searchString=zzzz' },
  { name: 'persona-add', user: 'general', path: '/persona/add' },
  { name: 'persona-edit', user: 'general', path: '/persona/edit/1/false', calls: /\/v3\/personas\/1$/ },
  {
    name: 'assign-skills',
    user: 'general',
    path: '/persona/architect-skills/1',
    calls: /\/v3\/personas\/1\/skills/,
  },
  { name: 'compare-roles', user: 'super', path: '/compare-role', calls: /\/v3\/(industryRoles\/compare|subsectors)/ },
  { name: 'skills', user: 'architect', path: '/skill/search', calls: SKILLS, noResult: '/skill/search?text=zzzz' },
  { name: 'skill-popup', user: 'architect', path: '/skill/search?skill=1', calls: /\/v3\/skills\/1\b/ },
  { name: 'roles', user: 'architect', path: '/role', calls: ROLES, noResult: '/role?text=zzzz' },
  { name: 'role-page', user: 'architect', path: '/role/edit/1', calls: /\/v3\/industryRoles\/1\b/ },
  { name: 'role-explorer', user: 'general', path: '/role_explorer', calls: /roleExplorerData/ },
  { name: 'users', user: 'super', path: '/users', calls: /\/v3\/users\?/ },
  { name: 'user-add', user: 'super', path: '/user/add' },
  { name: 'clients', user: 'super', path: '/clients', calls: /\/v3\/clients\?/ },
  {
    name: 'create-personas',
    user: 'super',
    path: '/personas',
    act: async (page) => {
      await northwind(page);
      await page.getByRole('button', { name: 'Create Personas' }).click();
    },
  },
  { name: 'drawer', user: 'super', path: '/', act: (page) => page.keyboard.press('[') },
  { name: 'palette', user: 'super', path: '/', act: (page) => page.keyboard.press('Control+k') },
];
