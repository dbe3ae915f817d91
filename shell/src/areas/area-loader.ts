import type { AreaId, RegisteredArea } from '@skills-architect/contracts';
import {
  areaActions,
  currentLocation,
  findArea,
  isOutdated,
  onMove,
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
import { fetchCode, HANGING_MS } from './fetch-code';
import { renewFiles } from './integrity';
import { reloadOnce } from './stale-reload';

/** An area that takes longer to start counts as crashed; single-spa would only warn in the console. */
const limit = { millis: HANGING_MS, warningMillis: HANGING_MS, dieOnTimeout: true };

const areaAt = (pathname: string): AreaId | undefined => {
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

/** single-spa reads the limits from the lifecycles, although its type does not name them. */
const withLimits = (code: LifeCycles): LifeCycles =>
  Object.assign({}, code, { timeouts: { bootstrap: limit, mount: limit } });

/** Registers an area with single-spa once its code is here: single-spa moves no other area while it waits for one. */
const register = (id: AreaId, code: LifeCycles): void =>
  registerApplication({
    name: id,
    app: withLimits(code),
    activeWhen: ({ pathname }) => areaAt(pathname) === id,
    customProps: { domElementGetter: () => findOutlet(id) },
  });

const unregister = async (id: AreaId): Promise<void> => {
  if (isRegistered(id)) await unregisterApplication(id);
};

/** Loads areas when their screens are opened, and takes them away again; `stop` ends it and empties the page. */
export interface AreaLoader {
  /** Tries a failed area again for a user who asks for it; what the browser has stored of it is fetched anew. */
  retry: (id: AreaId) => Promise<void>;
  /** Gives every failed area another chance, on another screen. */
  retryFailed: () => void;
  stop: () => Promise<void>;
}

/** Starts to follow the area store and the address. */
export const startAreaLoader = (): AreaLoader => {
  /** One change at a time: an area must be gone before it is registered again. */
  let queue: Promise<void> = Promise.resolve();
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work).catch((error: unknown) => console.error('The areas could not be updated', error));
    return queue;
  };

  /** Puts fetched code on the page, unless the registry lists another build by now. */
  const install = (area: RegisteredArea, code: LifeCycles): Promise<void> =>
    enqueue(async () => {
      const { id } = area.manifest;
      if (findArea(id)?.listed?.entry !== area.entry) return;
      await unregister(id);
      register(id, code);
      areaActions.finishLoading(area);
      await triggerAppChange();
    });

  const load = async (area: RegisteredArea): Promise<void> => {
    const code = await fetchCode(area);
    if (code) await install(area, code);
  };

  /** Loads the area of the present screen, unless it is here, on its way, or has failed. */
  const enter = (): void => {
    const entry = findArea(areaAt(currentLocation().pathname) ?? '');
    if (entry?.listed && entry.state.is === 'registered') void load(entry.listed);
  };

  /** Takes away applications whose code the page no longer wants. */
  const removeUnused = (): Promise<void> =>
    enqueue(async () => {
      for (const id of getAppNames()) if (!findArea(id)?.loaded) await unregister(id);
      await triggerAppChange();
    });

  /** What the user is not in: what was kept open for them goes, and an outdated build is loaded anew at the next visit. */
  const leave = (): void => {
    const here = areaAt(currentLocation().pathname);
    for (const [id, entry] of Object.entries(useAreaStore.getState().entries)) {
      if (!entry || id === here) continue;
      if (isOutdated(entry)) areaActions.dropCode(id);
      else areaActions.leave(id);
    }
  };

  const follow = (): void => {
    leave();
    void removeUnused().then(enter);
  };

  const tryAgain = (id: AreaId): Promise<void> =>
    enqueue(async () => {
      const state = findArea(id)?.state;
      if (state?.is !== 'failed' && state?.is !== 'incompatible') return;
      // The page holds working code: new screens are enough.
      if (isRegistered(id) && isMounted(id)) return areaActions.recover(id);
      await unregister(id);
      areaActions.dropCode(id);
      enter();
    });

  const hearCrash = (error: Error & { appOrParcelName?: string }): void => {
    console.error(error);
    const id = error.appOrParcelName ?? '';
    if (findArea(id)?.state.is === 'ready') areaActions.fail(id, { kind: 'crashed', cause: error.message });
  };

  const stops = [
    onMove(follow),
    onUserChange(follow),
    useAreaStore.subscribe((now, before) => {
      if (now.on !== before.on) follow();
      // A screen whose file did not arrive is reported from inside its area; a release may have replaced it.
      for (const [id, entry] of Object.entries(now.entries))
        if (entry?.state.is === 'failed' && entry.state.failure.stale && entry !== before.entries[id])
          if (entry.loaded) reloadOnce(id, entry.loaded.version);
    }),
    () => removeErrorHandler(hearCrash),
  ];
  addErrorHandler(hearCrash);
  follow();

  return {
    async retry(id) {
      const entry = findArea(id);
      const isUnreachable = entry?.state.is === 'failed' && entry.state.failure.kind === 'unreachable';
      if (entry?.listed && isUnreachable) await renewFiles(entry.listed);
      await tryAgain(id);
    },
    retryFailed() {
      for (const [id, entry] of Object.entries(useAreaStore.getState().entries))
        if (entry?.state.is === 'failed' || entry?.state.is === 'incompatible') void tryAgain(id);
    },
    async stop() {
      for (const stop of stops) stop();
      await enqueue(async () => {
        for (const id of getAppNames()) await unregister(id);
      });
    },
  };
};
