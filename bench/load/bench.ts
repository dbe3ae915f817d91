import { parseArgs } from 'node:util';
import { sampleDescriptions, writeZipFile } from '../portal/descriptions';
import { FILLED_OPTIONS, type FilledPortal, requireOption, runOnFilledPortal } from '../portal/filled-portal';
import { readMemory, watchMemory } from '../portal/memory';
import { countCores } from '../portal/processor';
import type { BenchPortal } from '../portal/start-portal';
import { measureSeconds } from '../timings';
import { simulateDay } from './day';
import { importDuringLoad } from './day-import';
import { createPeople, type Person } from './people';
import { formatReport, type Report, type Step, toRow } from './report';
import { prepareStock } from './stock';
import { type Action, buildActions, planDay } from './work';

const USAGE =
  'load --library FOLDER --descriptions FOLDER [--people N] [--minutes N] [--pause MS] [--steps N,N…] [--personas N] [--data FOLDER] [--json]';
const FILES = 45;
const STEP_MS = 10_000;
/** Start times of the two imports, as shares of the day. */
const IMPORTS_AT = [0.2, 0.5];
const ERRORS_SHOWN = 5;

const runWorkingDay = async (
  portal: BenchPortal,
  everybody: readonly Person[],
  day: readonly Action[],
  { minutes, pauseMs, zip }: { minutes: number; pauseMs: number; zip: string },
) => {
  const before = readMemory(portal);
  const [peakMemory, coresBusy] = [watchMemory(portal), countCores(portal)];
  const forMs = minutes * 60_000;
  const importers = IMPORTS_AT.flatMap((share, nth) => {
    const person = everybody[nth];
    return person ? [importDuringLoad(person, zip, share * forMs)] : [];
  });
  const results = await simulateDay(everybody, day, { forMs, pauseMs });
  const cores = coresBusy();
  const imports = await Promise.all(importers);
  const names = [...new Set(day.map(({ name }) => name))];
  return {
    day: {
      rows: names.map((name) =>
        toRow(
          name,
          results.filter((result) => result.name === name),
        ),
      ),
      all: toRow('all', results),
      perSecond: (results.length * 1000) / forMs,
      cores,
    },
    imports,
    memory: { before, most: peakMemory(), after: readMemory(portal) },
    firstErrors: results.flatMap(({ name, error }) => (error ? [`${name}: ${error}`] : [])).slice(0, ERRORS_SHOWN),
  };
};

const runStep = async (portal: BenchPortal, everybody: readonly Person[], day: readonly Action[]): Promise<Step> => {
  const coresBusy = countCores(portal);
  const results = await simulateDay(everybody, day, { forMs: STEP_MS, pauseMs: 0 });
  const { p50, p95, errors } = toRow('', results);
  const perSecond = (results.length * 1000) / STEP_MS;
  return { people: everybody.length, perSecond, p50, p95, errors, cores: coresBusy() };
};

/** Simulates many users at work on its own portal, then more and more of them without pauses. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED_OPTIONS,
      descriptions: { type: 'string' },
      people: { type: 'string', default: '100' },
      minutes: { type: 'string', default: '5' },
      pause: { type: 'string', default: '3000' },
      steps: { type: 'string', default: '1,2,4,8,16,32,64' },
    },
  });
  const descriptions = requireOption(values.descriptions, USAGE);
  const [minutes, pauseMs] = [Number(values.minutes), Number(values.pause)];
  const zip = await writeZipFile(await sampleDescriptions(descriptions, FILES));
  const measure = async ({ portal, admin, sourceId, machine }: FilledPortal): Promise<Report> => {
    let everybody: Person[] = [];
    const signInSeconds = await measureSeconds(async () => {
      everybody = await createPeople(portal, admin, Number(values.people));
    });
    const day = planDay(buildActions(await prepareStock(admin, sourceId)));
    const worked = await runWorkingDay(portal, everybody, day, { minutes, pauseMs, zip: zip.file });
    const steps: Step[] = [];
    for (const count of values.steps.split(',').map(Number))
      steps.push(await runStep(portal, everybody.slice(0, count), day));
    return { bench: 'load', machine, people: everybody.length, minutes, pauseMs, signInSeconds, ...worked, steps };
  };
  await runOnFilledPortal(values, USAGE, measure, formatReport).finally(zip.remove);
}
