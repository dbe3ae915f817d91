import { fillLibrary, fillPersonas } from './fill';
import { type BenchPortal, startPortal } from './start-portal';
import type { Visitor } from './visitor';

/** Options of a bench on a filled portal, for `parseArgs`. */
export const FILLED = {
  library: { type: 'string' },
  personas: { type: 'string', default: '10000' },
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface Filling {
  /** Folder with ESCO's download. */
  library: string;
  personas: string;
  data?: string | undefined;
  groups?: string;
}

interface Filled {
  portal: BenchPortal;
  admin: Visitor;
  /** ESCO's source. */
  sourceId: number;
  /** Number of personas. */
  personas: number;
}

/** Starts the built portal, fills it with a library and personas, and stops it when `measure` has ended. */
export const withFilledPortal = async (
  { library, personas, data, groups }: Filling,
  measure: (filled: Filled) => Promise<void>,
): Promise<void> => {
  const portal = await startPortal({ ...(data !== undefined && { data }) });
  try {
    const admin = await portal.signIn('super');
    const sourceId = await fillLibrary(portal, admin, library);
    const count = await fillPersonas(portal, admin, sourceId, {
      count: Number(personas),
      groups: groups === undefined ? undefined : Number(groups),
    });
    await measure({ portal, admin, sourceId, personas: count });
  } finally {
    await portal.stop();
  }
};
