import type { AreaId, RegisteredArea } from '@skills-architect/contracts';
import { clearAreaFailure, reportAreaFailure, useAreaFailures } from '@skills-architect/portal-kit/host';
import {
  addErrorHandler,
  getAppStatus,
  MOUNTED,
  registerApplication,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
import { resolveRoute } from '../route/resolve-route';
import { fetchCode, findCode, forgetCode } from './area-code';
import { renewFiles } from './integrity';
import { reloadOnce } from './stale-reload';

const registered = new Map<AreaId, RegisteredArea>();

const findOutlet = (id: AreaId): HTMLElement => {
  const element = document.getElementById(`area-${id}`);
  if (!element) throw new Error(`the page has no place for the area ${id}`);
  return element;
};

const areaAt = (pathname: string): AreaId | undefined => {
  const route = resolveRoute(pathname);
  return route.kind === 'area' ? route.area.manifest.id : undefined;
};

const register = (area: RegisteredArea): void => {
  const { id } = area.manifest;
  registered.set(id, area);
  registerApplication({
    name: id,
    app: async () => {
      const code = findCode(area);
      if (!code) throw new Error(`${id} was started before its code was there`);
      return code;
    },
    // Not before its code is there: single-spa moves no other area while it waits for one.
    activeWhen: ({ pathname }) => areaAt(pathname) === id && findCode(area) !== undefined,
    customProps: { domElementGetter: () => findOutlet(id) },
  });
};

const unregister = async (id: AreaId): Promise<void> => {
  const area = registered.get(id);
  if (area) forgetCode(area);
  registered.delete(id);
  await unregisterApplication(id);
};

/** Brings what is registered in line with the registry; true when something changed. */
const follow = async (areas: readonly RegisteredArea[]): Promise<boolean> => {
  const gone = [...registered.keys()].filter((id) => !areas.some((area) => area.manifest.id === id));
  for (const id of gone) {
    await unregister(id);
    clearAreaFailure(id);
  }
  // Whoever works in a former version finishes there; the new one comes when its place is next opened.
  const fresh = areas.filter(({ manifest: { id }, entry }) => {
    const known = registered.get(id);
    return !known || (known.entry !== entry && getAppStatus(id) !== MOUNTED);
  });
  for (const area of fresh) {
    if (registered.has(area.manifest.id)) await unregister(area.manifest.id);
    register(area);
  }
  return gone.length + fresh.length > 0;
};

/** The version of an area whose code this page holds; it works on in that one until the page is loaded anew. */
export const loadedVersion = (id: AreaId): string | undefined => {
  const area = registered.get(id);
  return area && findCode(area) && area.version;
};

/** One after the other: an area must be gone before it is registered again. */
let queue: Promise<void> = Promise.resolve();
const enqueue = (work: () => Promise<void>): Promise<void> => {
  queue = queue.then(work).catch((error: unknown) => console.error('The areas could not be brought up to date', error));
  return queue;
};

/** Registers what is on, and takes away what is not any more. */
export const syncAreas = (areas: readonly RegisteredArea[]): Promise<void> =>
  enqueue(async () => {
    if (await follow(areas)) await triggerAppChange();
  });

/** Tries a failed area again for a person who asks for it: also what the browser has kept of it is fetched anew. */
export const retryArea = async (id: AreaId): Promise<void> => {
  const area = registered.get(id);
  if (area && useAreaFailures.getState()[id]?.kind === 'unreachable') await renewFiles(area);
  await tryAgain(id);
};

/** A crashed area gets new screens, one that never came is fetched anew. */
const tryAgain = (id: AreaId): Promise<void> =>
  enqueue(async () => {
    const area = registered.get(id);
    if (!area || useAreaFailures.getState()[id] === undefined) return;
    if (getAppStatus(id) === MOUNTED) return clearAreaFailure(id);
    clearAreaFailure(id);
    await unregister(id);
    register(area);
    await triggerAppChange();
  });

/** Another screen is a new chance for every area that failed. */
export const forgetFailures = (): void => {
  for (const [id, failure] of Object.entries(useAreaFailures.getState())) if (failure) void tryAgain(id);
};

const bringHere = async (): Promise<void> => {
  const area = registered.get(areaAt(window.location.pathname) ?? '');
  if (area && (await fetchCode(area))) await triggerAppChange();
};

/** Has the code of an area come when somebody goes to a place of it. */
export const watchMoves = (): void =>
  window.addEventListener('single-spa:before-routing-event', () => void bringHere());

/** Hears of areas that break while single-spa starts or ends them. */
export const watchCrashes = (): void =>
  addErrorHandler((error) => {
    const id = 'appOrParcelName' in error ? String(error.appOrParcelName) : '';
    console.error(error);
    if (registered.has(id) && !useAreaFailures.getState()[id])
      reportAreaFailure(id, { kind: 'crashed', cause: error.message });
  });

/** A screen's file that does not arrive is reported from inside its area; a release may have replaced it. */
export const watchStaleScreens = (): (() => void) =>
  useAreaFailures.subscribe((now) => {
    for (const [id, failure] of Object.entries(now)) {
      const area = registered.get(id);
      if (failure?.stale && area) reloadOnce(id, area.version);
    }
  });
