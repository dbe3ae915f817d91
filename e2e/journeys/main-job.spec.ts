import type { Page } from '@playwright/test';
import { cleanDescriptions, sampleDescriptions } from '../descriptions.fixtures';
import { discardPending } from '../import-api';
import { accessibilityFindings, expect, sidewaysScroll, signIn, test } from '../portal';

const NORTHWIND = 1;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const upload = async (page: Page, buffer: Buffer) => {
  await page.getByRole('button', { name: 'Create Personas' }).click();
  await page.getByRole('button', { name: /Create personas in bulk/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name: 'yard.zip', mimeType: 'application/zip', buffer });
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(heading(page, 'Review extracted data')).toBeVisible();
  await expect(page.getByText('Data fetch completed').first()).toBeVisible({ timeout: 180_000 });
};

/** Selects the first suggestion of a client role, unless it is selected. */
const chooseFirst = async (page: Page, name: string) => {
  const first = page
    .getByRole('row', { name: new RegExp(name) })
    .locator('[aria-pressed]')
    .first();
  await expect(first).toBeVisible();
  if ((await first.getAttribute('aria-pressed')) === 'false') await first.click();
};

/** Counts clicks, across page loads. */
const countPresses = async (page: Page) => {
  await page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1)),
      true,
    ),
  );
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
};

test('from the zip to personas and the Excel file in at most 9 clicks without problems', async ({
  page,
  mark,
  baseURL,
}) => {
  const presses = await countPresses(page);
  await discardPending(baseURL, 'general', NORTHWIND);
  await signIn(page, 'general', '/personas');
  await upload(page, cleanDescriptions(mark));
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(heading(page, 'Role Selection')).toBeVisible({ timeout: 180_000 });
  await expect(page.getByRole('rowheader', { name: `Transport Planner ${mark}`, exact: true })).toBeVisible({
    timeout: 180_000,
  });
  await page.getByRole('button', { name: 'Select first suggestion for all' }).click();
  const notice = await page.getByText(/^First suggestion selected/).boundingBox();
  const action = await page.getByRole('button', { name: 'Compare Persona' }).boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(action?.y ?? 0);
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download/ }).click({ timeout: 180_000 });
  expect((await workbook).suggestedFilename()).toBe('RoleSelection.xlsx');
  await page.getByRole('button', { name: 'Create 2 personas' }).click();
  await expect(page).toHaveURL(/\/personas($|\?)/, { timeout: 180_000 });
  await expect(page.getByRole('button', { name: `Fleet Manager ${mark}`, exact: true })).toBeVisible();
  // Seven clicks to the personas: create, in bulk, the file, proceed twice, the roles, create; and two for the Excel file.
  expect(await presses()).toBe(9);
});

test('a super user makes personas with skills out of a zip of job descriptions', async ({ page, mark, baseURL }) => {
  const suffix = `Super ${mark}`;
  await discardPending(baseURL, 'super', NORTHWIND);
  await signIn(page, 'super', '/personas');
  await page.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: /Northwind/ }).click();
  await expect(page.getByRole('button', { name: 'Tour Planner North', exact: true })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await upload(page, sampleDescriptions(suffix));
  await expect(page.getByRole('row', { name: /planner\.docx/ })).toContainText(`Yard Tour Planner ${suffix}`);
  await expect(page.getByRole('row', { name: /damaged\.docx/ })).not.toContainText('Yard');
  expect(await accessibilityFindings(page)).toEqual([]);
  const failed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download skipped files' }).click();
  expect((await failed).suggestedFilename()).toBe('FailedFiles.xlsx');

  await page.getByRole('button', { name: 'Open planner.docx' }).click();
  const text = page.getByRole('listbox', { name: 'Document' });
  await expect(text.getByTitle('Persona Name')).toContainText(`Yard Tour Planner ${suffix}`);
  expect(await accessibilityFindings(page)).toEqual([]);
  await text.getByRole('option', { name: /keeps the daily work/ }).click();
  await page.keyboard.press('d');
  await expect(page.getByRole('textbox', { name: /^Role Description/ })).toHaveValue(/keeps the daily work/);
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Review extracted data')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/personas');
  const continueButton = page.getByRole('button', { name: 'continue persona creation' });
  await expect(continueButton).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await continueButton.click();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(heading(page, 'Role Selection')).toBeVisible();
  const planner = page.getByRole('row', { name: new RegExp(`Yard Tour Planner ${suffix}`) });
  await expect(planner.getByRole('button', { name: 'Transport Planner' })).toBeVisible({ timeout: 180_000 });
  expect(await accessibilityFindings(page)).toEqual([]);

  await chooseFirst(page, `Yard Tour Planner ${suffix}`);
  await chooseFirst(page, `Yard Shift Supervisor ${suffix}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Client Roles are updated')).toBeVisible();
  await page.getByRole('button', { name: `Yard Tour Planner ${suffix}`, exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Why this role')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Create 2 personas' }).click();
  await expect(page).toHaveURL(/\/personas($|\?)/, { timeout: 180_000 });

  await page.getByRole('link', { name: `Architect Skills: Yard Tour Planner ${suffix}` }).click();
  await expect(heading(page, 'Assign Skills for Client Persona (Job Roles)')).toBeVisible();
  const routes = page.getByRole('row', { name: /Route planning/ });
  await routes.getByRole('combobox').first().selectOption({ label: '5 Distinguished' });
  await page.getByRole('button', { name: 'Confirm Changes' }).click();
  await expect(page.getByText('Skill Mapping for Persona successful')).toBeVisible();
  await page.reload();
  await expect(
    page
      .getByRole('row', { name: /Route planning/ })
      .getByRole('combobox')
      .first(),
  ).toHaveValue(/.+/);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.goto('/personas?searchString=yard');
  await page.getByRole('checkbox', { name: new RegExp(`Yard Tour Planner ${suffix}`) }).check();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export to Excel' }).click();
  await expect(page.getByText('Excel Export Successful')).toBeVisible({ timeout: 180_000 });
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download/ }).click();
  expect((await workbook).suggestedFilename()).toBe('Persona.xlsx');
});
