import { accessibilityFindings, expect, signIn, test } from '../portal';

/** One for each try, because items imported by one try are not new in the next. */
const PROVIDERS = ['Practice Workshop', 'Open Course Shelf', 'Harbour Video Library', 'Skills Architect Academy'];
/** One for each try, because content marked by one try stays marked. */
const TITLES = [': first steps', ' in twenty minutes', ': mistakes that cost money', ' checklists'];

test('a catalogue is imported, and new items are listed', async ({ page, attempt }) => {
  await signIn(page, 'architect', '/skill/content-imports');
  await page.getByLabel('Content Provider').selectOption(PROVIDERS[attempt] ?? '');
  await page.getByRole('radio', { name: /^Everything/ }).check();
  await page.getByRole('button', { name: 'Start Import' }).click();
  await expect(page.getByRole('button', { name: /^Added: [\d,]+ items/ })).toBeVisible({ timeout: 180_000 });
  await expect(page.getByText('Imported', { exact: true }).first()).toBeVisible({ timeout: 180_000 });
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Added: [\d,]+ items/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Budgets: /)
      .first(),
  ).toBeVisible();
});

test('content of a skill is marked, filtered and sorted', async ({ page, attempt }) => {
  await signIn(page, 'architect', '/skill/edit/1');
  await page.getByRole('tab', { name: /^Content/ }).click();
  const table = page.getByRole('table', { name: 'Content of Data modelling' });
  const row = table.getByRole('row', { name: `Data modelling${TITLES[attempt]}` });
  await expect(row.getByText('Title names Data modelling')).toBeVisible();
  await expect(row.getByText('Not verified')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark as irrelevant' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('switch', { name: 'Show content marked irrelevant' }).check();
  await expect(row.getByText('No', { exact: true })).toBeVisible();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark as relevant' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(row.getByText('Yes', { exact: true })).toBeVisible();

  await page.getByLabel('Content Type').selectOption('Workshop');
  await expect(row).toBeHidden();
  await table.getByRole('button', { name: /^Duration/ }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('Workshop');
});
