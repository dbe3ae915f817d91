import { type Page, test } from '@playwright/test';
import { readAreas } from './areas';
import { drill, signInWithClient } from './drill';
import { listKinds } from './kinds';

const areas = await readAreas();
const isAll = process.env.DRILLS === 'all';
let page: Page | undefined;

/** One page for all drills, reloaded without any state except the session. */
const resetPage = async () => {
  if (!page) throw new Error('there is no page before the first drill');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => sessionStorage.clear());
  return page;
};
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' });
  await signInWithClient(page);
});
test.afterAll(() => page?.close());

/** Unless all are requested: every kind on the first area, and the first kind on every area. */
for (const [areaAt, area] of areas.entries())
  for (const [kindAt, kind] of listKinds(area).entries())
    if (isAll || areaAt === 0 || kindAt === 0)
      test(`${area.id}: ${kind.name}`, async () => {
        const result = await drill(await resetPage(), kind, area, areas);
        test.info().annotations.push({ type: 'drill', description: JSON.stringify(result) });
      });
