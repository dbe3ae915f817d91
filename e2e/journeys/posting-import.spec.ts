import { accessibilityFindings, expect, sidewaysScroll, signIn, test } from '../portal';

const FILE = [
  { functie: 'Warehouse Picker (nights)', bedrijf: 'Kestrel Depot', sub_sector: 'Logistics' },
  { functie: 'Forklift Driver', bedrijf: 'Kestrel Depot', sub_sector: 'Logistics' },
];

test('an architect imports postings from JSON Lines with columns in another language, looks at how they were assigned, and undoes it', async ({
  page,
}) => {
  await signIn(page, 'architect', '/annotate-jobs');
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Import Job Postings' }).click();
  const buffer = Buffer.from(FILE.map((row) => JSON.stringify(row)).join('\n'));
  await page
    .getByLabel('Files for Table')
    .setInputFiles({ name: 'vacatures.jsonl', mimeType: 'application/jsonl', buffer });
  await page.getByRole('button', { name: 'Check Table' }).click();
  await expect(page.getByRole('button', { name: 'To be added: 2 rows' })).toBeVisible();
  await page.getByRole('button', { name: 'Assign columns' }).click();
  await expect(page.getByRole('combobox', { name: 'functie' })).toHaveValue('title');
  await expect(page.getByRole('combobox', { name: 'bedrijf' })).toHaveValue('company');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('button', { name: 'Added: 2 rows' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo Import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo Import' }).click();
  await expect(page.getByText('Undone').first()).toBeVisible();
});
