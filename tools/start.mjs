import { build, install } from './prepare.mjs';

await install();
await build();
process.setSourceMapsEnabled(true);
await import('../services/dist/single-process.js');
