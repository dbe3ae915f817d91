import { expect, signIn, test } from '../portal';

/** Procurement: no other journey uses its postings. */
const LIST = '/annotate-jobs?sector=10&size=50';

test('a posting is annotated and undone by keyboard, and the list of another user is updated', async ({
  browser,
  page,
}) => {
  await signIn(page, 'super', LIST);
  const watcher = await browser.newPage();
  await signIn(watcher, 'expert', LIST);
  const annotated = watcher.getByRole('progressbar', { name: 'Annotated', exact: true });
  await expect(annotated).toHaveAttribute('aria-valuenow', /\d+/);
  const before = Number(await annotated.getAttribute('aria-valuenow'));

  await page.getByRole('button', { name: 'Annotate the next one' }).click();
  await expect(page.getByRole('button', { name: 'Annotate Job' })).toBeVisible();
  const first = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(watcher.getByText('In use by').first()).toBeVisible();

  // A posting ignores keys until a person could have seen it; once it has accepted one, no other key is pressed.
  let isSent = false;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/v3/jobs/annotation')) isSent = true;
  });
  await expect(async () => {
    if (!isSent) await page.keyboard.press('1');
    expect(isSent).toBe(true);
  }).toPass();
  await expect(page.getByText('Successfully job annotated')).toBeVisible();
  await expect(annotated).toHaveAttribute('aria-valuenow', String(before + 1));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');

  await expect(page.getByRole('button', { name: 'Annotate Job' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { level: 1, name: first ?? '' })).toBeVisible();
  await expect(annotated).toHaveAttribute('aria-valuenow', String(before));
  await watcher.close();
});
