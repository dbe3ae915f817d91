import fs from 'node:fs';
import { buildServices, install } from './prepare.mjs';

/** `npm run audit:verify -- [--expect NUMBER:HASH]`; builds first if needed. */
if (!fs.existsSync('services/dist/audit-verify.js')) {
  await install();
  await buildServices();
}
process.setSourceMapsEnabled(true);
await import('../services/dist/audit-verify.js');
