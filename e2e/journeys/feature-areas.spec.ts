import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { anotherPage, switchArea } from '../areas';
import { accessibilityFindings, signIn, test } from '../portal';

test('an area is switched off and on again in the open pages of other users', async ({ page, browser }) => {
  await signIn(page, 'super', '/areas');
  await expect(page.getByRole('switch', { name: 'Role Explorer is on' })).toBeChecked();
  expect(await accessibilityFindings(page)).toEqual([]);
  const landing = await anotherPage(browser, 'general');
  const tile = landing.getByRole('main').getByRole('link', { name: /Role Explorer/ });
  await expect(tile).toBeVisible();
  const inside = await anotherPage(browser, 'architect', '/role_explorer');
  await expect(inside.getByRole('heading', { level: 1, name: 'Role Explorer' })).toBeVisible();

  await switchArea(page, 'Role Explorer', 'Switch Off');
  await expect(tile).toBeHidden();
  await expect(inside).toHaveURL('/');
  await expect(inside.getByText('Role Explorer has been switched off.')).toBeVisible();

  await landing.goto('/role_explorer');
  await expect(landing.getByText('Role Explorer has been switched off.')).toBeVisible();
  const refused = await landing.request.get('/skillsarchitect/v3/roleExplorerData');
  expect([refused.status(), (await refused.json()).code]).toEqual([404, 'area-off']);
  await landing.goto('/');
  await expect(tile).toBeHidden();

  await switchArea(page, 'Role Explorer', 'Switch On');
  await expect(tile).toBeVisible();
  await tile.click();
  await expect(landing.getByRole('heading', { level: 1, name: 'Role Explorer' })).toBeVisible();
  await page.getByRole('button', { name: /Role Explorer/ }).click();
  await page.getByRole('menuitem', { name: 'Show Changes' }).click();
  await expect(page.getByRole('dialog').getByText('Switched off by Sam Super')).toBeVisible();
  const moments = page.getByRole('dialog').getByRole('term');
  const heights = await moments.evaluateAll((all) => all.map((element) => element.getClientRects()[0]?.height ?? 0));
  // Date and time of a change are on one line.
  expect(Math.max(...heights)).toBeLessThan(30);
});

test('an area that is off causes no requests', async ({ page, browser }) => {
  await signIn(page, 'super', '/areas');
  const landing = await anotherPage(browser, 'general');
  /** Requests of the landing page to the area's files and service. */
  const landingRequests = async () => {
    const addresses: string[] = [];
    landing.on('request', (request) => addresses.push(new URL(request.url()).pathname));
    await landing.goto('/');
    await expect(landing.getByRole('main').getByRole('link', { name: /Role Explorer/ })).toBeVisible();
    await landing.waitForLoadState('networkidle');
    landing.removeAllListeners('request');
    return addresses.filter((address) => /\/personas/.test(address));
  };
  expect(await landingRequests()).not.toEqual([]);
  await switchArea(page, 'Client Personas', 'Switch Off');
  expect(await landingRequests()).toEqual([]);
  await switchArea(page, 'Client Personas', 'Switch On');
});

test('the user is asked about unsaved work before an area is switched off', async ({ page, browser }) => {
  await signIn(page, 'super', '/areas');
  const working = await anotherPage(browser, 'general', '/persona/add');
  const name = working.getByRole('textbox', { name: /Name/ }).first();
  await name.fill('Night Clerk');

  await switchArea(page, 'Client Personas', 'Switch Off');
  const question = working.getByRole('alertdialog');
  await expect(question).toContainText('Proceed without saving changes?');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(name).toHaveValue('Night Clerk');
  await switchArea(page, 'Client Personas', 'Switch On');
  await expect(name).toHaveValue('Night Clerk');
});

test('a URL opens the portal without an area', async ({ page }) => {
  await signIn(page, 'super', '/?disable-areas=explorer');
  await expect(page.getByRole('link', { name: /User Management/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Role Explorer/ })).toBeHidden();
});

/** Copies the built area into the portal's data folder as a later version. */
const installVersion = (dataDir: string, area: string, version: string) => {
  const built = path.resolve(import.meta.dirname, `../../mfe-${area}/dist`);
  const place = path.join(dataDir, 'areas', area, version);
  const build = JSON.parse(readFileSync(path.join(built, 'area.json'), 'utf8'));
  cpSync(built, place, { recursive: true, filter: (file) => !file.endsWith('area.json') });
  writeFileSync(path.join(place, 'area.json'), JSON.stringify({ ...build, version }));
  return { previousVersion: String(build.version), remove: () => rmSync(place, { recursive: true }) };
};

test('a new version is offered to open pages, used after a reload, and rolled back', async ({
  page,
  browser,
  dataDir,
}) => {
  await signIn(page, 'super', '/areas');
  const working = await anotherPage(browser, 'architect', '/role');
  const heading = working.getByRole('heading', { level: 1, name: 'Manage Industry Roles' });
  await expect(heading).toBeVisible();
  const { previousVersion, remove } = installVersion(dataDir, 'roles', '9.0.0');
  const notice = working.getByText('A new version of Industry Roles is available.');
  await expect(notice).toBeVisible();
  await expect(heading).toBeVisible();
  const entry = working.waitForRequest(/\/apps\/roles\/9\.0\.0\/mf-manifest\.json/);
  await working.getByRole('button', { name: 'Reload' }).click();
  await entry;
  await expect(heading).toBeVisible();

  const versions = page.getByRole('combobox', { name: 'Version of Industry Roles' });
  await expect(versions.getByRole('option').first()).toHaveText('9.0.0, newest');
  await versions.selectOption(previousVersion);
  const dialog = page.getByRole('dialog', { name: `Roll Industry Roles back to version ${previousVersion}?` });
  await dialog.getByLabel('Reason').fill('The new one is slow');
  await dialog.getByRole('button', { name: 'Roll Back' }).click();
  await expect(working.getByText(`Industry Roles was rolled back to version ${previousVersion}.`)).toBeVisible();
  remove();
});
