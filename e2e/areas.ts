import { type Browser, expect, type Page } from '@playwright/test';
import { type DemoUser, signIn } from './portal';

/** A page of a browser of its own, where somebody else is signed in. */
export const anotherPage = async (browser: Browser, user: DemoUser, path?: string) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, user, path);
  return page;
};

/** Uses the row's switch in Feature Areas and says why; answers once the portal has said that it was done. */
export const turn = async (page: Page, area: string, button: 'Switch On' | 'Switch Off') => {
  await page.getByRole('switch', { name: `${area} is on` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Works on the library');
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await expect(alerts.getByText(`${area} is ${button === 'Switch On' ? 'on' : 'off'}`, { exact: true })).toBeVisible();
};
