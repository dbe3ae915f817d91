import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { GOOGLE } from './google';
import { inChromium } from './in-chromium';

const PORT = Number(process.env.E2E_PORT ?? 4390);
const ADDRESS = `http://127.0.0.1:${PORT}`;
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'skills-architect-e2e-'));

/** The journeys through the built portal in one process, on an empty database with the demo's data. */
export default defineConfig({
  ...inChromium(ADDRESS),
  testIgnore: 'apart*.spec.ts',
  webServer: {
    command: 'node --enable-source-maps services/dist/portal.js',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `${ADDRESS}/ready`,
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      GOOGLE_CLIENT_ID: GOOGLE.clientId,
      GOOGLE_ISSUER: `http://127.0.0.1:${GOOGLE.port}`,
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
