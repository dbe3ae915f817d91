import { expect, type Page } from '@playwright/test';
import { API_PREFIX } from '@skills-architect/contracts';
import { login } from '@skills-architect/contracts/portal';
import { DEMO_PASSWORD } from '../portal';
import type { AreaUnderTest } from './areas';
import type { FailureKind } from './kinds';

/** Result of a drill, for the table. */
export interface DrillResult {
  area: string;
  kind: string;
  words: string;
  othersWork: number;
  recovered: string;
  ms: number;
}

const SOON_MS = 5000;
const LONG_MS = 30_000;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, { screenName }: AreaUnderTest) =>
  main(page).getByRole('heading', { level: 1, name: screenName, exact: true });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Retry' });
/** Any loading indicator. */
const loadingIndicators = (page: Page) =>
  main(page).locator('[role=status][aria-label^=Loading], [role=status][aria-label^=Reading], [aria-busy=true]');

/** Opens an area's first screen through the menu. */
const open = async (page: Page, { entryName }: AreaUnderTest) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: entryName, exact: true }).click();
};

/** Polls often: a drill waits for many short events, and Playwright's default intervals would take most of its time. */
const expectSoon = (condition: () => Promise<boolean>, message: string) =>
  expect.poll(condition, { message, intervals: [40], timeout: LONG_MS }).toBe(true);

/** The area's screen is visible with data from its services. */
const expectWorks = async (page: Page, area: AreaUnderTest) => {
  const isThere = async () => (await heading(page, area).isVisible()) && (await loadingIndicators(page).count()) === 0;
  await expectSoon(isThere, `${area.screenName} is there, with nothing still loading`);
  await expect(retry(page)).toHaveCount(0);
};

const openLanding = async (page: Page) => {
  await page.goto('/');
  const isLanding = () => page.getByRole('heading', { name: 'What would you like to do?' }).isVisible();
  await expectSoon(isLanding, 'the landing page is there');
};

/** Signs in as a Super User, who has every area, with a client selected. */
export const signInWithClient = async (page: Page) => {
  const data = { loginId: 'super', password: DEMO_PASSWORD };
  expect((await page.request.post(`${API_PREFIX}${login.path}`, { data })).ok()).toBe(true);
  await openLanding(page);
  await page.getByRole('button', { name: 'Select Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Client' });
  await dialog.getByLabel('Client').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Go' }).click();
};

const waitForWords = async (page: Page, kind: FailureKind, area: AreaUnderTest) => {
  const words = kind.words(area);
  const shownWords = words === 'Loading' ? loadingIndicators(page) : main(page).getByText(words, { exact: true });
  const isSeen = async () => (await shownWords.first().isVisible()) && (!kind.retry || (await retry(page).count()) > 0);
  await expectSoon(isSeen, `'${words}' is read${kind.retry ? ', and Retry offered' : ''}`);
  return words;
};

/** Presses Retry; false when the screen has already recovered, if that is allowed. */
const pressRetry = (page: Page, { mayRecoverByItself }: FailureKind) => {
  const pressed = retry(page)
    .first()
    .click({ timeout: mayRecoverByItself ? SOON_MS : LONG_MS });
  return pressed.then(
    () => true,
    (error: unknown) => {
      if (mayRecoverByItself) return false;
      throw error;
    },
  );
};

/** Simulates one failure of one area, checks it and all others, repairs it, and checks that it works again. */
export const drill = async (
  page: Page,
  kind: FailureKind,
  area: AreaUnderTest,
  all: AreaUnderTest[],
): Promise<DrillResult> => {
  const from = performance.now();
  const repair = await kind.begin(page, area);
  await openLanding(page);
  let reloads = 0;
  const countReload = () => {
    reloads += 1;
  };
  page.on('load', countReload);

  await open(page, area);
  const words = await waitForWords(page, kind, area);
  const others = all.filter(({ id }) => id !== area.id);
  for (const other of others) {
    await open(page, other);
    await expectWorks(page, other);
  }
  await open(page, area);
  if (kind.retry) await waitForWords(page, kind, area);
  expect(reloads).toBe(kind.reloads);

  await repair();
  const isPressed = kind.retry && (await pressRetry(page, kind));
  await expectWorks(page, area);
  expect(reloads).toBe(kind.reloads);
  page.off('load', countReload);
  return {
    area: area.id,
    kind: kind.name,
    words,
    othersWork: others.length,
    recovered: isPressed ? 'by Retry' : 'by itself',
    ms: Math.round(performance.now() - from),
  };
};
