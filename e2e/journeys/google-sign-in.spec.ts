import { PRIYA, STRANGER } from '../google-accounts';
import { accessibilityFindings, expect, test } from '../portal';

test('a user signs in with Google and reaches the requested page', async ({ page }) => {
  await page.goto('/personas?page=1');
  const button = page.getByRole('button', { name: 'Google Login' });
  await expect(button).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await button.click();
  await page.getByRole('link', { name: PRIYA.email }).click();
  // The notification is gone before a slow machine shows the page.
  await expect(page.getByText('Welcome Priya Nair')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Define Client Personas' })).toBeVisible();
  expect(page.url()).not.toContain('id_token');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Define Client Personas' })).toBeVisible();
});

test('a user without an account gets a message and can try again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Google Login' }).click();
  await page.getByRole('link', { name: STRANGER.email }).click();
  await expect(page.getByText(`There is no account for ${STRANGER.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Google Login' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You were not signed in with Google.')).toBeVisible();
  await expect(page.getByLabel('User Name')).toBeVisible();
});
