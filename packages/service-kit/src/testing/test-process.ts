import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Script of a process that tests start, `counting` for `counting.process.ts`: the bundle that each Jest run makes. */
export const testProcess = (name: string): URL =>
  pathToFileURL(path.join(process.env.TEST_PROCESSES ?? '', `${name}.process.js`));
