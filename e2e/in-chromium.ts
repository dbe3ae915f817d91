import type { PlaywrightTestConfig } from '@playwright/test';

/** The browser of journeys and measurements: quiet, and without a sandbox that containers do not allow. */
export const CHROMIUM = {
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
};

/** How journeys are made, whatever portal they go through: in Chromium, one after the other unless the portal bears more. */
export const inChromium = (baseURL: string): PlaywrightTestConfig => ({
  testDir: './journeys',
  outputDir: '../.cache/test/journeys',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    // A trace costs a fifth of the time: it is made when a failure is looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
