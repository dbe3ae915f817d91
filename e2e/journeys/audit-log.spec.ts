import { accessibilityFindings, expect, signIn, test } from '../portal';

test('a change of rights is found in the audit log, with its details, and exported', async ({ page }) => {
  await signIn(page, 'super', '/user/add');
  const name = `Audit ${Date.now()}`;
  await page.getByLabel(/^Display Name/).fill(name);
  await page.getByLabel(/^Email ID/).fill(`${name.replace(' ', '.').toLowerCase()}@example.com`);
  await page.getByRole('radio', { name: 'Skilling Architect' }).check();
  await page.getByRole('radio', { name: 'Google' }).check();
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/v3/users'),
  );
  await page.locator('button[type=submit]').click();
  const { userId } = await (await created).json();
  await expect(page).toHaveURL(/\/users/);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await page.getByLabel('Search the audit log').fill('create user');
  await expect(page).toHaveURL(/text=create/);
  // Other journeys create users, too.
  const row = page.getByRole('row', { name: new RegExp(`Create user.*\\buser ${userId}\\b`) });
  await expect(row.getByText('Sam Super')).toBeVisible();
  await expect(row.getByText('Done')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await row.getByText('Create user').click();
  const dialog = page.getByRole('dialog', { name: 'Create user' });
  await expect(dialog.getByRole('term').filter({ hasText: 'User type' })).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: /^Skilling Architect$/ })).toBeVisible();
  await dialog.getByText('Close', { exact: true }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('Audit Log.csv');
});

test('a user sees the open sessions and ends another one', async ({ page, browser }) => {
  await signIn(page, 'expert', '/');
  const other = await browser.newPage();
  await signIn(other, 'expert', '/');
  await page.getByRole('link', { name: /your account/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible();
  await expect(page.getByRole('button', { name: /End the session in/ }).first()).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page
    .getByRole('button', { name: /End the session in/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByText('The session has ended').first()).toBeVisible();
  await other.close();
});
