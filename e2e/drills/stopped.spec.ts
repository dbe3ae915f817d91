import { type Page, test } from '@playwright/test';
import { readAreas } from './areas';
import { drill, signInWithClient } from './drill';
import { type FailureKind, unreachable } from './kinds';
import { type Apart, startApart } from './service-processes';

const areas = await readAreas();
/** Starting the processes takes minutes, so only when all drills are requested. */
const withService = process.env.DRILLS === 'all' ? areas.filter(({ calls }) => calls.length) : [];
let apart: Apart | undefined;
let page: Page | undefined;

test.describe('a stopped service process', () => {
  test.beforeAll(async ({ browser }) => {
    apart = await startApart(withService.map(({ id }) => id));
    page = await browser.newPage({ baseURL: apart.address, reducedMotion: 'reduce' });
    await signInWithClient(page);
  });
  test.afterAll(async () => {
    await page?.close();
    await apart?.stop();
  });

  for (const area of withService)
    test(`${area.id}: service stopped`, async () => {
      if (!apart || !page) throw new Error('nothing was started');
      const { kill, start } = apart;
      const stopped: FailureKind = {
        name: 'service stopped',
        words: unreachable,
        retry: true,
        mayRecoverByItself: true,
        reloads: 0,
        begin: async () => {
          await kill(area.id);
          return () => start(area.id);
        },
      };
      const result = await drill(page, stopped, area, areas);
      test.info().annotations.push({ type: 'drill', description: JSON.stringify(result) });
    });
});
