import type { PlaywrightTestConfig } from '@playwright/test';

// Portals of tests compare words only, so that their answers do not depend on whether the machine can download a model.
process.env.SEMANTICS ??= 'off';

/**
 * Chromium features to disable. Only the last list counts, so those that Playwright disables are repeated here; the
 * first three render the address bar as an invisible page beside every window, which is slow on two cores.
 */
const DISABLED_FEATURES = [
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
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ],
};

/** Playwright options of all journeys: Chromium, serial unless the portal allows more. */
export const inChromium = (baseURL: string): PlaywrightTestConfig => ({
  testDir: './journeys',
  outputDir: '../.cache/test/journeys',
  workers: 1,
  // A second try on a busy machine; the report lists tests that needed it as flaky.
  retries: 1,
  // A busy machine takes many times as long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    // A trace costs a fifth of the time, so it is only recorded to investigate a failure.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
