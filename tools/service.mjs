import fs from 'node:fs';
import { build, install } from './prepare.mjs';

/** Starts one service as it was built: `npm run service NAME`. Others of its kind may run: what is there is not built again. */
const BUILT = ['services/dist/service.js', 'shell/dist/index.html'];

if (!BUILT.every((file) => fs.existsSync(file))) {
  await install();
  await build();
}
process.setSourceMapsEnabled(true);
await import('../services/dist/service.js');
