import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { anotherPage, switchArea } from '../areas';
import { type ForeignArea, foreignArea } from '../foreign-area';
import { accessibilityFindings, signIn, test } from '../portal';

/** An external area, built only from packed kits: published, switched on, failing, under development. */
test.describe.configure({ mode: 'serial' });

let hello: ForeignArea;
let ownTests: ReturnType<ForeignArea['test']>;
/** Builds with one fault each, by their names in `drills/`. */
let drills: Record<string, Promise<string>>;
const DRILLS = ['throws-on-render', 'stale-chunk', 'wrong-range', 'slow'];

test.beforeAll(async ({ baseURL }) => {
  hello = await foreignArea(String(baseURL));
});

const findTile = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Hello/ });
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello' });

test('it is published to the running portal, and switched on in the open pages of other users', async ({
  page,
  browser,
}) => {
  expect(await hello.area('publish')).toContain('Hello 1.0.0 was added; a Super User can switch the area on');
  await signIn(page, 'super', '/areas');
  await expect(page.getByRole('switch', { name: 'Hello is on' })).not.toBeChecked();
  const landing = await anotherPage(browser, 'general');
  const requestedPaths: string[] = [];
  landing.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await landing.reload();
  await expect(landing.getByRole('main').getByRole('link', { name: /Define Client Personas/ })).toBeVisible();
  await landing.goto('/hello');
  await expect(landing.getByText('Hello has been switched off.')).toBeVisible();
  expect(requestedPaths.filter((address) => address.startsWith('/apps/hello/'))).toEqual([]);
  await landing.goto('/');
  await expect(findTile(landing)).toBeHidden();

  await switchArea(page, 'Hello', 'Switch On');
  await expect(findTile(landing)).toBeVisible();
  await findTile(landing).click();
  await expect(greeting(landing)).toBeVisible();
  await expect(landing.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await accessibilityFindings(landing)).toEqual([]);
  await landing.getByRole('button', { name: 'Say Hello' }).click();
  await expect(landing.getByText('Hello, Grace General')).toBeVisible();
  // CPU-bound, so it runs in parallel with the steps that have no time limits.
  ownTests = hello.test();
  drills = hello.buildDrills(DRILLS);
});

test('it is developed inside the running portal', async ({ page, baseURL }) => {
  const file = path.join(hello.folder, 'src/greeting/greeting.tsx');
  const port = String(Number(new URL(String(baseURL)).port) + 5);
  const source = readFileSync(file, 'utf8');
  await hello.whileRunning(['dev', '--portal', String(baseURL), '--port', port], async (output) => {
    await expect.poll(output, { timeout: 180_000 }).toContain('Hello from here');
    await signIn(page, 'general', `http://127.0.0.1:${port}/hello`);
    await expect(page.getByRole('status').filter({ hasText: 'Hello: local' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your Clients' })).toBeVisible();
    writeFileSync(file, source.replace('Your Clients', 'Whom You Work For'));
    await expect(page.getByRole('heading', { name: 'Whom You Work For' })).toBeVisible();
    await page.goto(`http://127.0.0.1:${port}/personas`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('its faulty builds do not affect the rest of the portal', async ({ browser }) => {
  const page = await anotherPage(browser, 'general');
  const publish = async (drill: string) => hello.area('publish', '--built', String(await drills[drill]));
  const expectPortalWorks = async () => {
    await page.getByRole('link', { name: 'Skills Architect' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Define Client Personas/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

  expect(await publish('throws-on-render')).toContain('is live');
  await page.goto('/hello');
  await expect(page.getByText('Hello stopped working.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectPortalWorks();

  expect(await publish('stale-chunk')).toContain('is live');
  await page.goto('/hello');
  await expect(page.getByText('Hello cannot be reached at the moment.')).toBeVisible();
  await expectPortalWorks();

  expect(await publish('wrong-range')).toContain('it needs react ^99.0.0');

  expect(await publish('slow')).toContain('is live');
  await page.goto('/hello');
  await expect(page.getByText('Loading Hello')).toBeVisible();
  await expect(greeting(page)).toBeVisible();
});

test('its own tests pass in its folder', async () => {
  const { passed, output } = await ownTests;
  expect(passed, output).toBe(true);
  expect(output).toMatch(/[1-9]\d* passed/);
});

test('it is switched off again', async ({ page, browser }) => {
  const landing = await anotherPage(browser, 'general');
  await expect(findTile(landing)).toBeVisible();
  await signIn(page, 'super', '/areas');
  await switchArea(page, 'Hello', 'Switch Off');
  await expect(findTile(landing)).toBeHidden();
});
