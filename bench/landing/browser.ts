import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/in-chromium';

/** A portal, and a user of it. */
export interface Login {
  portal: string;
  login: string;
  password: string;
}

export const openBrowser = (): Promise<Browser> => chromium.launch(CHROMIUM);

/** A browser context with a signed-in user. */
export const newSignedInContext = async (
  browser: Browser,
  { portal, login, password }: Login,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(portal);
  await page.getByLabel('User Name').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: /logout/i }).waitFor();
  await page.close();
  return context;
};
