import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { countJobs } from '@skills-architect/contracts/roles';
import { newSignedInContext, openBrowser } from '../landing/browser';
import { waitUntilIdle } from '../portal/fill';
import { fillPostings, POSTING_OPTIONS, postingFiles } from '../portal/fill-postings';
import { FILLED_OPTIONS, type FilledPortal, runOnFilledPortal } from '../portal/filled-portal';
import { type Machine, machineLine } from '../portal/machine';
import { watchMemory } from '../portal/memory';
import { ms, table, verdict } from '../table';
import { summarizeTimings, type Timings } from '../timings';

const USAGE =
  'annotation --library FOLDER --titles CSV --texts FOLDER [--postings N] [--rounds N] [--data FOLDER] [--json]';
const LIMIT_MS = 150;
const PASSWORD = 'Skills.Demo1';
/** Pause before each key; a posting ignores keys pressed right after it appears. */
const READ_MS = 500;
const WARM_UP = 10;

interface Row extends Timings {
  name: string;
  count: number;
}

interface Report {
  machine: Machine;
  rows: Row[];
  annotated: number;
  node: number;
  mongod: number;
}

/** Time from a key press to the first frame that shows another posting, by the page's own clock. */
const timeToNextPosting = (page: Page, key: string) =>
  page.evaluate(async (pressed) => {
    const address = window.location.pathname;
    const from = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    for (;;) {
      await new Promise(requestAnimationFrame);
      const isShown =
        document.querySelector('h1')?.textContent !== 'Job Posting' &&
        document.querySelector('main [aria-busy=true]') === null;
      if (window.location.pathname !== address && isShown) return performance.now() - from;
      if (performance.now() - from > 20_000)
        throw new Error(`no posting after ${pressed}: ${document.body.textContent}`);
    }
  }, key);

const measureKey = async (page: Page, key: string, count: number) => {
  const times: number[] = [];
  for (let round = 0; round < count + WARM_UP; round++) {
    await page.getByRole('button', { name: 'Annotate Job' }).waitFor();
    await page.waitForTimeout(READ_MS);
    const elapsedMs = await timeToNextPosting(page, key);
    if (round >= WARM_UP) times.push(elapsedMs);
  }
  return times;
};

const measure = async ({ portal, admin, machine }: FilledPortal, rounds: number): Promise<Report> => {
  await waitUntilIdle(portal);
  const countAnnotated = async () => (await admin.call(countJobs)).AnnotatedJobsCount;
  const before = await countAnnotated();
  const browser = await openBrowser();
  const stop = watchMemory(portal);
  const rows: Row[] = [];
  try {
    const context = await newSignedInContext(browser, { portal: portal.address, login: 'super', password: PASSWORD });
    const page = await context.newPage();
    await page.goto(`${portal.address}/annotate-jobs`);
    await page.getByRole('button', { name: 'Annotate the next one' }).click();
    for (const [name, key] of [
      ['next posting (arrow)', 'ArrowRight'],
      ['annotate and next (1)', '1'],
      ['skip (s)', 's'],
    ] as const) {
      const times = await measureKey(page, key, key === '1' ? rounds : Math.ceil(rounds / 5));
      rows.push({ name, count: times.length, ...summarizeTimings(times) });
    }
  } finally {
    await browser.close();
  }
  return { machine, rows, annotated: (await countAnnotated()) - before, ...stop() };
};

const formatReport = ({ machine, rows, annotated, node, mongod }: Report) =>
  [
    machineLine(machine),
    `from a key to the next posting on the screen; limit ${LIMIT_MS} ms at p95`,
    table(
      ['', 'keys', 'p50 ms', 'p95 ms', ''],
      rows.map(({ name, count, p50, p95 }) => [name, `${count}`, ms(p50), ms(p95), verdict(p95 <= LIMIT_MS)]),
    ),
    `${annotated} postings annotated; peak memory: node ${node.toFixed(0)} MB, mongod ${mongod.toFixed(0)} MB`,
  ].join('\n');

/** Measures in Chromium the time from a keyboard shortcut of job annotation to the next posting on the screen. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED_OPTIONS,
      personas: { type: 'string', default: '0' },
      ...POSTING_OPTIONS,
      rounds: { type: 'string', default: '500' },
    },
  });
  const files = postingFiles(values, USAGE);
  await runOnFilledPortal(
    values,
    USAGE,
    async (filled) => {
      await fillPostings(filled.portal, filled.admin, files);
      return measure(filled, Number(values.rounds));
    },
    formatReport,
  );
}
