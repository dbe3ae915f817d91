import fs from 'node:fs';
import { build, install } from './prepare.mjs';

/**
 * Starts one built service: `npm run service NAME`. Existing builds are not rebuilt, because other instances may be
 * running from them.
 */
const BUILT = ['services/dist/service.js', 'shell/dist/index.html'];

if (!BUILT.every((file) => fs.existsSync(file))) {
  await install();
  await build();
}
process.setSourceMapsEnabled(true);
await import('../services/dist/service.js');
