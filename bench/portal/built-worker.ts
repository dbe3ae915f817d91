import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createChildPool } from '@skills-architect/service-kit';

const DIST = path.resolve(import.meta.dirname, '../../services/dist');
const PROCESSOR_MS = 10 * 60_000;
const KEEP_MS = 60_000;

/** Runs one of the portal's readers without the portal, with the service's memory limit. */
export const builtWorker = (name: string, memoryMb: number) => {
  const file = pathToFileURL(path.join(DIST, `${name}.child.js`));
  const pool = createChildPool({ file, size: 1, memoryMb, idleMs: KEEP_MS });
  return {
    run: <Output>(task: unknown) => pool.run<Output>(task, { processorMs: PROCESSOR_MS }),
    close: () => pool.close(),
  };
};
