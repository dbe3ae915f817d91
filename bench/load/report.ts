import { type Machine, machineLine } from '../portal/machine';
import type { Memory } from '../portal/memory';
import type { Cores } from '../portal/processor';
import { ms, table } from '../table';
import { summarizeTimings, type Timings } from '../timings';
import type { ActionResult } from './day';
import type { ImportTimes } from './day-import';

/** Actions of one kind, or of all. */
export interface Row extends Timings {
  name: string;
  count: number;
  errors: number;
}

/** Users working without pauses. */
export interface Step extends Timings {
  people: number;
  perSecond: number;
  errors: number;
  cores: Cores;
}

export interface Report {
  bench: 'load';
  machine: Machine;
  people: number;
  minutes: number;
  pauseMs: number;
  signInSeconds: number;
  day: { rows: Row[]; all: Row; perSecond: number; cores: Cores };
  imports: ImportTimes[];
  memory: { before: Memory; most: Memory; after: Memory };
  firstErrors: string[];
  steps: Step[];
}

export const toRow = (name: string, results: readonly ActionResult[]): Row => ({
  name,
  count: results.length,
  errors: results.filter(({ error }) => error !== undefined).length,
  ...summarizeTimings(results.map(({ ms: durationMs }) => durationMs)),
});

const cells = ({ name, count, p50, p95, errors }: Row) => [name, `${count}`, ms(p50), ms(p95), `${errors}`];
const coreCells = ({ node, mongod, bench }: Cores) => [node, mongod, bench].map((cores) => cores.toFixed(2));
const megabytes = ({ node, mongod }: Memory) => `node ${node.toFixed(0)} MB, mongod ${mongod.toFixed(0)} MB`;

export const formatReport = ({ machine, people, minutes, pauseMs, day, imports, memory, ...rest }: Report) =>
  [
    machineLine(machine),
    `${people} people for ${minutes} minutes, ${pauseMs / 1000} s between two actions; signing all in took ${rest.signInSeconds.toFixed(1)} s`,
    '',
    table(['', 'actions', 'p50 ms', 'p95 ms', 'errors'], [...day.rows, day.all].map(cells)),
    '',
    `${day.perSecond.toFixed(1)} actions a second; cores busy: node ${day.cores.node.toFixed(2)}, mongod ${day.cores.mongod.toFixed(2)}, bench ${day.cores.bench.toFixed(2)}`,
    ...imports.map(
      ({ toReview, toSelection }, index) =>
        `import ${index + 1} during it: review after ${toReview.toFixed(1)} s, roles after another ${toSelection.toFixed(1)} s`,
    ),
    `memory before: ${megabytes(memory.before)}; most: ${megabytes(memory.most)}; after: ${megabytes(memory.after)}`,
    ...rest.firstErrors.map((error) => `error: ${error}`),
    '',
    'without a pause between actions; node, mongod, bench: cores busy',
    table(
      ['people', 'actions/s', 'p50 ms', 'p95 ms', 'errors', 'node', 'mongod', 'bench'],
      rest.steps.map((step) => [
        `${step.people}`,
        step.perSecond.toFixed(0),
        ms(step.p50),
        ms(step.p95),
        `${step.errors}`,
        ...coreCells(step.cores),
      ]),
    ),
  ].join('\n');
