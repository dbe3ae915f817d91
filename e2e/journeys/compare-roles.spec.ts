import type { Page } from '@playwright/test';
import { accessibilityFindings, type DemoUser, expect, signIn, test } from '../portal';

const column = (page: Page, index: number) => page.getByRole('group', { name: `Role ${index}`, exact: true });

const pick = async (page: Page, index: number, label: string, option: string) => {
  await column(page, index).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
};

const USERS: { user: DemoUser; choosesSource: boolean }[] = [
  { user: 'general', choosesSource: false },
  { user: 'super', choosesSource: true },
];

for (const { user, choosesSource } of USERS)
  test(`${user} compares two industry roles, and finds the same comparison at its URL`, async ({ page }) => {
    await signIn(page, user);
    const tiles = page.getByRole('main');
    // What is above the tiles moves them at the first visit in a browser.
    await expect(tiles.getByRole('heading', { name: 'What waits for you' })).toBeVisible();
    await tiles.getByRole('link', { name: /Compare Industry Roles/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare Industry Roles' })).toBeVisible();
    await expect(page.getByText('No Data To Show')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Source' })).toHaveCount(choosesSource ? 1 : 0);

    await pick(page, 1, 'Industry or Function', 'Finance');
    await pick(page, 1, 'Department or Track', 'Accounting');
    await pick(page, 1, 'Industry Role', 'Accountant');
    await column(page, 1).getByRole('button', { name: 'Copy industry and department of role 1 to role 2' }).click();
    await pick(page, 2, 'Industry Role', 'Accountant');
    await expect(page.getByText('Industry Role is already selected')).toBeVisible();
    await pick(page, 2, 'Industry or Function', 'Information Technology');
    await pick(page, 2, 'Industry Role', 'Data Analyst');

    await expect(page.getByRole('img', { name: 'Spreadsheets, Accountant: level 4, Mastery, equal' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'SQL, Accountant: missing' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole('switch', { name: 'Differences only' }).check();
    await expect(page.getByRole('row', { name: /^Spreadsheets/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('row', { name: /^SQL/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Spreadsheets/ })).toHaveCount(0);

    await column(page, 1).getByRole('button', { name: 'View Roles & Responsibilities' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accountant' });
    await expect(dialog.getByText('Roles as per Industry')).toBeVisible();
    await expect(dialog.getByText('Critical Work Functions and Tasks')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await column(page, 2).getByRole('button', { name: 'Reset role 2' }).click();
    await expect(page.getByRole('img', { name: 'SQL, Accountant: missing' })).toHaveCount(0);
  });

test('the role of a persona is compared from its form, with a question about unsaved changes', async ({ page }) => {
  await signIn(page, 'general', '/personas');
  await page.getByRole('button', { name: 'Tour Planner North', exact: true }).click();
  await page.getByRole('textbox', { name: 'Reporting To' }).fill('Head of Yard');
  await page.getByRole('button', { name: 'Compare Role' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Proceed without saving changes?');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/compare-role\/1\/2\/\d+\/\d+$/);
  await expect(column(page, 1).getByRole('combobox', { name: 'Industry Role' })).toHaveValue('Transport Planner');
  await expect(page.getByRole('row', { name: /^Route planning/ })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
});
