import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { AREAS_PORTAL, GOOGLE, PORTAL, SANDBOX } from './addresses';
import { connectedConfig } from './connected-config';
import { inChromium } from './in-chromium';
import { issuerServer } from './issuer-server';
import type { InPortal } from './portal';

process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'skills-architect-e2e-'));
const areasDataDir = path.join(process.env.E2E_DATA_DIR, 'areas-portal');
const AREA_JOURNEYS = ['feature-areas.spec.ts', 'hello-area.spec.ts'];
const KILLED = 'killed.spec.ts';

/** A built portal in one process, on an empty database with demo data. */
const portal = ({ port, url }: typeof PORTAL, dataDir: string, environment: Record<string, string> = {}) => ({
  // The log shows what the services of a failed journey's portal did.
  command: `mkdir -p .cache/test && node --enable-source-maps services/dist/single-process.js > .cache/test/portal-${port}.log`,
  cwd: path.resolve(import.meta.dirname, '..'),
  url: `${url}/ready`,
  env: {
    PORT: String(port),
    DATA_DIR: dataDir,
    GOOGLE_CLIENT_ID: GOOGLE.clientId,
    GOOGLE_ISSUER: `http://127.0.0.1:${GOOGLE.port}`,
    ...environment,
  },
  timeout: 300_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

/** Failure drills and journeys on one portal, and a second portal for journeys that switch areas. */
export default defineConfig<InPortal>({
  ...inChromium(PORTAL.url),
  // Journeys mostly wait, so three workers share two cores.
  workers: 3,
  projects: [
    {
      name: 'areas',
      testMatch: AREA_JOURNEYS,
      // Serial: each checks all areas.
      workers: 1,
      use: { baseURL: AREAS_PORTAL.url, dataDir: areasDataDir },
    },
    // First, because its portal starts four times, and at the end nothing else would be left to run in parallel.
    { name: 'killed', testMatch: KILLED },
    // Tracing would double the time.
    { name: 'drills', testDir: './drills', use: { trace: 'off', screenshot: 'only-on-failure' } },
    { name: 'journeys', testIgnore: ['apart*.spec.ts', KILLED, ...AREA_JOURNEYS] },
  ],
  webServer: [
    portal(PORTAL, process.env.E2E_DATA_DIR, {
      PORTAL_CONFIG: connectedConfig(process.env.E2E_DATA_DIR),
      SANDBOX_SECRET: SANDBOX.secret,
    }),
    portal(AREAS_PORTAL, areasDataDir),
    issuerServer,
    {
      command: 'npm run sandbox',
      cwd: path.resolve(import.meta.dirname, '..'),
      url: SANDBOX.url,
      env: { SANDBOX_PORT: String(SANDBOX.port), SANDBOX_SECRET: SANDBOX.secret, SANDBOX_ITEMS: '600' },
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    },
  ],
});
