import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { API_PREFIX } from '@skills-architect/contracts';
import { login } from '@skills-architect/contracts/portal';

export { expect };

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const DEMO_PASSWORD = 'Skills.Demo1';

export type DemoUser = 'general' | 'super' | 'expert' | 'architect' | 'internal';

/** Whether a console message makes the test fail: an uncaught script error or a CSP violation. */
const isBrowserError = (text: string) => /content security policy|refused to|uncaught/i.test(text);

export interface InPortal {
  /** The data folder of the journey's portal. */
  dataDir: string;
}

const collectErrors = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (isBrowserError(message.text())) errors.push(message.text());
  });
  return errors;
};

/** A page that stays signed in, and its browser errors since they were last read. */
interface SignedInPage {
  page: Page;
  errors: string[];
}

/** Keeps one signed-in page per user in each Playwright worker: its browser cache makes later screens load faster. */
const openPages = (browser: Browser) => {
  const pages = new Map<DemoUser, SignedInPage>();
  return {
    pages,
    async signedIn(user: DemoUser): Promise<Page> {
      const open = pages.get(user);
      if (open) return open.page;
      const page = await browser.newPage();
      pages.set(user, { page, errors: collectErrors(page) });
      await createSession(page, user);
      return page;
    },
  };
};

interface PerWorker {
  userPages: ReturnType<typeof openPages>;
}

const MARKS = ['Alpha', 'Beta', 'Gamma', 'Delta'];

interface PerTest {
  failOnBrowserErrors: undefined;
  /** A page on which this user is signed in, shared with other tests of the worker. */
  signedIn: (user: DemoUser) => Promise<Page>;
  /** Number of the try of a journey on its portal; later tries use other records. */
  attempt: number;
  /** A word in the names of created records, so that a second try does not find those of the first. */
  mark: string;
}

/** Playwright's `test`, which also fails on browser errors of its page. */
export const test = base.extend<InPortal & PerTest, PerWorker>({
  userPages: [
    async ({ browser }, use) => {
      const opened = openPages(browser);
      await use(opened);
      for (const { page } of opened.pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
  signedIn: async ({ userPages }, use) => {
    await use(userPages.signedIn);
    for (const { errors } of userPages.pages.values()) expect(errors.splice(0)).toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern.
  attempt: async ({}, use, { retry, repeatEachIndex }) => use(2 * repeatEachIndex + retry),
  mark: async ({ attempt }, use) => use(MARKS[attempt] ?? ''),
  dataDir: [process.env.E2E_DATA_DIR ?? '', { option: true }],
  failOnBrowserErrors: [
    async ({ page }, use) => {
      const errors = collectErrors(page);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

const createSession = async (page: Page, user: DemoUser, portal = '') => {
  const data = { loginId: user, password: DEMO_PASSWORD };
  expect((await page.request.post(`${portal}${API_PREFIX}${login.path}`, { data })).ok()).toBe(true);
};

/** Creates a session without the login screen, and opens a page; a full URL selects another portal. */
export const signIn = async (page: Page, user: DemoUser, path = '/') => {
  await createSession(page, user, URL.canParse(path) ? new URL(path).origin : '');
  await page.goto(path);
  await expect(page.getByRole('button', { name: /logout/i })).toBeVisible();
};

/** Signs in on the login screen, from any page, and waits for the next page. */
export const signInByForm = async (page: Page, user: DemoUser, path = '/') => {
  await page.goto(path);
  await page.getByLabel('User Name').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: /logout/i })).toBeVisible();
};

/** How many pixels the page is wider than its window; 0 without horizontal scrolling. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** Waits until opening and closing elements have their final colours. Endless spinners are ignored. */
const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Runs axe on the whole page; returns the rule and elements of each violation. */
export const accessibilityFindings = async (page: Page): Promise<string[]> => {
  await animationsEnd(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource);
  const result = await page.evaluate<AxeResult>("axe.run(document, { resultTypes: ['violations'] })");
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
