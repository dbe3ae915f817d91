import type { Page } from '@playwright/test';
import { API_PREFIX, matchRoute } from '@skills-architect/contracts';
import { listAreas, loginOptions, PASSWORD_PATH, readPasswordLink } from '@skills-architect/contracts/portal';
import { accessibilityFindings, type DemoUser, expect, sidewaysScroll, signIn, test } from '../portal';

/** Every screen, with text that only its own service can provide. */
const SCREENS: [DemoUser, string, string, RegExp][] = [
  ['general', '/personas', 'Define Client Personas', /Tour Planner North/],
  ['general', '/personas/library-changes', 'Library Changes', /No release yet|Release/],
  ['general', '/persona/review/1', 'Review of Tour Planner North', /need no approval|Approvers:/],
  ['general', '/personas/overview', 'Company Overview', /Skills Most Asked For/],
  ['general', '/personas/skill-map', 'Skill Map', /Whole company/],
  ['general', '/personas/similar', 'Similar Personas', /In common|No personas are similar/],
  ['general', '/personas/deleted', 'Deleted Personas', /Can be restored until|no deleted personas/],
  ['internal', '/persona/add', 'Add Persona', /Matching Industry Role|Choose a client first/],
  ['general', '/persona/edit/1/false', 'Edit Persona', /Matching Industry Role/],
  ['general', '/persona/architect-skills/1', 'Assign Skills for Client Persona', /Functional Skills/],
  ['general', '/role/1/persona/skills/1/1', 'Assign Skills for Client Persona', /Assign Skills To Persona/],
  [
    'general',
    '/role/4/recommended_proficiency/skills',
    'Recommended Proficiency',
    /Choose the persona|Choose a client/,
  ],
  ['general', '/compare-role', 'Compare Industry Roles', /No Data To Show/],
  ['super', '/compare-role?columns=1.1.1_1.1.2', 'Compare Industry Roles', /Data modelling/],
  ['expert', '/add-skills/persona', 'Published Skills', /Skill Name/],
  ['architect', '/skill/search', 'Manage Skills', /Data modelling|Account management/],
  ['architect', '/skill/duplicates', 'Likely Duplicates', /Look for duplicates/],
  ['architect', '/skill/health', 'Library Health', /Check Again/],
  ['architect', '/skill/translations/family/1', 'Other Languages', /own texts/],
  ['architect', '/skill/releases', 'Library Releases', /No release yet|When/],
  ['architect', '/skill/tables', 'Import from Excel or CSV', /No table was imported yet|Check Table/],
  ['architect', '/skill/content-imports', 'Content Catalogues', /No catalogue was imported yet|Imported/],
  ['architect', '/skill/add', 'Skill Management', /Knowledge Base/],
  ['architect', '/skill/edit/1', 'Skill Management', /Novice/],
  ['architect', '/skillopedia', 'Manage Skillopedia', /Budgets and rolling forecasts/],
  ['architect', '/skillopedia/add', 'Skillopedia Management', /A new entry starts as Draft|Title/],
  ['architect', '/skillopedia/edit?id=6', 'Skillopedia Management', /a few stock locations every day/],
  ['general', '/skillopedia/6', 'Cycle counting', /a few stock locations every day/],
  ['architect', '/role', 'Manage Industry Roles', /Accountant/],
  ['super', '/role/imports', 'Library Imports', /Nothing was imported yet/],
  ['architect', '/role/accuracy', 'Matcher Accuracy', /Nobody has decided|decisions\./],
  ['architect', '/annotate-jobs/import', 'Import Job Postings', /No table was imported yet|Check Table/],
  ['architect', '/role/tables', 'Import from Excel or CSV', /No table was imported yet|Check Table/],
  ['architect', '/role/add', 'New Industry Role', /Critical Work Functions and Tasks/],
  ['architect', '/role/edit/1', 'Data Engineer', /Data modelling/],
  ['architect', '/role/1/industry/skills', 'Assign Skills To Role', /AI suggestions/],
  ['architect', '/role/1/leader/skills', 'Assign Skills To Role', /AI suggestions/],
  ['architect', '/leader/1', 'Individual Contributor', /Decision making/],
  ['super', '/annotate-jobs', 'Annotate Jobs', /Total jobs/],
  ['general', '/job/4/200/4', 'Data Analyst, Customer Insight', /Role Sentences/],
  ['super', '/users', 'User Management', /Edda Expert/],
  ['super', '/user/edit/1', 'Manage User Account', /Northwind/],
  ['super', '/user/add', 'Create New User', /Login Type/],
  ['super', '/api', 'API', /List personas/],
  ['super', '/user/tokens/999999', 'Access Tokens', /was not found/],
  ['super', '/clients', 'Client Management', /Harbour Health/],
  ['super', '/clients/create', 'Create New Client', /Org Growth Stage/],
  ['super', '/clients/manage/2', 'Manage Client Account', /Human Resources/],
  ['super', '/clients/edit/2', 'Manage Client Account', /Human Resources/],
  ['super', '/areas', 'Feature Areas', /Role Explorer/],
  ['super', '/connectors', 'Connectors', /Adaptive engine/],
  ['general', '/account', 'Your Account', /This session/],
  ['super', '/audit-log', 'Audit Log', /Login/],
  ['super', '/sign-in-providers', 'Sign-in Providers', /Add Provider/],
  ['super', '/sign-in-providers/add', 'Add Sign-in Provider', /Try the Rules/],
  ['super', '/sign-in-providers/999999', 'Manage Sign-in Provider', /does not exist/],
  ['super', '/connectors/adaptive-engine', 'Dead Letters of adaptive-engine', /All messages were delivered/],
  ['general', '/role_explorer', 'Role Explorer', /Industries/],
  ['general', '/compare-persona?personas=1_2', 'Compare Personas', /skills/],
  ['general', '/persona_role/compare-skills/1/1/3', 'Compare Personas', /What to compare/],
  ['general', '/career-progress/56', 'Career Progression', /Accountant/],
];

/** Screens covered by other journeys, and paths that only redirect. */
const NOT_LISTED = [
  '/personas/role-matching',
  '/personas/role-matching/architect-skills/{roleId}',
  '/architect_skills',
  '/add-skills/{type:persona}',
  '/compare-role/{clientId}/{subsectorID}/{funcval}/{roleId}',
  '/clients/{mode:add}',
];

test('every screen of every area is tested', async ({ signedIn }) => {
  const { request } = await signedIn('super');
  const { areas } = listAreas.answer.parse(await (await request.get(`${API_PREFIX}${listAreas.path}`)).json());
  const manifests = areas.map(({ manifest }) => manifest);
  const covered = new Set([...NOT_LISTED, ...SCREENS.map(([, path]) => matchRoute(path, manifests)?.route.path)]);
  const all = manifests.flatMap(({ routes }) => routes.map(({ path }) => path));
  expect(all.filter((path) => !covered.has(path))).toEqual([]);
});

test.describe(() => {
  test.describe.configure({ mode: 'parallel' });
  for (const [user, path, title, content] of SCREENS)
    test(`${path} for ${user}: shown, accessible, without sideways scrolling`, async ({ signedIn }) => {
      const page = await signedIn(user);
      await page.goto(path);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText(content).first()).toBeVisible();
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
      }
      // 1280 × 1024 pixels at a zoom of 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await sidewaysScroll(page)).toBe(0);
    });
});

test.describe('pages without a session', () => {
  const check = async (page: Page, title: string) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  };

  test('the page for a forgotten password', async ({ page }) => {
    await page.route(`**${API_PREFIX}${loginOptions.path}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), forgotten: true } });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await check(page, 'Forgot your password?');
  });

  test('the page to choose a password, with and without a valid link', async ({ page }) => {
    await page.goto(`${PASSWORD_PATH}#none`);
    await expect(page.getByText(/This link is not known/)).toBeVisible();
    await check(page, 'Choose your password');
    await page.route(`**${API_PREFIX}${readPasswordLink.path}`, (route) =>
      route.fulfill({ json: { state: 'valid', kind: 'invitation', loginId: 'general' } }),
    );
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'New Password', exact: true })).toBeVisible();
    await check(page, 'Choose your password');
  });
});

test('the help videos play on the landing page and on their screens', async ({ page }) => {
  await signIn(page, 'general');
  const watchVideo = async (name: string) => {
    await page.getByRole('button', { name }).click();
    const video = page.getByRole('dialog').locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await watchVideo('Click to watch how a client persona is defined');
  await watchVideo('Click to watch how to assign skills to a persona');
  await page.getByRole('link', { name: /Define Client Personas/ }).click();
  await watchVideo('Click to watch how a client persona is defined');
  await page
    .getByRole('link', { name: /^Architect Skills:/ })
    .first()
    .click();
  await watchVideo('Click to watch how to assign skills to a persona');
});

test('Ctrl K finds a skill, a role and a persona by typing', async ({ page }) => {
  await signIn(page, 'super', '/personas');
  await page.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: /Northwind/ }).click();
  // Selecting the client navigates, which closes a palette.
  await expect(page.getByRole('button', { name: 'Tour Planner North', exact: true })).toBeVisible();
  const goTo = async (text: string, option: RegExp) => {
    await page.keyboard.press('Control+k');
    // Typed at once, like an experienced user.
    await page.keyboard.type(text);
    await page.getByRole('option', { name: option }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('option', { name: option }).click();
  };
  await goTo('route plan', /^Route planning Skills/);
  await expect(page.getByRole('dialog', { name: 'Route planning' })).toBeVisible();
  await page.keyboard.press('Escape');
  await goTo('data engin', /^Data Engineer Industry Roles/);
  await expect(page.getByRole('heading', { level: 1, name: 'Data Engineer' })).toBeVisible();
  await goTo('tour plan', /^Tour Planner North Personas/);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Persona' })).toBeVisible();
});

test('a menu can be used by keyboard only', async ({ page }) => {
  await signIn(page, 'general', '/personas');
  const menu = page.getByRole('button', { name: 'More actions' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(menu).toBeFocused();
  await page.getByRole('button', { name: 'Actions for Tour Planner North' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Duplicate Persona' })).toBeVisible();
});
