import { type RegisteredArea, unmetNeeds } from '@skills-architect/contracts';
import { type AreaFailure, areaActions, findArea } from '@skills-architect/portal-kit/host';
import type { LifeCycles } from 'single-spa';
import { diagnoseFailure } from './area-failure';
import { reportAreaFailure } from './area-failure-reports';
import { fetchArea } from './federation';
import { provided } from './provided';
import { reloadOnce } from './stale-reload';

/** Delay before the automatic retry. */
const RETRY_DELAY_MS = 250;
/** Loading times above this are reported as slow. */
const SLOW_MS = 5000;
/** Loading times above this show the panel. The area is still shown if it arrives later. */
export const HANGING_MS = 8000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const fetchWithRetry = async (area: RegisteredArea): Promise<LifeCycles> => {
  try {
    return await fetchArea(area);
  } catch (error) {
    console.warn(`Retrying the area ${area.manifest.id}`, error);
  }
  await wait(RETRY_DELAY_MS);
  return fetchArea(area);
};

/** Whether the page still waits for this build: another one may be listed by now, or a later load may have finished. */
const isAwaited = ({ manifest: { id }, entry }: RegisteredArea): boolean => {
  const area = findArea(id);
  return area?.listed?.entry === entry && area.state.is !== 'ready';
};

const fail = (area: RegisteredArea, failure: AreaFailure): void => {
  const { id } = area.manifest;
  console.error(`The area ${id} ${area.version} failed to load`, failure.cause);
  if (!isAwaited(area)) return;
  if (!failure.stale || !reloadOnce(id, area.version)) areaActions.fail(id, failure);
};

/** Shows the panel while an area loads too slowly. */
const startHangTimer = (area: RegisteredArea) =>
  setTimeout(() => {
    const cause = `version ${area.version}: no answer within ${HANGING_MS / 1000} seconds`;
    if (isAwaited(area)) areaActions.fail(area.manifest.id, { kind: 'unreachable', cause });
  }, HANGING_MS);

/**
 * Packages that the area needs and this page does not provide. Loads semver on demand: the landing page does not need
 * it.
 */
const findUnmetNeeds = async ({ needs }: RegisteredArea): Promise<string[]> => {
  const { default: satisfies } = await import('semver/functions/satisfies.js');
  return unmetNeeds(needs, provided, satisfies);
};

/** Fetches the code of an area; undefined on failure, which is then in the area's state. */
export const fetchCode = async (area: RegisteredArea): Promise<LifeCycles | undefined> => {
  const { id } = area.manifest;
  areaActions.startLoading(id);
  const startedAt = performance.now();
  const hangTimer = startHangTimer(area);
  try {
    const unmet = await findUnmetNeeds(area);
    if (unmet.length) {
      fail(area, { kind: 'incompatible', cause: unmet.join('; ') });
      return undefined;
    }
    const code = await fetchWithRetry(area);
    if (performance.now() - startedAt > SLOW_MS) reportAreaFailure(id, area.version, 'slow');
    return code;
  } catch (error) {
    fail(area, await diagnoseFailure(area, error));
    return undefined;
  } finally {
    clearTimeout(hangTimer);
  }
};
