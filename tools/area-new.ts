/**
 * Creates a new area: `npm run area:new -- garden` makes `mfe-garden` in this repository, `--to FOLDER` a standalone
 * one outside of it.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AreaIdText } from '../packages/contracts/src/area-schema';
import { createHere, createStandalone } from './areas/create-area';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, 'with-service': { type: 'boolean', default: false } },
});
const id = AreaIdText.safeParse(positionals[0]);
if (!id.success) {
  console.error(`Usage: npm run area:new -- NAME [--to FOLDER] [--with-service]. ${id.error.issues[0]?.message}.`);
  process.exit(1);
}
try {
  const next = values.to
    ? createStandalone(id.data, path.resolve(values.to), values['with-service'])
    : createHere(id.data, values['with-service']);
  console.log(next);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
