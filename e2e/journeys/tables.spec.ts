import { readFile } from 'node:fs/promises';
import { accessibilityFindings, expect, sidewaysScroll, signIn, test } from '../portal';

const SKILL = 'Collateral valuation';
/** The status cell, whichever status the skill has: 'Retired' is left by a failed try. */
const STATUS = /,(Draft|SME Approved|SA Approved|Published|Retired),/;

test('a super user exports a skill as CSV, changes it, imports the table, and undoes it', async ({ page }) => {
  await signIn(page, 'super', '/skill/search');
  await page.getByRole('combobox', { name: 'Skill name' }).fill(SKILL);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: SKILL, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Excel and CSV' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  await page.getByRole('radio', { name: 'CSV' }).check();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).first().click();
  const table = (await readFile(await (await download).path())).toString();
  expect(table).toContain(SKILL);

  await page.getByRole('button', { name: 'Excel and CSV' }).click();
  await page.getByRole('menuitem', { name: 'Import from Excel or CSV' }).click();
  const choose = (content: string) =>
    page
      .getByLabel('Files for Table')
      .setInputFiles({ name: 'Skills.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose(table.replace(STATUS, ',Nearly ready,'));
  await page.getByRole('button', { name: 'Check Table' }).click();
  await expect(page.getByText(/There is no such status\. Use Draft/).first()).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Import another table' }).click();

  await choose(table.replace(STATUS, table.includes(',Retired,') ? ',Published,' : ',Retired,'));
  await page.getByRole('button', { name: 'Check Table' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByRole('button', { name: 'Undo Import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo Import' }).click();
  await expect(page.getByText('Undone').first()).toBeVisible();
});
