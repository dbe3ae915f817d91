import type { PlaywrightTestConfig } from '@playwright/test';

/**
 * Chromium features to disable. Only the last list counts, so those that Playwright disables are repeated here; the
 * first three render the address bar in a page of its own beside every window, which is invisible and slow on two
 * cores.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Browser of journeys and measurements: without background features, and without a sandbox, which containers do not
 * allow.
 */
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
    `--disable-features=${OFF.join(',')}`,
  ],
};

/** Playwright options of all journeys: Chromium, serial unless the portal allows more. */
export const inChromium = (baseURL: string): PlaywrightTestConfig => ({
  testDir: './journeys',
  outputDir: '../.cache/test/journeys',
  workers: 1,
  // A second try on a busy machine; the report names a test that needed it as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    // A trace costs a fifth of the time, so it is only made to investigate a failure.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
