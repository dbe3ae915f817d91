import type { Browser, BrowserContext } from '@playwright/test';
import type { BenchPortal } from '../portal/start-portal';
import { ms, table } from '../table';
import { median } from '../timings';
import { newSignedInContext } from './browser';
import { type FirstView, loadFirstView } from './first-view';

interface Build {
  name: string;
  context: BrowserContext;
  portal: string;
  views: FirstView[];
}

/** First views of one of several builds, measured alternately. */
export interface BuildTimings {
  name: string;
  scriptBytes: number;
  requests: number;
  /** One value per round, in milliseconds. */
  lcpMs: number[];
}

/**
 * Measures the landing page of two builds alternately, so that other load on the machine affects both. Each round loads
 * the page once from each build; every second round reverses the order. One load before the first round warms up caches.
 */
export const compareBuilds = async (
  browser: Browser,
  portals: readonly (readonly [name: string, portal: Pick<BenchPortal, 'address'>])[],
  user: { login: string; password: string },
  rounds: number,
): Promise<BuildTimings[]> => {
  const builds: Build[] = [];
  for (const [name, { address: portal }] of portals)
    builds.push({ name, portal, context: await newSignedInContext(browser, { portal, ...user }), views: [] });
  for (const { context, portal } of builds) await loadFirstView(context, portal);
  for (let round = 0; round < rounds; round++)
    for (const { context, portal, views } of round % 2 ? builds.toReversed() : builds)
      views.push(await loadFirstView(context, portal));
  return builds.map(({ name, views }) => ({
    name,
    scriptBytes: median(views.map(({ scriptBytes }) => scriptBytes)),
    requests: median(views.map(({ requests }) => requests)),
    lcpMs: views.map(({ lcpMs }) => Math.round(lcpMs)),
  }));
};

/** A table of the builds, with the number of rounds in which each one painted first. */
export const formatBuilds = (builds: readonly BuildTimings[]): string => {
  const [first, second] = builds;
  const sooner = first?.lcpMs.filter((lcp, round) => lcp < (second?.lcpMs[round] ?? 0)).length ?? 0;
  const rows = builds.map(({ name, scriptBytes, requests, lcpMs }) => [
    name,
    `${(scriptBytes / 1024).toFixed(1)} KB`,
    `${requests}`,
    ms(median(lcpMs)),
    ms(Math.min(...lcpMs)),
    ms(Math.max(...lcpMs)),
  ]);
  return [
    table(['build', 'JavaScript', 'requests', 'LCP ms', 'least', 'most'], rows),
    `${first?.name} paints sooner than ${second?.name} in ${sooner} of ${first?.lcpMs.length} rounds`,
  ].join('\n');
};
