/** Packs the kits for areas outside of this repository: `npm run kits:pack -- --to FOLDER`. */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { packKits } from './kits/pack';

const { values } = parseArgs({ options: { to: { type: 'string', default: 'examples/area-hello/kits' } } });
const from = performance.now();
const files = packKits(values.to);
console.log(`${files.join(', ')} in ${values.to} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
