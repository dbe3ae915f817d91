import type { Page, Route } from '@playwright/test';
import { API_PREFIX, type Call } from '@skills-architect/contracts';
import type { AreaUnderTest } from './areas';
import { changeCode, fetchAnswer } from './changed-code';

/** One kind of failure of an area, and the expected behaviour. */
export interface FailureKind {
  name: string;
  /** Starts the failure before the area is first opened; returns a function that repairs it. */
  begin: (page: Page, area: AreaUnderTest) => Promise<() => Promise<unknown>>;
  /** Expected message in place of the area. */
  words: (area: AreaUnderTest) => string;
  /** Whether the user presses Retry after the repair; otherwise the screen recovers by itself. */
  retry: boolean;
  /** Whether the screen may recover by an event of its service before the user retries. */
  mayRecoverByItself?: boolean;
  /** How often the page may reload itself to get a newer release. */
  reloads: number;
}

const SLOW_MS = 5000;
const filePattern = ({ id }: AreaUnderTest) => `**/apps/${id}/**`;
const areaTitle = (area: AreaUnderTest) => area.manifest.title;

/** Intercepts this page's requests for these URLs; returns a function that stops it. */
const intercept = async (page: Page, address: string | RegExp, handle: (route: Route) => Promise<unknown>) => {
  await page.route(address, handle);
  return () => page.unroute(address, handle);
};

const callPattern = ({ path }: Call) =>
  `${API_PREFIX}${path}`.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/?]+');
/** URLs of the calls to an area's own service. */
const callsPattern = ({ calls }: AreaUnderTest) => new RegExp(`(${calls.map(callPattern).join('|')})(\\?.*)?$`);

const continueLater = async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  // Rejects when the page has navigated away, which is expected.
  await route.continue().catch(() => undefined);
};

/** Message while a service does not respond. */
export const unreachable = (area: AreaUnderTest) =>
  `The ${area.id} service cannot be reached right now. Try again in a moment.`;

/** Chunks loaded after the entry, when a screen is opened. */
const isChunk = (file: string) => /^[^_]+\.\w{8}\.js$/.test(file) && !file.startsWith('remoteEntry.');

/** Faults of an area's code. */
const CODE: FailureKind[] = [
  {
    name: 'code unreachable',
    begin: (page, area) => intercept(page, filePattern(area), (route) => route.abort()),
    words: (area) => `${areaTitle(area)} cannot be reached at the moment.`,
    retry: true,
    reloads: 0,
  },
  {
    name: 'manifest broken',
    begin: (page, area) =>
      intercept(page, `**${area.entry}`, async (route) => {
        const { response, text } = await fetchAnswer(route);
        await route.fulfill({ response, body: `${text}\n` });
      }),
    words: (area) => `${areaTitle(area)} cannot be reached at the moment.`,
    retry: true,
    reloads: 1,
  },
  {
    name: 'chunk stale',
    begin: (page, area) => {
      const chunks = Object.keys(area.integrity).filter(isChunk).join('|');
      return intercept(page, new RegExp(`/apps/${area.id}/[^/]+/(${chunks})$`), (route) =>
        route.fulfill({ status: 404, body: 'There is nothing at this address.' }),
      );
    },
    words: (area) => `${areaTitle(area)} cannot be reached at the moment.`,
    retry: true,
    reloads: 1,
  },
  {
    name: 'throws on load',
    begin: (page, area) => changeCode(page, area, 'onLoad'),
    words: (area) => `${areaTitle(area)} stopped working.`,
    retry: true,
    reloads: 0,
  },
  {
    name: 'throws on render',
    begin: (page, area) => changeCode(page, area, 'onRender'),
    words: (area) => `${areaTitle(area)} stopped working.`,
    retry: true,
    reloads: 0,
  },
  {
    name: 'slow 5 s',
    begin: (page, area) => intercept(page, filePattern(area), continueLater),
    words: (area) => `Loading ${areaTitle(area)}`,
    retry: false,
    reloads: 0,
  },
];

/** Faults of the service behind an area. */
const SERVICE: FailureKind[] = [
  {
    name: 'service down',
    begin: (page, area) =>
      intercept(page, callsPattern(area), (route) =>
        route.fulfill({ status: 502, json: { error: unreachable(area), code: 'unreachable', requestId: 'drill' } }),
      ),
    words: unreachable,
    retry: true,
    reloads: 0,
  },
  {
    name: 'service slow',
    begin: (page, area) => intercept(page, callsPattern(area), continueLater),
    words: () => 'Loading',
    retry: false,
    reloads: 0,
  },
];

/** The kinds of failure that an area can have; those of its service only if there is a service of its name. */
export const listKinds = ({ calls }: AreaUnderTest): FailureKind[] => (calls.length ? [...CODE, ...SERVICE] : CODE);
