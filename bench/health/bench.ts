import { parseArgs } from 'node:util';
import { checkPersonaHealth, countPersonaFindings } from '@skills-architect/contracts/personas';
import { checkRoleHealth, countRoleFindings, listRoleFindings } from '@skills-architect/contracts/roles';
import { checkSkillHealth, countSkillFindings, listSkillFindings } from '@skills-architect/contracts/skills';
import { fillOnet, waitForJob, waitUntilIdle } from '../portal/fill';
import { fillPostings, POSTING_OPTIONS, postingFiles } from '../portal/fill-postings';
import { FILLED_OPTIONS, type FilledPortal, requireOption, runOnFilledPortal } from '../portal/filled-portal';
import { type Machine, machineLine } from '../portal/machine';
import { watchMemory } from '../portal/memory';
import { countCores } from '../portal/processor';
import { ms, table } from '../table';
import { measureSeconds, summarizeTimings, timeWork } from '../timings';

const USAGE =
  'health --library FOLDER --onet FOLDER --titles CSV --texts FOLDER [--postings N] [--personas N] [--data FOLDER] [--json]';
const ROUNDS = 40;
const CHECKS = { skills: checkSkillHealth, 'roles and postings': checkRoleHealth, personas: checkPersonaHealth };
const COUNTS = { skills: countSkillFindings, roles: countRoleFindings, personas: countPersonaFindings };

interface Report {
  machine: Machine;
  checks: string[][];
  readings: string[][];
}

const measure = async ({ portal, admin, machine }: FilledPortal): Promise<Report> => {
  const checks: string[][] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    await waitUntilIdle(portal);
    const [stop, cores] = [watchMemory(portal), countCores(portal)];
    let summary = '';
    const seconds = await measureSeconds(async () => {
      summary = (await waitForJob(admin, (await admin.call(check)).jobToken)).summary ?? '';
    });
    const [memory, used] = [stop(), cores()];
    checks.push([
      name,
      seconds.toFixed(1),
      (used.node * seconds).toFixed(1),
      (used.mongod * seconds).toFixed(1),
      memory.node.toFixed(0),
      summary,
    ]);
  }
  const readings: string[][] = [];
  const read = async (name: string, ask: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await timeWork(ask));
    const { p50, p95 } = summarizeTimings(times);
    readings.push([name, ms(p50), ms(p95)]);
  };
  for (const [name, count] of Object.entries(COUNTS)) await read(`counts of ${name}`, () => admin.call(count));
  const list = { kind: 'skill-description', state: 'open' };
  await read('first findings of skills', () => admin.call(listSkillFindings, { query: list }));
  await read('findings of skills from the 9,001st', () =>
    admin.call(listSkillFindings, { query: { ...list, offset: 9000 } }),
  );
  await read('first postings without a skill', () =>
    admin.call(listRoleFindings, { query: { kind: 'posting-skills', state: 'open' } }),
  );
  return { machine, checks, readings };
};

const formatReport = ({ machine, checks, readings }: Report) =>
  [
    machineLine(machine),
    '',
    table(['whole check', 's', 'node CPU s', 'mongod CPU s', 'node MB', 'result'], checks),
    '',
    table(['', 'p50 ms', 'p95 ms'], readings),
  ].join('\n');

/** Measures a full check of Library Health, and its screen, with ESCO, O*NET and many postings. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED_OPTIONS,
      onet: { type: 'string' },
      ...POSTING_OPTIONS,
    },
  });
  const onet = requireOption(values.onet, USAGE);
  const files = postingFiles(values, USAGE);
  await runOnFilledPortal(
    values,
    USAGE,
    async (filled) => {
      await fillOnet(filled.portal, filled.admin, onet);
      await fillPostings(filled.portal, filled.admin, files);
      return measure(filled);
    },
    formatReport,
  );
}
