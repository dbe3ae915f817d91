import { parseArgs } from 'node:util';
import { type Login, newSignedInContext, openBrowser } from '../landing/browser';
import { type Move, measureMoves } from '../landing/moves';
import { printReport } from '../portal/filled-portal';
import { describeMachine, type Machine, machineLine } from '../portal/machine';
import { buildPortal, startPortal } from '../portal/start-portal';
import { signIn } from '../portal/visitor';
import { ms, table, verdict } from '../table';
import { measureSwitching, type SwitchTimes } from './switching';

/** Limit for the time until a switch reaches open pages. */
const SWITCH_LIMIT_MS = 2000;
const MOVE_REPEATS = 3;

interface Report extends SwitchTimes {
  bench: 'areas';
  machine: Machine;
  moves: Move[];
}

const measure = async (user: Login, machine: Machine): Promise<Report> => {
  const browser = await openBrowser();
  const admin = await signIn(user.portal, user.login, user.password);
  try {
    const context = await newSignedInContext(browser, user);
    const times = await measureSwitching(context, admin, user);
    return { bench: 'areas', machine, ...times, moves: await measureMoves(context, user.portal, MOVE_REPEATS) };
  } finally {
    admin.close();
    await browser.close();
  }
};

const formatReport = ({ machine, moves, ...times }: Report) =>
  [
    machineLine(machine),
    table(
      ['what', 'ms', 'limit'],
      [
        ['one area, from its sources to a build', ms(times.buildMs), ''],
        ['from the build to live', ms(times.liveMs), ''],
        ...[
          ['switched off, gone in an open page', times.offMs],
          ['switched on, there in an open page', times.onMs],
          ['rolled back, said in an open page', times.rollBackMs],
        ].map(([what, duration]) => [
          String(what),
          ms(Number(duration)),
          `${SWITCH_LIMIT_MS} ${verdict(Number(duration) <= SWITCH_LIMIT_MS)}`,
        ]),
      ],
    ),
    '',
    table(
      ['moving to', 'cold ms', 'warm ms'],
      moves.map(({ area, coldMs, warmMs }) => [area, ms(coldMs), ms(warmMs)]),
    ),
  ].join('\n');

/** Measures how quickly areas are published, switched and rolled back, on its own portal. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const machine = describeMachine();
  buildPortal();
  const portal = await startPortal();
  try {
    const report = await measure({ portal: portal.address, login: 'super', password: 'Skills.Demo1' }, machine);
    printReport(report, values.json, formatReport);
  } finally {
    await portal.stop();
  }
}
