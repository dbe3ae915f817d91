import { parseArgs } from 'node:util';
import { FILLED_OPTIONS, runOnFilledPortal } from '../portal/filled-portal';
import { ms, table } from '../table';
import { measureOverview, type OverviewReport } from './measure';

const USAGE = 'overview --library FOLDER [--personas N] [--groups N] [--data FOLDER] [--json]';

const print = ({ personas, skills, departments, calls, rebuiltMs, changedMs, memory, wrong }: OverviewReport) =>
  [
    `${personas} personas, ${skills} skills, ${departments} departments`,
    table(
      ['call', 'p50 ms', 'p95 ms', 'KB'],
      Object.entries(calls).map(([name, { p50, p95, kilobytes }]) => [name, ms(p50), ms(p95), `${kilobytes}`]),
    ),
    `derived from nothing in ${ms(rebuiltMs)} ms, after a change of one persona in ${ms(changedMs)} ms`,
    `memory (node, mongod): ${ms(memory.before.node)} and ${ms(memory.before.mongod)} MB before, ${ms(memory.after.node)} and ${ms(memory.after.mongod)} MB after`,
    wrong.length ? `WRONG: ${wrong.join('; ')}` : 'all numbers are those of the database',
  ].join('\n');

/** Measures the company overview, the skill map and similar personas of a client with many personas. */
export const run = (args: string[]): Promise<void> => {
  const options = { ...FILLED_OPTIONS, groups: { type: 'string', default: '40' } } as const;
  const { values } = parseArgs({ args, options });
  return runOnFilledPortal(values, USAGE, measureOverview, print);
};
