import { type RegisteredArea, unmet } from '@skills-architect/contracts';
import { type AreaFailure, reportAreaFailure, useAreaFailures } from '@skills-architect/portal-kit/host';
import type { LifeCycles } from 'single-spa';
import { diagnoseFailure } from './area-failure';
import { fetchArea } from './federation';
import { provided } from './provided';
import { reloadOnce } from './stale-reload';
import { tellTrouble } from './trouble-reports';

/** What went wrong a moment ago is given a moment. */
const BEFORE_RETRY = 250;
/** Whoever waits longer for an area is told of to those who rule it. */
const LONG_MS = 5000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const arrived = new WeakMap<RegisteredArea, LifeCycles>();
const onTheWay = new WeakSet<RegisteredArea>();

const fail = (area: RegisteredArea, failure: AreaFailure): Error => {
  const { id } = area.manifest;
  if (!failure.stale || !reloadOnce(id, area.version)) reportAreaFailure(id, failure);
  return new Error(`${id}: ${failure.cause}`);
};

const load = async (area: RegisteredArea): Promise<LifeCycles> => {
  const lacking = unmet(area.needs, provided);
  if (lacking.length) throw fail(area, { kind: 'incompatible', cause: lacking.join('; ') });
  try {
    return await fetchArea(area);
  } catch (first) {
    console.warn(`The area ${area.manifest.id} is tried again`, first);
  }
  await wait(BEFORE_RETRY);
  try {
    return await fetchArea(area);
  } catch (error) {
    throw fail(area, await diagnoseFailure(area, error));
  }
};

/** The lifecycles of an area, once they are there. */
export const findCode = (area: RegisteredArea): LifeCycles | undefined => arrived.get(area);

/** Has the code fetched anew when the area is next wanted. */
export const forgetCode = (area: RegisteredArea): boolean => arrived.delete(area);

/** Fetches the code of an area, unless it is there, on its way, or known to fail; true when it has come by this. */
export const fetchCode = async (area: RegisteredArea): Promise<boolean> => {
  if (arrived.has(area) || onTheWay.has(area) || useAreaFailures.getState()[area.manifest.id]) return false;
  onTheWay.add(area);
  const from = performance.now();
  try {
    arrived.set(area, await load(area));
    if (performance.now() - from > LONG_MS) tellTrouble(area.manifest.id, area.version, 'slow');
    return true;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    onTheWay.delete(area);
  }
};
