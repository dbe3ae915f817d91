import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { GOOGLE } from './google';

const PORT = Number(process.env.E2E_PORT ?? 4390);
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'skills-architect-e2e-'));

/** The journeys: the built portal on an empty database with the demo's data, in Chromium. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../.cache/test/journeys',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
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
    url: `http://127.0.0.1:${PORT}/ready`,
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
