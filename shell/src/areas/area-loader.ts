import type { AreaId, RegisteredArea } from '@skills-architect/contracts';
import {
  areaActions,
  currentLocation,
  findArea,
  isOutdated,
  onNavigate,
  onUserChange,
  useAreaStore,
} from '@skills-architect/portal-kit/host';
import {
  addErrorHandler,
  getAppNames,
  getAppStatus,
  type LifeCycles,
  MOUNTED,
  registerApplication,
  removeErrorHandler,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
import { resolveRoute } from '../route/resolve-route';
import { reportAreaOpened } from './area-failure-reports';
import { fetchCode, HANGING_MS } from './fetch-code';
import { renewFiles } from './integrity';
import { reloadOnce } from './stale-reload';

/** An area that exceeds the time-out counts as crashed; by default single-spa only warns in the console. */
const timeLimit = { millis: HANGING_MS, warningMillis: HANGING_MS, dieOnTimeout: true };

const findAreaId = (pathname: string): AreaId | undefined => {
  const route = resolveRoute(pathname);
  return route.kind === 'area' ? route.area.manifest.id : undefined;
};

const findOutlet = (id: AreaId): HTMLElement => {
  const element = document.getElementById(`area-${id}`);
  if (!element) throw new Error(`the page has no outlet for the area ${id}`);
  return element;
};

const isRegistered = (id: AreaId): boolean => getAppNames().includes(id);
const isMounted = (id: AreaId): boolean => getAppStatus(id) === MOUNTED;

/** single-spa reads the time-outs from the lifecycles, although its type does not declare them. */
const withLimits = (code: LifeCycles): LifeCycles =>
  Object.assign({}, code, { timeouts: { bootstrap: timeLimit, mount: timeLimit } });

/** Registers an area with single-spa once its code is loaded: single-spa blocks all other areas while it loads one. */
const register = (id: AreaId, code: LifeCycles): void =>
  registerApplication({
    name: id,
    app: withLimits(code),
    activeWhen: ({ pathname }) => findAreaId(pathname) === id,
    customProps: { domElementGetter: () => findOutlet(id) },
  });

const unregister = async (id: AreaId): Promise<void> => {
  if (isRegistered(id)) await unregisterApplication(id);
};

/**
 * Loads areas when their screens are opened and unregisters them when they are switched off; `stop` ends it and
 * unmounts everything.
 */
export interface AreaLoader {
  /** Retries a failed area on user request; its cached files are fetched again. */
  retry: (id: AreaId) => Promise<void>;
  /** Resets all failed areas after navigation to another screen. */
  retryFailed: () => void;
  stop: () => Promise<void>;
}

/** Subscribes to the area store and the location. */
export const startAreaLoader = (): AreaLoader => {
  /** Serialises changes: an area must be unregistered before it is registered again. */
  let queue: Promise<void> = Promise.resolve();
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work).catch((error: unknown) => console.error('The areas could not be updated', error));
    return queue;
  };

  /** Registers loaded code, unless the registry now lists another build. */
  const install = (area: RegisteredArea, code: LifeCycles): Promise<void> =>
    enqueue(async () => {
      const { id } = area.manifest;
      const entry = findArea(id);
      if (entry?.listed?.entry !== area.entry) return;
      // After a Retry the same build may load twice; the second load must not unmount its screens.
      if (entry.state.is === 'ready' && entry.loaded?.entry === area.entry && isRegistered(id)) return;
      await unregister(id);
      register(id, code);
      areaActions.finishLoading(area);
      reportAreaOpened(id, area.version);
      await triggerAppChange();
    });

  const load = async (area: RegisteredArea): Promise<void> => {
    const code = await fetchCode(area);
    if (code) await install(area, code);
  };

  /** Loads the area of the current screen, unless it is loaded, loading or failed. */
  const loadCurrentArea = (): void => {
    const entry = findArea(findAreaId(currentLocation().pathname) ?? '');
    if (entry?.listed && entry.state.is === 'registered') void load(entry.listed);
  };

  /** Unregisters applications whose code is no longer in use. */
  const removeUnused = (): Promise<void> =>
    enqueue(async () => {
      for (const id of getAppNames()) if (!findArea(id)?.loaded) await unregister(id);
      await triggerAppChange();
    });

  /**
   * Cleans up areas that are not open: drops builds kept for unsaved work, and outdated builds, which the next visit
   * reloads.
   */
  const dropUnusedBuilds = (): void => {
    const currentId = findAreaId(currentLocation().pathname);
    for (const [id, entry] of Object.entries(useAreaStore.getState().entries)) {
      if (!entry || id === currentId) continue;
      if (isOutdated(entry)) areaActions.dropCode(id);
      else areaActions.leave(id);
    }
  };

  const updateAreas = (): void => {
    dropUnusedBuilds();
    void removeUnused().then(loadCurrentArea);
  };

  const reloadArea = (id: AreaId): Promise<void> =>
    enqueue(async () => {
      const entry = findArea(id);
      if (entry?.state.is !== 'failed' && entry?.state.is !== 'incompatible') return;
      // The loaded version was removed: its files would be missing again.
      const isRemoved = entry.state.failure.stale && isOutdated(entry);
      // The loaded code works: remounting its screens is enough.
      if (isRegistered(id) && isMounted(id) && !isRemoved) return areaActions.recover(id);
      await unregister(id);
      areaActions.dropCode(id);
      loadCurrentArea();
    });

  const handleCrash = (error: Error & { appOrParcelName?: string }): void => {
    console.error(error);
    const id = error.appOrParcelName ?? '';
    if (findArea(id)?.state.is === 'ready') areaActions.fail(id, { kind: 'crashed', cause: error.message });
  };

  const stops = [
    onNavigate(updateAreas),
    onUserChange(updateAreas),
    useAreaStore.subscribe((now, before) => {
      if (now.on !== before.on) updateAreas();
      // A screen chunk that failed to load is reported from inside its area; a release may have replaced it.
      for (const [id, entry] of Object.entries(now.entries))
        if (entry?.state.is === 'failed' && entry.state.failure.stale && entry !== before.entries[id])
          if (entry.loaded) reloadOnce(id, entry.loaded.version);
    }),
    () => removeErrorHandler(handleCrash),
  ];
  addErrorHandler(handleCrash);
  updateAreas();

  return {
    async retry(id) {
      const entry = findArea(id);
      const isUnreachable = entry?.state.is === 'failed' && entry.state.failure.kind === 'unreachable';
      if (entry?.listed && isUnreachable) await renewFiles(entry.listed);
      await reloadArea(id);
    },
    retryFailed() {
      for (const [id, entry] of Object.entries(useAreaStore.getState().entries))
        if (entry?.state.is === 'failed' || entry?.state.is === 'incompatible') void reloadArea(id);
    },
    async stop() {
      for (const stop of stops) stop();
      await enqueue(async () => {
        for (const id of getAppNames()) await unregister(id);
      });
    },
  };
};
