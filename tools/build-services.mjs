import { bundle, findSources } from './services-build/bundle.mjs';

await bundle(
  [
    'services/single-process.ts',
    'services/service.ts',
    'services/backup.ts',
    'services/audit-verify.ts',
    ...findSources(/\.(worker|child)\.ts$/),
  ],
  'services/dist',
);
