import path from 'node:path';
import { parseArgs } from 'node:util';
import { printReport } from '../portal/filled-portal';
import { describeMachine, type Machine, machineLine } from '../portal/machine';
import { buildPortal, startPortal } from '../portal/start-portal';
import { ms, table, verdict } from '../table';
import { median } from '../timings';
import { type Login, newSignedInContext, openBrowser } from './browser';
import { compareBuilds, formatBuilds } from './compare';
import { type FirstView, loadFirstView, SLOWED_BY } from './first-view';
import { type Move, measureMoves, measurePageMemory, type PageMemory } from './moves';

/** Limits of the landing page: JavaScript in brotli bytes, and largest contentful paint. */
const LIMITS = { scriptBytes: 192 * 1024, lcpMs: 1000 };
const MOVES = 50;

interface Report extends FirstView {
  bench: 'landing';
  machine: Machine;
  repeats: number;
  slowedBy: number;
  limits: typeof LIMITS;
  moves: Move[];
  held: { moves: number; before: PageMemory; after: PageMemory };
}

const measure = async (user: Login, repeats: number, machine: Machine): Promise<Report> => {
  const browser = await openBrowser();
  try {
    const context = await newSignedInContext(browser, user);
    const views: [FirstView, ...FirstView[]] = [await loadFirstView(context, user.portal)];
    while (views.length < repeats) views.push(await loadFirstView(context, user.portal));
    return {
      bench: 'landing',
      machine,
      repeats,
      slowedBy: SLOWED_BY,
      limits: LIMITS,
      ...views[0],
      lcpMs: Math.round(median(views.map(({ lcpMs }) => lcpMs))),
      moves: await measureMoves(context, user.portal, repeats),
      held: { moves: MOVES, ...(await measurePageMemory(context, user.portal, MOVES)) },
    };
  } finally {
    await browser.close();
  }
};

const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
const formatHeld = ({ heapMb, nodes, listeners }: PageMemory) =>
  `${heapMb.toFixed(1)} MB of JavaScript, ${nodes} nodes, ${listeners} listeners`;
const formatReport = ({ machine, repeats, limits, ...report }: Report) =>
  [
    machineLine(machine),
    `landing page of a super user, nothing cached; medians of ${repeats} runs`,
    `  JavaScript as sent   ${kb(report.scriptBytes)} in ${report.scripts} requests (limit ${kb(limits.scriptBytes)}: ${verdict(report.scriptBytes <= limits.scriptBytes)})`,
    `  all requests         ${report.requests}`,
    `  LCP, ${report.slowedBy} times slowed  ${report.lcpMs} ms (limit ${limits.lcpMs} ms: ${verdict(report.lcpMs <= limits.lcpMs)})`,
    '',
    table(
      ['moving to', 'cold ms', 'warm ms'],
      report.moves.map(({ area, coldMs, warmMs }) => [area, ms(coldMs), ms(warmMs)]),
    ),
    '',
    `the page when it knows every area: ${formatHeld(report.held.before)}`,
    `the page after ${report.held.moves} more moves: ${formatHeld(report.held.after)}`,
  ].join('\n');

/** Compares the landing page of this build with that of another, already built checkout. */
const compare = async (
  checkout: string,
  user: { login: string; password: string },
  rounds: number,
  isJson: boolean,
) => {
  const machine = describeMachine();
  buildPortal();
  const portals = [await startPortal()];
  try {
    portals.push(await startPortal({ checkout: path.resolve(checkout) }));
    const browser = await openBrowser();
    try {
      const named = portals.map((portal, index) => [index ? 'the other one' : 'this build', portal] as const);
      const builds = await compareBuilds(browser, named, user, rounds);
      const heading = `${machineLine(machine)}\nlanding page in turns, ${rounds} rounds, ${SLOWED_BY} times slowed; medians\n`;
      printReport({ bench: 'landing', machine, builds }, isJson, () => `${heading}\n${formatBuilds(builds)}`);
    } finally {
      await browser.close();
    }
  } finally {
    for (const portal of portals) await portal.stop();
  }
};

/**
 * Measures the landing page and the navigation from it: of a running portal if its URL is given, otherwise of its own.
 * With `--against` it compares two builds instead.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      portal: { type: 'string' },
      against: { type: 'string' },
      login: { type: 'string', default: 'super' },
      password: { type: 'string', default: 'Skills.Demo1' },
      repeats: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
  });
  const { login, password, against } = values;
  const repeats = Number(values.repeats);
  if (against !== undefined) return compare(against, { login, password }, repeats, values.json);
  const machine = describeMachine();
  if (!values.portal) buildPortal();
  const own = values.portal ? undefined : await startPortal();
  try {
    const portal = values.portal ?? own?.address ?? '';
    printReport(await measure({ portal, login, password }, repeats, machine), values.json, formatReport);
  } finally {
    await own?.stop();
  }
}
