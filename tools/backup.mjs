import fs from 'node:fs';
import { buildServices, install } from './prepare.mjs';

/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`, also where nothing was built yet: on the machine that takes over. */
if (!fs.existsSync('services/dist/backup.js')) {
  await install();
  await buildServices();
}
process.setSourceMapsEnabled(true);
await import('../services/dist/backup.js');
