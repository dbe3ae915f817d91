import { defineConfig } from '@playwright/test';
import { AREAS_PORTAL, areasDataDir, dataDir, PORTAL } from './addresses';
import { inChromium } from './in-chromium';
import type { InPortal } from './portal';

// The workers, which inherit the environment, use the same folder.
dataDir();
const AREA_JOURNEYS = ['feature-areas.spec.ts', 'hello-area.spec.ts'];
const KILLED = 'killed.spec.ts';

/** Failure drills and journeys on one portal, and a second portal for journeys that switch areas. */
export default defineConfig<InPortal>({
  ...inChromium(PORTAL.url),
  // Three use the two cores fully; with five the same journeys took a tenth longer.
  workers: 3,
  projects: [
    {
      name: 'areas',
      testMatch: AREA_JOURNEYS,
      // Serial: each checks all areas.
      workers: 1,
      use: { baseURL: AREAS_PORTAL.url, dataDir: areasDataDir() },
    },
    // First, because its portal starts four times, and at the end nothing else would be left to run in parallel.
    { name: 'killed', testMatch: KILLED },
    // Tracing would double the time.
    { name: 'drills', testDir: './drills', use: { trace: 'off', screenshot: 'only-on-failure' } },
    { name: 'journeys', testIgnore: ['apart*.spec.ts', KILLED, ...AREA_JOURNEYS] },
  ],
  globalSetup: './start-servers.ts',
});
