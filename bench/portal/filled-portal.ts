import { fillLibrary, fillPersonas } from './fill';
import { describeMachine, type Machine } from './machine';
import { type BenchPortal, buildPortal, startPortal } from './start-portal';
import type { Visitor } from './visitor';

/** Options of a bench on a filled portal, for `parseArgs`. */
export const FILLED_OPTIONS = {
  library: { type: 'string' },
  personas: { type: 'string', default: '10000' },
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface FilledValues {
  library?: string | undefined;
  /** Number of personas; none if absent. */
  personas?: string;
  data?: string | undefined;
  groups?: string;
  json?: boolean;
}

export interface FilledPortal {
  portal: BenchPortal;
  admin: Visitor;
  /** ESCO's source. */
  sourceId: number;
  /** Number of personas. */
  personas: number;
  machine: Machine;
}

/** The value of a required option; throws the usage if it is missing. */
export const requireOption = (value: string | undefined, usage: string): string => {
  if (!value) throw new Error(`Usage: ${usage}`);
  return value;
};

/** Prints a bench's report, as JSON if requested. */
export const printReport = <Report>(report: Report, json: boolean | undefined, print: (report: Report) => string) =>
  console.log(json ? JSON.stringify(report, null, 2) : print(report));

/**
 * Runs a bench on a portal filled with the library in `--library` and with personas. Builds and starts the portal,
 * fills it, calls `measure`, prints the report and stops the portal. `before` runs after the build, before the portal
 * starts.
 */
export const runOnFilledPortal = async <Report>(
  values: FilledValues,
  usage: string,
  measure: (filled: FilledPortal) => Promise<Report>,
  print: (report: Report) => string,
  before: () => Promise<unknown> = async () => undefined,
): Promise<void> => {
  const library = requireOption(values.library, usage);
  const machine = describeMachine();
  buildPortal();
  await before();
  const portal = await startPortal(values.data === undefined ? {} : { data: values.data });
  try {
    const admin = await portal.signIn('super');
    const sourceId = await fillLibrary(portal, admin, library);
    const personas = await fillPersonas(portal, admin, sourceId, {
      count: Number(values.personas ?? 0),
      groups: values.groups === undefined ? undefined : Number(values.groups),
    });
    printReport(await measure({ portal, admin, sourceId, personas, machine }), values.json, print);
  } finally {
    await portal.stop();
  }
};
