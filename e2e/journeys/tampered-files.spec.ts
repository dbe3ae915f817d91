import { expect } from '@playwright/test';
import { anotherPage } from '../areas';
import { fetchAnswer } from '../drills/changed-code';
import { test } from '../portal';

/** Sets a global variable when executed. */
const ADDED = 'globalThis.tampered = true;';
/** The changed file, its URL, the added text, and how often the page is loaded before it gives up. */
const FILES: [string, RegExp, string, number][] = [
  // Same content with a different hash.
  ['manifest', /\/mf-manifest\.json$/, ' ', 1],
  ['entry', /\/remoteEntry\.\w+\.js$/, ADDED, 1],
  ['exposed module', /\/__federation_expose_app\.\w+\.js$/, ADDED, 1],
  // A release may have replaced a missing screen, so the portal reloads the page once.
  ['screen', /\/\d+\.\w{8}\.js$/, ADDED, 2],
];

for (const [name, address, added, loads] of FILES)
  test(`an area whose ${name} was tampered with on the way is not run`, async ({ browser }) => {
    const page = await anotherPage(browser, 'architect');
    const changed: string[] = [];
    let loaded = 0;
    page.on('domcontentloaded', () => {
      loaded += 1;
    });
    await page.route(
      ({ pathname }) => pathname.startsWith('/apps/roles/') && address.test(pathname),
      async (route) => {
        const { response, text } = await fetchAnswer(route);
        changed.push(route.request().url());
        await route.fulfill({ response, body: `${text}\n${added}` });
      },
    );
    await page.goto('/role');
    await expect.poll(() => loaded).toBe(loads);
    await expect(page.getByText('Industry Roles cannot be reached at the moment.')).toBeVisible();
    expect(changed).not.toEqual([]);
    const trace = () => page.evaluate(() => Reflect.get(globalThis, 'tampered') === true).catch(() => 'navigating');
    await expect.poll(trace).toBe(false);

    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Industry Roles' })).toBeVisible();
  });
