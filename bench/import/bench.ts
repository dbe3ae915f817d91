import { parseArgs } from 'node:util';
import { FILLED_OPTIONS, requireOption, runOnFilledPortal } from '../portal/filled-portal';
import { type Machine, machineLine } from '../portal/machine';
import { table, times } from '../table';
import { measureDescriptions, sampleDescriptions } from './descriptions';
import { measureEsco } from './esco';
import { type Measurement, repeatMeasurement } from './measurement';
import { measureExport } from './workbook';

const USAGE =
  'import --library FOLDER --descriptions FOLDER [--files N] [--personas N] [--repeats N] [--data FOLDER] [--json]';

interface Report {
  bench: 'import';
  machine: Machine;
  repeats: number;
  rows: Measurement[];
}

const formatReport = ({ machine, repeats, rows }: Report) =>
  [
    machineLine(machine),
    `medians of ${repeats} runs; "alone" is insertMany, the reading worker, the writing worker`,
    '',
    table(
      ['', 'size', 'portal s', 'alone s', 'ratio'],
      rows.map(({ name, size, seconds, alone }) => [
        name,
        size,
        seconds.toFixed(2),
        alone.toFixed(2),
        times(seconds / alone),
      ]),
    ),
    '',
    ...rows.flatMap(({ name, parts }) =>
      Object.entries(parts).map(([part, value]) => `${name}: ${part} ${value.toFixed(value < 100 ? 2 : 0)}`),
    ),
  ].join('\n');

/** Measures the long jobs, imports and the export, each compared with its core work without the portal. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED_OPTIONS,
      descriptions: { type: 'string' },
      files: { type: 'string', default: '45' },
      repeats: { type: 'string', default: '3' },
    },
  });
  const library = requireOption(values.library, USAGE);
  const descriptions = requireOption(values.descriptions, USAGE);
  const repeats = Number(values.repeats);
  const files = await sampleDescriptions(descriptions, Number(values.files));
  const rows: Measurement[] = [];
  await runOnFilledPortal(
    values,
    USAGE,
    async ({ portal, admin, machine }): Promise<Report> => {
      const reading = await measureDescriptions(admin, files);
      rows.push(await repeatMeasurement(repeats, reading.importOnce).finally(reading.close));
      rows.push(await repeatMeasurement(repeats, () => measureExport(portal, admin)));
      return { bench: 'import', machine, repeats, rows };
    },
    formatReport,
    async () => rows.push(await repeatMeasurement(repeats, () => measureEsco(library))),
  );
}
