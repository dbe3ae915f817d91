import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { GOOGLE, PORTAL } from './addresses';

process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'skills-architect-e2e-'));

/** Failure drills and journeys: the built portal on an empty database with the demo's data, in Chromium. */
export default defineConfig({
  projects: [
    { name: 'drills', testDir: './drills' },
    { name: 'journeys', testDir: './journeys' },
  ],
  outputDir: '../.cache/test/journeys',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: PORTAL.url,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
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
