import { expect, signIn, test } from '../portal';

/** A sector whose postings no other journey uses. */
const LIST = '/annotate-jobs?sector=7&size=50';

test('an annotated posting counts as a decision, and is a line of the gold file', async ({ page }) => {
  await signIn(page, 'super', LIST);
  await page.getByRole('button', { name: 'Annotate the next one' }).click();
  await expect(page.getByRole('button', { name: 'Annotate Job' })).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('group', { name: 'Suggested roles' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Annotate Job' }).click();
  await expect(page.getByText('Successfully job annotated')).toBeVisible();

  await page.goto('/role');
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Matcher Accuracy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Matcher Accuracy' })).toBeVisible();
  await page.getByLabel('Split by').selectOption('Source');
  await expect(page.getByRole('rowheader', { name: 'Job annotation' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confidence against Outcome' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Gold File' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).toString()).toContain(title.slice(0, 10));
});
