import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Pixels; the edge of a radio in another shade has fewer. */
const MORE_THAN_A_LINE = 60;
let server: ChildProcess;
let address = '';

test.beforeAll(async () => {
  server = spawn(process.execPath, ['packages/ui-kit/blocks/serve.mjs', '0'], { cwd: ROOT });
  const [line] = await once(server.stdout ?? server, 'data');
  address = String(line).trim().split(' ').at(-1) ?? '';
});
test.afterAll(() => void server.kill());

const block = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

/** How many pixels differ clearly between two pictures of the same size. */
const countDifferences = async (page: Page, pictures: readonly Buffer[]): Promise<number> => {
  // A page of its own, because the policy of the page of blocks does not allow such pictures.
  const canvas = await page.context().newPage();
  const sources = pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  const count = await canvas.evaluate(async (urls) => {
    const [first = [], second = []] = await Promise.all(
      urls.map(async (url) => {
        const image = await createImageBitmap(await (await fetch(url)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data ?? [];
      }),
    );
    let differing = 0;
    for (let index = 0; index < first.length; index += 4) {
      const distance = [0, 1, 2].reduce(
        (sum, channel) => sum + Math.abs((first[index + channel] ?? 0) - (second[index + channel] ?? 0)),
        0,
      );
      if (distance > 150) differing += 1;
    }
    return differing;
  }, sources);
  await canvas.close();
  return count;
};

/** An element, how a person changes its state, and what a picture is taken of. */
const STATES: [string, (page: Page) => { shown: Locator; change: () => Promise<void> }][] = [
  [
    'a checked radio',
    (page) => {
      const shown = page.getByRole('radio', { name: 'An Excel file' });
      return { shown, change: () => shown.check() };
    },
  ],
  [
    'a switch that is on',
    (page) => {
      const shown = page.getByRole('switch', { name: 'Notify by mail' });
      return { shown, change: () => shown.check() };
    },
  ],
  [
    'the current tab',
    (page) => {
      const shown = page.getByRole('tab', { name: /Content/ });
      return { shown, change: () => shown.click() };
    },
  ],
  [
    'a pressed filter',
    (page) => {
      const shown = page.getByRole('button', { name: /Guessed/ });
      return { shown, change: () => shown.click() };
    },
  ],
  [
    'a selected row',
    (page) => {
      const row = block(page, 'Table')
        .getByRole('row', { name: /Power BI/ })
        .first();
      const box = row.getByRole('checkbox');
      return { shown: row.locator('td').first(), change: () => box.check() };
    },
  ],
];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 1100, height: 900 } });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Blocks' })).toBeVisible();
    });

    for (const [state, find] of STATES)
      test(`${state} looks different, also without the focus`, async ({ page }) => {
        const { shown, change } = find(page);
        const picture = async () => {
          await page.getByRole('heading', { name: 'Blocks' }).click();
          await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
          return shown.screenshot({ animations: 'disabled' });
        };
        const before = await picture();
        await change();
        expect(await countDifferences(page, [before, await picture()])).toBeGreaterThan(MORE_THAN_A_LINE);
      });

    test('the active option looks different from the others', async ({ page }) => {
      await block(page, 'Pickers').getByRole('combobox', { name: 'Industry role' }).click();
      const options = page.getByRole('listbox', { name: 'Industry role' }).getByRole('option');
      await expect(options.nth(1)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      const outlines = () =>
        options.evaluateAll((all) =>
          all
            .slice(0, 3)
            .map((option) => getComputedStyle(option).outlineStyle)
            .sort(),
        );
      await expect.poll(outlines).toEqual(['none', 'none', 'solid']);
    });

    test('wrong fields, bars and marked passages are not drawn by colour alone', async ({ page }) => {
      const style = (locator: Locator, name: string) =>
        locator.first().evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name);
      expect(await style(page.getByRole('textbox', { name: 'Group name' }), 'border-top-style')).toBe('dashed');
      const ground = await style(page.locator('body'), 'background-color');
      for (const filled of [
        page.locator('mark'),
        block(page, 'Scores').locator('[role=img] > span > span'),
        page.getByRole('progressbar').locator('> div'),
      ])
        expect(await style(filled, 'background-color')).not.toBe(ground);
      for (const frame of [block(page, 'Scores').locator('[role=img] > span'), page.getByRole('progressbar')])
        expect(await style(frame, 'outline-style')).toBe('solid');
      expect(await style(block(page, 'Levels').getByRole('img', { name: /level 1/ }), 'border-top-style')).toBe(
        'solid',
      );
    });
  });
