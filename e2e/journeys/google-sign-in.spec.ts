import { PRIYA, STRANGER } from '../google-accounts';
import { accessibilityFindings, expect, test } from '../portal';

test('a person signs in with Google and arrives where they wanted to go', async ({ page }) => {
  await page.goto('/personas?page=1');
  const button = page.getByRole('button', { name: 'Google Login' });
  await expect(button).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await button.click();
  await page.getByRole('link', { name: PRIYA.email }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Define Client Personas' })).toBeVisible();
  await expect(page.getByText('Welcome Priya Nair')).toBeVisible();
  expect(page.url()).not.toContain('id_token');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Define Client Personas' })).toBeVisible();
});

test('whoever has no account is told so, and may try another way', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Google Login' }).click();
  await page.getByRole('link', { name: STRANGER.email }).click();
  await expect(page.getByText(`There is no account for ${STRANGER.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Google Login' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You were not signed in with Google.')).toBeVisible();
  await expect(page.getByLabel('User Name')).toBeVisible();
});
