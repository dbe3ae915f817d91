import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const EXAMPLES = path.join(ROOT, 'examples');
/** The templates of new areas are real areas with their own tests: one without and one with a service. */
export const TEMPLATE = path.join(EXAMPLES, 'area-hello');
export const WITH_SERVICE = path.join(EXAMPLES, 'area-with-service');

/** Reads and writes JSON files, such as `package.json`. */
export const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));
export const writeJson = (file: string, value: unknown): void =>
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
