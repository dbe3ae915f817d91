import type { BrowserContext, Page } from '@playwright/test';
import { median } from '../timings';

/** One screen per area: its tile, its heading, and text that only its service can provide. */
export const SCREENS = [
  { area: 'personas', tile: 'Compare Industry Roles', heading: 'Compare Industry Roles', content: 'No Data To Show' },
  { area: 'skills', tile: 'Manage Skills', heading: 'Manage Skills', content: 'Account' },
  { area: 'roles', tile: 'Manage Industry Roles', heading: 'Manage Industry Roles', content: 'Engineer' },
  { area: 'admin', tile: 'User Management', heading: 'User Management', content: 'Edda Expert' },
  { area: 'explorer', tile: 'Role Explorer', heading: 'Role Explorer', content: 'Industries' },
] as const;
type Screen = (typeof SCREENS)[number];

export interface Move {
  area: string;
  coldMs: number;
  warmMs: number;
}

/** Page memory after garbage collection. */
export interface PageMemory {
  heapMb: number;
  nodes: number;
  listeners: number;
}

const HOME = { tile: 'Skills Architect', heading: 'What would you like to do?', content: '' };
const TIMEOUT_MS = 20_000;

/** Clicks a link and returns the time until the screen is rendered with its data, by the page's own clock. */
const measureMove = (page: Page, to: { tile: string; heading: string; content: string }) =>
  page.evaluate(
    async ([{ tile, heading, content }, timeoutMs]) => {
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith(tile));
      if (!link) throw new Error(`there is no link to ${tile}`);
      const from = performance.now();
      link.click();
      for (;;) {
        await new Promise(requestAnimationFrame);
        const isShown = [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === heading);
        const elapsedMs = performance.now() - from;
        if (isShown && document.body.textContent?.includes(content)) return elapsedMs;
        if (elapsedMs > timeoutMs) throw new Error(`${heading} did not appear`);
      }
    },
    [to, TIMEOUT_MS] as const,
  );

const openLanding = async (context: BrowserContext, portal: string) => {
  const page = await context.newPage();
  await page.goto(portal);
  await page.getByRole('heading', { level: 1, name: HOME.heading }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
};

const measureColdAndWarm = async (context: BrowserContext, portal: string, screen: Screen) => {
  const page = await openLanding(context, portal);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const cold = await measureMove(page, screen);
  await page.waitForLoadState('networkidle');
  await measureMove(page, HOME);
  const warm = await measureMove(page, screen);
  await page.close();
  return { cold, warm };
};

/** Measures navigation from the landing page to each area: first with an empty cache, then again. */
export const measureMoves = async (context: BrowserContext, portal: string, repeats: number): Promise<Move[]> => {
  const moves: Move[] = [];
  for (const screen of SCREENS) {
    const runs: Awaited<ReturnType<typeof measureColdAndWarm>>[] = [];
    while (runs.length < repeats) runs.push(await measureColdAndWarm(context, portal, screen));
    const [coldMs, warmMs] = [median(runs.map(({ cold }) => cold)), median(runs.map(({ warm }) => warm))];
    moves.push({ area: screen.area, coldMs, warmMs });
  }
  return moves;
};

/**
 * Measures page memory after visiting every area twice, and after this many further navigations to an area and back.
 */
export const measurePageMemory = async (context: BrowserContext, portal: string, moves: number) => {
  const page = await openLanding(context, portal);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const visitScreens = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const screen = SCREENS[index % SCREENS.length];
      if (screen) await measureMove(page, screen);
      await measureMove(page, HOME);
    }
  };
  const readMemory = async (): Promise<PageMemory> => {
    await page.waitForLoadState('networkidle');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0;
    return { heapMb: value('JSHeapUsedSize') / 2 ** 20, nodes: value('Nodes'), listeners: value('JSEventListeners') };
  };
  await visitScreens(2 * SCREENS.length);
  const before = await readMemory();
  await visitScreens(moves);
  const after = await readMemory();
  await page.close();
  return { before, after };
};
