import type { Request } from '@playwright/test';
import { expect, signIn, test } from '../portal';

const MAX_BYTES = 192 * 1024;

const readBytes = async (request: Request) => (await request.sizes()).responseBodySize;

test('signing in and the landing page take at most 192 KB of JavaScript, none of it of an area', async ({ page }) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await signIn(page, 'super');
  await expect(page.getByRole('main').getByRole('link', { name: /User Management/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.map((request) => new URL(request.url()).pathname).filter((path) => path.startsWith('/apps/'))).toEqual(
    [],
  );
  const bytes = await Promise.all(scripts.map(readBytes));
  const sum = bytes.reduce((total, size) => total + size, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(MAX_BYTES);
});
