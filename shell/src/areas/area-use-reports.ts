import { reportAreaUse } from '@skills-architect/contracts/portal';
import { request } from '@skills-architect/portal-kit';
import { currentLocation, findArea } from '@skills-architect/portal-kit/host';

/** A page that fails all the time tells no more. */
const MAX_ERRORS = 10;
const MAX_TEXT = 300;
/** The largest contentful paint is known when the user has looked at the screen for a while. */
const LCP_AFTER_MS = 10_000;
const FILE = /\/apps\/([a-z][a-z0-9-]*)\/([^/\s]+)\//;

interface Build {
  id: string;
  version: string;
}

const send = ({ id, version }: Build, use: { opened?: boolean; lcpMs?: number; errors?: string[] }) => {
  // What cannot be reported is lost: the user has nothing to do with it.
  request(reportAreaUse, { params: { area: id }, body: { version, ...use } }).catch(() => undefined);
};

/** The build whose code an error comes from: the first of its stack. */
export const findFailedBuild = (stack: string): Build | undefined => {
  const [, id, version] = FILE.exec(stack) ?? [];
  return id && version ? { id, version } : undefined;
};

const told = new Set<string>();

/** The kind of error and where in which file; the message may hold the user's data. */
const describe = (error: Error) => {
  const [, place = ''] = /\/apps\/[^/]+\/[^/]+\/([^\s)]+)/.exec(error.stack ?? '') ?? [];
  return `${error.name} in ${place}`.slice(0, MAX_TEXT);
};

const noteError = (error: unknown, file = '') => {
  if (!(error instanceof Error)) return;
  const build = findFailedBuild(`${error.stack ?? ''} ${file}`);
  if (!build || told.size >= MAX_ERRORS) return;
  const text = describe(error);
  const key = `${build.id} ${build.version} ${text}`;
  if (told.has(key)) return;
  told.add(key);
  send(build, { errors: [text] });
};

/** Reports errors in the code of areas that nobody has handled; returns a function that ends it. */
export const watchErrors = (): (() => void) => {
  const onError = ({ error, filename }: ErrorEvent) => noteError(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => noteError(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    told.clear();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};

/** The largest contentful paint of the page so far, as the browser has kept it. */
const readLcp = () =>
  new Promise<number | undefined>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) return resolve(undefined);
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      resolve(list.getEntries().at(-1)?.startTime);
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(undefined), 1000);
  });

let hasStarted = false;

/**
 * Reports that a build was opened. For the first one, with whose screen the page began, also its largest contentful paint;
 * later screens have none.
 */
export const reportOpened = (build: Build, isFirstScreen: boolean): void => {
  if (!hasStarted) watchErrors();
  const measures = !hasStarted && isFirstScreen;
  hasStarted = true;
  send(build, { opened: true });
  if (!measures) return;
  const { pathname } = currentLocation();
  setTimeout(() => {
    const isStillThere =
      currentLocation().pathname === pathname && findArea(build.id)?.loaded?.version === build.version;
    if (isStillThere) void readLcp().then((lcp) => lcp !== undefined && send(build, { lcpMs: Math.round(lcp) }));
  }, LCP_AFTER_MS);
};
