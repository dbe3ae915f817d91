import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { GOOGLE, PORTAL } from './addresses';
import { inChromium } from './in-chromium';

process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'skills-architect-e2e-'));

/** Failure drills of the built portal in one process, and journeys through it, on an empty database with the demo's data. */
export default defineConfig({
  ...inChromium(PORTAL.url),
  projects: [
    // A trace of every step would take as long as the steps.
    { name: 'drills', testDir: './drills', use: { trace: 'off', screenshot: 'only-on-failure' } },
    { name: 'journeys', testIgnore: 'apart*.spec.ts' },
  ],
  webServer: {
    command: 'node --enable-source-maps services/dist/portal.js',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `${PORTAL.url}/ready`,
    env: {
      PORT: String(PORTAL.port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      GOOGLE_CLIENT_ID: GOOGLE.clientId,
      GOOGLE_ISSUER: `http://127.0.0.1:${GOOGLE.port}`,
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
