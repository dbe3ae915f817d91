import type { BrowserContext, Page } from '@playwright/test';

/** CPU slowdown factor. */
export const SLOWED_BY = 4;

export interface FirstView {
  scriptBytes: number;
  scripts: number;
  requests: number;
  lcpMs: number;
}

/** Time of the largest contentful paint; read once the page is idle. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

/** Loads the landing page of a signed-in user with an empty cache on a slow machine. */
export const loadFirstView = async (context: BrowserContext, portal: string): Promise<FirstView> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_BY });
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await page.goto(portal);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const lcpMs = await largestPaint(page);
  await page.close();
  const scripts = [...urls]
    .filter(([, url]) => new URL(url).pathname.endsWith('.js'))
    .map(([id]) => bytes.get(id) ?? 0);
  return {
    scriptBytes: scripts.reduce((sum, size) => sum + size, 0),
    scripts: scripts.length,
    requests: urls.size,
    lcpMs,
  };
};
