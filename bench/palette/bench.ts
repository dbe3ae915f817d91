import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { newSignedInContext, openBrowser } from '../landing/browser';
import { fetchRoles } from '../portal/fill';
import { FILLED_OPTIONS, type FilledPortal, runOnFilledPortal } from '../portal/filled-portal';
import { type Machine, machineLine } from '../portal/machine';
import { ms, table, verdict } from '../table';
import { summarizeTimings, type Timings } from '../timings';

const USAGE = 'palette --library FOLDER [--personas N] [--words N] [--data FOLDER] [--json]';
const LIMIT_MS = 100;
const PASSWORD = 'Skills.Demo1';
/** A fast typist: 80 words a minute. */
const KEY_MS = 150;
/** Number of typed letters per word; results appear from the second one on. */
const LETTERS = 5;
const USERS = ['super', 'general'];
/** Typed before measuring, because a portal that has just started is slower. */
const WARM_UP = ['manager', 'planning', 'data', 'customer', 'training'];

interface Row extends Timings {
  login: string;
  answers: number;
  fast: number;
}

/** Time from the key press to the first frame without a pending search, by the page's own clock. */
const measureAnswer = (page: Page, letter: string) =>
  page.evaluate(async (data) => {
    const from = performance.now();
    document.execCommand('insertText', false, data);
    for (;;) {
      await new Promise(requestAnimationFrame);
      if (!document.querySelector('[role=listbox][aria-busy]')) return performance.now() - from;
    }
  }, letter);

const typeWord = async (page: Page, word: string) => {
  const times: number[] = [];
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to' }).waitFor();
  for (const [at, letter] of [...word.slice(0, LETTERS)].entries()) {
    const elapsedMs = await measureAnswer(page, letter);
    if (at > 0) times.push(elapsedMs);
    await page.waitForTimeout(Math.max(0, KEY_MS - elapsedMs));
  }
  await page.keyboard.press('Escape');
  return times;
};

const measure = async ({ portal, admin, sourceId, machine }: FilledPortal, words: number) => {
  const roles = await fetchRoles(admin, sourceId);
  const all = [...new Set(roles.map(({ roleName }) => roleName.toLowerCase()))];
  const chosen = Array.from({ length: words }, (_, at) => all[Math.floor((at * all.length) / words)] ?? '');
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    for (const login of USERS) {
      const context = await newSignedInContext(browser, { portal: portal.address, login, password: PASSWORD });
      const page = await context.newPage();
      await page.goto(portal.address);
      await page.getByRole('button', { name: /Go to/ }).waitFor();
      for (const word of WARM_UP) await typeWord(page, word);
      const times: number[] = [];
      for (const word of chosen) times.push(...(await typeWord(page, word)));
      const fast = times.filter((one) => one <= LIMIT_MS).length;
      rows.push({ login, answers: times.length, fast, ...summarizeTimings(times) });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { machine, rows };
};

const formatReport = ({ machine, rows }: { machine: Machine; rows: readonly Row[] }) =>
  [
    machineLine(machine),
    `from a key in the palette to its results; limit ${LIMIT_MS} ms at p95`,
    table(
      ['', 'keys', 'p50 ms', 'p95 ms', '', 'within the limit'],
      rows.map(({ login, answers, fast, p50, p95 }) => [
        login,
        `${answers}`,
        ms(p50),
        ms(p95),
        verdict(p95 <= LIMIT_MS),
        `${Math.round((100 * fast) / answers)} %`,
      ]),
    ),
  ].join('\n');

/** Types the beginnings of words into the command palette in Chromium and measures the time to the results. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...FILLED_OPTIONS, words: { type: 'string', default: '60' } } });
  await runOnFilledPortal(values, USAGE, (filled) => measure(filled, Number(values.words)), formatReport);
}
