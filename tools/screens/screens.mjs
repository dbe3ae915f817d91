import { anImportInReview, anImportInSelection } from './imports.mjs';
import { changeAnswer } from './states.mjs';

const PERSONAS = /\/v3\/personas\?/;
const IMPORT_ROWS = /\/v3\/personas\/imports\/[^/]+\/rows/;
const LOGIN_OPTIONS = /\/v3\/account\/login-options/;
const PASSWORD_LINK = /\/v3\/account\/password-link/;
const SKILLS = /\/v3\/skills\/search/;
const ROLES = /\/v3\/industryRoles\/search/;

/**
 * The screens of the portal. `calls` are those whose mocked answers put the screen into its states, `noResult` is a path
 * without results, `act` runs on the open screen, and `before` creates the data that the screen needs,
 * `mocks` are answers that the demo portal does not give by itself.
 */
export const SCREENS = [
  { name: 'login', path: '/' },
  {
    name: 'forgot-password',
    path: '/',
    mocks: [[LOGIN_OPTIONS, changeAnswer((options) => ({ ...options, forgotten: true }))]],
    act: (page) => page.getByRole('button', { name: 'Forgot your password?' }).click(),
  },
  {
    name: 'choose-password',
    path: '/choose-password#none',
    calls: PASSWORD_LINK,
    mocks: [[PASSWORD_LINK, (route) => route.fulfill({ json: { state: 'valid', loginId: 'general' } })]],
  },
  { name: 'choose-password-unknown', path: '/choose-password#none' },
  { name: 'landing', user: 'super', path: '/', calls: /\/v3\/home\// },
  { name: 'not-found', user: 'super', path: '/nowhere' },
  { name: 'personas', user: 'general', path: '/personas', calls: PERSONAS, noResult: '/personas?searchString=zzzz' },
  { name: 'persona-add', user: 'general', path: '/persona/add' },
  { name: 'persona-edit', user: 'general', path: '/persona/edit/1/false', calls: /\/v3\/personas\/1$/ },
  { name: 'persona-review', user: 'general', path: '/persona/review/1', calls: /\/v3\/personas\/1\/review$/ },
  {
    name: 'assign-skills',
    user: 'general',
    path: '/persona/architect-skills/1',
    calls: /\/v3\/personas\/1\/skills/,
  },
  {
    name: 'skill-match',
    user: 'architect',
    path: '/persona/architect-skills/1?tab=match',
    calls: /\/v3\/personas\/1\/skill-import/,
  },
  {
    name: 'add-skills',
    user: 'general',
    path: '/persona/architect-skills/1',
    calls: SKILLS,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add Skill +' }).click();
      await page.getByLabel('Skill Name').fill('plan');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    },
  },
  {
    name: 'import-review',
    user: 'internal',
    path: '/personas/role-matching',
    calls: IMPORT_ROWS,
    before: anImportInReview,
  },
  {
    name: 'role-selection',
    user: 'architect',
    path: '/personas/role-matching',
    calls: IMPORT_ROWS,
    before: anImportInSelection,
  },
  { name: 'other-languages', user: 'architect', path: '/skill/translations/family/1' },
  { name: 'library-releases', user: 'architect', path: '/skill/releases' },
  { name: 'library-changes', user: 'general', path: '/personas/library-changes' },
  { name: 'company-overview', user: 'general', path: '/personas/overview', calls: /\/v3\/personas\/overview/ },
  { name: 'company-tables', user: 'general', path: '/personas/overview?tables=true' },
  { name: 'skill-map', user: 'general', path: '/personas/skill-map', calls: /\/v3\/personas\/skill-map/ },
  { name: 'similar-personas', user: 'general', path: '/personas/similar', calls: /\/v3\/personas\/similar/ },
  { name: 'deleted-personas', user: 'general', path: '/personas/deleted', calls: /\/v3\/personas\/deleted/ },
  { name: 'compare-choice', user: 'super', path: '/compare-role' },
  {
    name: 'compare-roles',
    user: 'super',
    path: '/compare-role?columns=1.1.1_1.1.2',
    calls: /\/v3\/industryRoles\/compare/,
  },
  {
    name: 'published-skills',
    user: 'expert',
    path: '/add-skills/persona',
    calls: SKILLS,
    act: async (page) => {
      await page.getByLabel('Skill Name').fill('plan');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    },
  },
  { name: 'skills', user: 'architect', path: '/skill/search', calls: SKILLS, noResult: '/skill/search?text=zzzz' },
  {
    name: 'skill-delete',
    user: 'architect',
    path: '/skill/edit/1',
    act: (page) => page.getByRole('button', { name: 'Delete Skill' }).click(),
  },
  {
    name: 'skill-level-edit',
    user: 'architect',
    path: '/skill/edit/1',
    act: async (page) => {
      await page.getByRole('button', { name: 'Actions for Novice' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
  },
  {
    name: 'skill-roles',
    user: 'architect',
    path: '/skill/edit/1',
    act: (page) => page.getByRole('tab', { name: /^Roles/ }).click(),
  },
  {
    name: 'skill-assessments',
    user: 'architect',
    path: '/skill/edit/27?tab=assessments',
    calls: /\/v3\/skills\/27\/assessments/,
  },
  {
    name: 'skill-assessment-add',
    user: 'architect',
    path: '/skill/edit/27?tab=assessments',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add Assessment' }).click();
      await page.getByLabel('Assessment Type').selectOption('Adaptive');
    },
  },
  { name: 'annotate-jobs', user: 'super', path: '/annotate-jobs', calls: /\/v3\/jobs\?/ },
  { name: 'job-detail', user: 'general', path: '/job/4/200/4', calls: /\/v3\/jobs\/4\?/ },
  { name: 'skillopedia', user: 'architect', path: '/skillopedia', calls: /\/v3\/encyclopedia\?/ },
  { name: 'skillopedia-edit', user: 'architect', path: '/skillopedia/edit?id=6', calls: /\/v3\/encyclopedia\/6$/ },
  { name: 'skillopedia-page', user: 'general', path: '/skillopedia/6', calls: /\/v3\/encyclopedia\/6\/page/ },
  { name: 'skill-add', user: 'architect', path: '/skill/add' },
  { name: 'skill-edit', user: 'architect', path: '/skill/edit/1', calls: /\/v3\/skills\/1\b/ },
  {
    name: 'skill-tree',
    user: 'architect',
    path: '/skill/edit/29?tree=true',
    calls: /\/v3\/skill-trees\/29\b/,
  },
  { name: 'skill-popup', user: 'architect', path: '/skill/search?skill=1', calls: /\/v3\/skills\/1\b/ },
  {
    name: 'recommended-proficiency',
    user: 'general',
    path: '/role/14/recommended_proficiency/skills?persona=1',
    calls: /\/v3\/personas\/1\/skills/,
  },
  { name: 'skill-tables', user: 'architect', path: '/skill/tables', calls: /\/v3\/skillTables\/imports/ },
  { name: 'content-imports', user: 'architect', path: '/skill/content-imports', calls: /\/v3\/content\/imports/ },
  { name: 'roles', user: 'architect', path: '/role', calls: ROLES, noResult: '/role?text=zzzz' },
  { name: 'matcher-accuracy', user: 'architect', path: '/role/accuracy', calls: /suggestions\/accuracy/ },
  { name: 'role-add', user: 'architect', path: '/role/add' },
  { name: 'role-add-skills', user: 'architect', path: '/role/1/industry/skills', calls: /\/v3\/industryRoles\/1\b/ },
  { name: 'leadership-role', user: 'architect', path: '/leader/1', calls: /\/v3\/leadershipRoles\/1\/skills/ },
  { name: 'role-page', user: 'architect', path: '/role/edit/1', calls: /\/v3\/industryRoles\/1\b/ },
  { name: 'role-explorer', user: 'general', path: '/role_explorer', calls: /roleExplorerData/ },
  { name: 'users', user: 'super', path: '/users', calls: /\/v3\/users\?/ },
  { name: 'user-add', user: 'super', path: '/user/add' },
  { name: 'api', user: 'super', path: '/api', calls: /\/v3\/portal\/token-calls$/, noResult: '/api?text=zzzz' },
  { name: 'access-tokens', user: 'super', path: '/user/tokens/999999' },
  { name: 'clients', user: 'super', path: '/clients', calls: /\/v3\/clients\?/ },
  { name: 'user-edit', user: 'super', path: '/user/edit/1', calls: /\/v3\/users\/1$/ },
  { name: 'client-create', user: 'super', path: '/clients/create' },
  { name: 'client-manage', user: 'super', path: '/clients/manage/1', calls: /\/v3\/clients\/1$/ },
  { name: 'areas', user: 'super', path: '/areas', calls: /\/v3\/portal\/areas\/managed/ },
  { name: 'account', user: 'general', path: '/account', calls: /\/v3\/portal\/sessions$/ },
  { name: 'audit-log', user: 'super', path: '/audit-log', calls: /\/v3\/portal\/audit\?/ },
  { name: 'sign-in-providers', user: 'super', path: '/sign-in-providers', calls: /\/v3\/sign-in-providers$/ },
  { name: 'sign-in-provider-add', user: 'super', path: '/sign-in-providers/add' },
  { name: 'connectors', user: 'super', path: '/connectors', calls: /\/v3\/connectors$/ },
  { name: 'dead-letters', user: 'super', path: '/connectors/learning-platform', calls: /\/dead-letters/ },
  {
    name: 'create-personas',
    user: 'super',
    path: '/personas',
    act: (page) => page.getByRole('button', { name: 'Create Personas' }).click(),
  },
  {
    name: 'create-from-excel',
    user: 'super',
    path: '/personas',
    act: async (page) => {
      await page.getByRole('button', { name: 'Create Personas' }).click();
      await page.getByRole('button', { name: /Create personas in bulk/ }).click();
      await page.getByRole('radio', { name: 'An Excel file of roles and skills' }).check();
    },
  },
  { name: 'drawer', user: 'super', path: '/', act: (page) => page.keyboard.press('[') },
  { name: 'shortcuts', user: 'super', path: '/', act: (page) => page.keyboard.press('?') },
  { name: 'palette', user: 'super', path: '/', act: (page) => page.keyboard.press('Control+k') },
];
