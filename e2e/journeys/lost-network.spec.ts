import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../portal';

/** Opens the palette, or resolves when its code could not be loaded. */
const tryPalette = async (page: Page) => {
  const failed = page.waitForEvent('console', { predicate: (message) => /ChunkLoadError/.test(message.text()) });
  const opened = page.getByRole('dialog').waitFor();
  await page.keyboard.press('Control+k');
  await Promise.any([failed, opened]);
  await page.keyboard.press('Escape');
};

test('what could not be loaded without a network does not end the portal', async ({ page, context }) => {
  await signIn(page, 'architect');
  const home = page.getByRole('heading', { name: 'What would you like to do?' });
  await expect(home).toBeVisible();
  await context.setOffline(true);
  await tryPalette(page);
  await context.setOffline(false);
  await tryPalette(page);
  await tryPalette(page);
  await expect(page.getByText('Skills Architect stopped working')).toBeHidden();
  await expect(home).toBeVisible();
});
