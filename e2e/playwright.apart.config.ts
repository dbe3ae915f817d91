import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { GOOGLE } from './addresses';
import { dataFolder, FRONT_PORT } from './apart/processes';
import { inChromium } from './in-chromium';
import { issuerServer } from './issuer-server';

const ADDRESS = `http://127.0.0.1:${FRONT_PORT}`;

/** The same journeys with two instances of every service and two gateways, and journeys specific to that. */
export default defineConfig({
  ...inChromium(ADDRESS),
  outputDir: '../.cache/test/journeys-apart',
  testIgnore: 'killed.spec.ts',
  webServer: [
    {
      // `npm test` shows the end of the log when a journey fails.
      command: 'mkdir -p .cache/test && exec node --import tsx e2e/apart/main.ts > .cache/test/apart.log 2>&1',
      cwd: path.resolve(import.meta.dirname, '..'),
      url: `${ADDRESS}/ready`,
      env: {
        E2E_DATA_DIR: dataFolder(),
        GOOGLE_CLIENT_ID: GOOGLE.clientId,
        GOOGLE_ISSUER: `http://127.0.0.1:${GOOGLE.port}`,
      },
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    issuerServer,
  ],
});
