import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { signIn, startPortal } from './running-portal.mjs';
import { serveBlocks, takeBlocksScreenshot } from './screens/blocks.mjs';
import { contactSheet } from './screens/contact-sheet.mjs';
import { SCREENS } from './screens/screens.mjs';
import { FAILURE, STATES } from './screens/states.mjs';
import { say } from './steps.mjs';

/**
 * Takes screenshots of every screen in its states and of the component page, dark and light, 1280 and 390 wide: `npm
 * run screens [-- NAME …] [--portal URL]`. The images and `index.html`, the contact sheet, are in `.cache/screens`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { portal: { type: 'string' }, port: { type: 'string', default: '4396' } },
});
const OUT = path.resolve('.cache/screens');
const SIZES = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };
const THEMES = ['dark', 'light'];
const SETTLE_MS = 700;
/** Failed requests are tried again for ten seconds before the error is shown. */
const FAILURE_WITHIN_MS = 20_000;

const listStates = ({ calls, noResult }) => {
  const states = calls ? Object.entries(STATES) : [['full', undefined]];
  return noResult ? [...states, ['no-result', undefined]] : states;
};

const takeScreenshot = async (context, screen, [state, mockAnswer], label) => {
  const page = await context.newPage();
  for (const [calls, answer] of screen.mocks ?? []) await page.route(calls, answer);
  if (mockAnswer) await page.route(screen.calls, mockAnswer);
  await page.goto(state === 'no-result' ? screen.noResult : screen.path);
  await page.locator('h1, form').first().waitFor();
  // Loading states keep the network busy on purpose, so a fixed delay is used.
  await page.waitForTimeout(SETTLE_MS);
  await screen.act?.(page);
  if (state === 'error')
    await page
      .getByText(FAILURE)
      .first()
      .waitFor({ timeout: FAILURE_WITHIN_MS })
      .catch(() => say(`${screen.name} shows no error`));
  if (screen.act || state === 'error') await page.waitForTimeout(SETTLE_MS);
  const file = `${screen.name}-${state}-${label}.png`;
  await page.screenshot({ path: path.join(OUT, file) });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.close();
  return { screen: screen.name, state, label, file, sideways };
};

/** A browser context with a selected client, in this theme and without animations. */
const newContext = async (browser, baseURL, viewport, theme) => {
  const context = await browser.newContext({ viewport, baseURL, reducedMotion: 'reduce' });
  await context.addInitScript((mode) => {
    localStorage.setItem('skills-architect.colour-mode', mode);
    localStorage.setItem('clientName', '1');
  }, theme);
  return context;
};

const prepare = async (browser, baseURL, { user, before }) => {
  const context = await newContext(browser, baseURL, SIZES[1280], 'dark');
  const page = await context.newPage();
  await signIn(page, user, '/');
  await before(page);
  await context.close();
};

const isRequested = (name) => !positionals.length || positionals.includes(name);

const takeScreenshots = async (browser, baseURL) => {
  const pictures = [];
  const chosenScreens = SCREENS.filter(({ name }) => isRequested(name));
  for (const screen of chosenScreens) if (screen.before) await prepare(browser, baseURL, screen);
  for (const [width, viewport] of Object.entries(SIZES))
    for (const theme of THEMES)
      for (const screen of chosenScreens) {
        const context = await newContext(browser, baseURL, viewport, theme);
        if (screen.user) {
          const page = await context.newPage();
          await signIn(page, screen.user, '/');
          await page.close();
        }
        for (const state of listStates(screen))
          pictures.push(await takeScreenshot(context, screen, state, `${width}-${theme}`));
        await context.close();
      }
  return pictures;
};

const takeScreenshotsOfBlocks = async (browser, baseURL) => {
  const pictures = [];
  if (!isRequested('blocks')) return pictures;
  const stopServing = await serveBlocks();
  for (const [width, viewport] of Object.entries(SIZES))
    for (const theme of THEMES) {
      const context = await newContext(browser, baseURL, viewport, theme);
      pictures.push(await takeBlocksScreenshot(context, `${width}-${theme}`, OUT));
      await context.close();
    }
  stopServing();
  return pictures;
};

fs.rmSync(OUT, { recursive: true, force: true });
fs.mkdirSync(OUT, { recursive: true });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'skills-architect-screens-'));
const portal = values.portal ? { address: values.portal } : await startPortal(folder, Number(values.port));
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const pictures = [
    ...(await takeScreenshots(browser, portal.address)),
    ...(await takeScreenshotsOfBlocks(browser, portal.address)),
  ];
  fs.writeFileSync(path.join(OUT, 'index.html'), contactSheet(pictures));
  for (const { file, sideways } of pictures) if (sideways > 0) say(`${file} scrolls sideways by ${sideways} px`);
  say(`${pictures.length} pictures: ${path.join(OUT, 'index.html')}`);
} finally {
  await browser.close();
  await portal.stop?.();
  fs.rmSync(folder, { recursive: true, force: true });
}
