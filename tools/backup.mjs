import fs from 'node:fs';
import { buildServices, install } from './prepare.mjs';

/**
 * `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`; builds first if needed, for example on a new
 * machine.
 */
if (!fs.existsSync('services/dist/backup.js')) {
  await install();
  await buildServices();
}
process.setSourceMapsEnabled(true);
await import('../services/dist/backup.js');
