import { API_PREFIX } from '@skills-architect/contracts';
import { createSkill } from '@skills-architect/contracts/skills';
import { PORTAL } from '../addresses';
import { signInByApi } from '../import-api';
import { accessibilityFindings, expect, signIn, test } from '../portal';

test('a super user merges a skill that roles and personas use into another, and undoes it', async ({ page }) => {
  await signIn(page, 'super', '/skill/search');
  await page.getByRole('combobox', { name: 'Skill name' }).fill('Complaint handling');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Complaint handling' }).click();
  await page.getByRole('link', { name: 'Edit Skill' }).click();
  const roles = page.getByRole('tab', { name: /^Roles/ });
  await expect(roles).toHaveText(/\d/);
  const before = (await roles.textContent()) ?? '';
  const address = page.url();

  await page.getByRole('button', { name: 'Delete Skill' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Complaint handling?' });
  await dialog.getByRole('combobox', { name: 'Replace with' }).fill('Customer service');
  await page
    .getByRole('option', { name: /^Customer service/ })
    .first()
    .click();
  await expect(dialog.getByText(/industry roles?, \d+ personas?, .*get Customer service\./)).toBeVisible();
  await expect(dialog.getByText(/New alternative names: Complaint handling/)).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace and Delete' }).click();
  await expect(page.getByRole('textbox', { name: 'Skill Name' })).toHaveValue('Customer service');
  await expect(page.getByText(/records moved from Complaint handling to Customer service/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Complaint handling is back with its links').first()).toBeVisible();
  await page.goto(address);
  await expect(roles).toHaveText(before);
});

test('likely duplicates are searched, and one is marked as different by keyboard', async ({ page, mark }) => {
  const api = await signInByApi(PORTAL.url, 'architect');
  for (const skillName of [`Parcel handling ${mark}`, `Handling parcels ${mark}`]) {
    const skillDescription = 'Receives, weighs, labels and stores parcels without damage';
    const data = { skillName, skillDescription, skillCategoryId: 1, skillFamilyId: 1, skillStatus: 1, sourceId: 1 };
    expect((await api.post(`${API_PREFIX}${createSkill.path}`, { data })).ok()).toBe(true);
  }
  await signIn(page, 'super', '/skill/search');
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicates' }).click();
  await page.getByRole('button', { name: 'Look for duplicates' }).click();
  await expect(page.getByText(/likely duplicates? among/).first()).toBeVisible();
  const current = page.getByRole('listitem').and(page.locator('[aria-current]'));
  const first = await current.getAttribute('aria-label');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('n');
  await expect(page.getByRole('listitem', { name: first ?? '', exact: true })).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.getByRole('listitem', { name: first ?? '', exact: true })).toBeVisible();
});
