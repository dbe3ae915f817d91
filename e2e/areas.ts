import { type Browser, expect, type Page } from '@playwright/test';
import { type DemoUser, signIn } from './portal';

/** A page in a new browser context, for another signed-in user. */
export const anotherPage = async (browser: Browser, user: DemoUser, path?: string) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, user, path);
  return page;
};

/** Toggles an area in Feature Areas with a reason; resolves when the portal confirms. */
export const switchArea = async (page: Page, area: string, button: 'Switch On' | 'Switch Off') => {
  await page.getByRole('switch', { name: `${area} is on` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Works on the library');
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
  const alerts = page.getByRole('region', { name: 'Notifications' });
  await expect(alerts.getByText(`${area} is ${button === 'Switch On' ? 'on' : 'off'}`, { exact: true })).toBeVisible();
};
