import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { BrowserContext, Page } from '@playwright/test';
import { changeArea, listManagedAreas, type ManagedArea } from '@skills-architect/contracts/portal';
import type { Visitor } from '../portal/visitor';

const PUBLISHED_AREA = 'roles';
const SWITCHED = { area: 'explorer', tile: 'Role Explorer' };
const REASON = 'A measurement';
const CLI = path.resolve(import.meta.dirname, '../../packages/build-kit/bin/area.mjs');

/** Times in milliseconds: from a Super User's action until another user's open page shows it. */
export interface SwitchTimes {
  /** Build time of one area from sources. */
  buildMs: number;
  /** From the end of the build until new pages load the version. */
  liveMs: number;
  offMs: number;
  onMs: number;
  rollBackMs: number;
}

const findArea = async (admin: Visitor, id: string): Promise<ManagedArea> => {
  const found = (await admin.call(listManagedAreas)).areas.find(({ area }) => area === id);
  if (!found) throw new Error(`there is no area ${id}`);
  return found;
};

const change = async (admin: Visitor, id: string, patch: { on?: boolean; version?: string | null }) => {
  const { rev } = await findArea(admin, id);
  await admin.call(changeArea, { params: { area: id }, body: { rev, reason: REASON, ...patch } });
};

/** Milliseconds from the start of `act` until the page shows the text, or no longer shows it. */
const timeUntil = async (page: Page, shouldContain: boolean, text: string, act: () => Promise<void>) => {
  const from = performance.now();
  const seen = page.waitForFunction(
    ([isExpected, words]) => (document.body.textContent ?? '').includes(String(words)) === isExpected,
    [shouldContain, text],
    { polling: 'raf' },
  );
  await act();
  await seen;
  return performance.now() - from;
};

/** Builds and publishes one area with the public command, whose output has the duration of each part. */
const publish = (portal: string, login: string, password: string) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [CLI, 'publish', `mfe-${PUBLISHED_AREA}`, '--to', portal],
    {
      encoding: 'utf8',
      env: { ...process.env, PORTAL_LOGIN: login, PORTAL_PASSWORD: password },
    },
  );
  const [build, live] = [...stdout.matchAll(/\((\d+\.\d) s\)/g)].map(([, seconds]) => Number(seconds) * 1000);
  if (status !== 0 || build === undefined || live === undefined)
    throw new Error(`nothing was published: ${stderr}${stdout}`);
  return { buildMs: build, liveMs: live };
};

/** Publishes an area, rolls it back, and switches another one off and on, while a page is open. */
export const measureSwitching = async (
  context: BrowserContext,
  admin: Visitor,
  { portal, login, password }: { portal: string; login: string; password: string },
): Promise<SwitchTimes> => {
  const page = await context.newPage();
  await page.goto(`${portal}/`);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(SWITCHED.tile) })
    .waitFor();
  const offMs = await timeUntil(page, false, SWITCHED.tile, () => change(admin, SWITCHED.area, { on: false }));
  const onMs = await timeUntil(page, true, SWITCHED.tile, () => change(admin, SWITCHED.area, { on: true }));

  const { version: previous, title } = await findArea(admin, PUBLISHED_AREA);
  if (!previous) throw new Error(`${PUBLISHED_AREA} has no build`);
  const published = publish(portal, login, password);
  await page.goto(`${portal}/role`);
  await page.getByRole('heading', { level: 1, name: 'Manage Industry Roles' }).waitFor();
  const rollBackMs = await timeUntil(page, true, `${title} was rolled back to version ${previous}`, () =>
    change(admin, PUBLISHED_AREA, { version: previous }),
  );
  await page.close();
  return { ...published, offMs, onMs, rollBackMs };
};
