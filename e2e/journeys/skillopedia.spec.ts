import { accessibilityFindings, expect, signIn, test } from '../portal';

test('an entry is written, read, mapped to content, undone and deleted', async ({ page }) => {
  await signIn(page, 'architect');
  await page
    .getByRole('link', { name: /^Manage Skillopedia/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add Skillopedia' }).click();
  await page.getByLabel('Title').fill('Counting stock without stopping');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Skillopedia Created Successfully')).toBeVisible();

  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill(
    '## Cycle counting\n\nCount **a few locations** of the warehouse a day.\n\n<script>alert(1)</script>',
  );
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Cycle counting' })).toBeVisible();
  await expect(preview.getByText('<script>')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Skillopedia Updated Successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Map Sample Content' }).click();
  const sample = page.getByRole('table', { name: 'Sample content' });
  await expect(sample.getByRole('link', { name: /Cycle counting instead/ })).toBeVisible();
  await expect(sample.getByText(/counting/).first()).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^\/skillopedia\// }).click();
  const reading = await opened;
  await expect(reading.getByRole('heading', { level: 1, name: 'Counting stock without stopping' })).toBeVisible();
  await expect(reading.getByText('a few locations')).toBeVisible();
  await reading.close();

  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByText('Document', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Entry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Skillopedia' })).toBeVisible();
  await expect(page.getByText('Successfully deleted')).toBeVisible();
});
