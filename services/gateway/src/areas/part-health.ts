import path from 'node:path';
import { DEFAULT_HEALTH_PATH } from '@skills-architect/contracts';
import type { AreaTrouble, PartHealth, PartState } from '@skills-architect/contracts/portal';
import type { Balancer, Fault } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import satisfies from 'semver/functions/satisfies.js';
import { askService, CONTRACTS, describeSilence, readContracts } from '../area-services/ask-service';
import { exists } from './exists';
import type { ReadBuild } from './read-build';
import type { Registry } from './registry';
import type { CurrentArea } from './side-by-side';

interface Trouble {
  _id: string;
  text: string;
  at: Date;
  /** Users who reported slow loading, newest last. */
  slowFor?: { userId: number; at: Date }[];
}

const SLOW_MS = 500;
/** An app counts as slow when `SLOW_USERS` users report it within this time; one user's browser or network may be slow. */
const SLOW_FOR_MS = 5 * 60_000;
const SLOW_USERS = 2;
const MAX_SLOW_USERS = 20;
/** An error is forgotten after this time without a new one. */
const FORGET_AFTER_MS = 60 * 60_000;
const PAGE_TROUBLES: Record<AreaTrouble, (version: string) => string> = {
  unreachable: (version) => `Version ${version} failed to load.`,
  crashed: (version) => `Version ${version} crashed.`,
  slow: (version) => `Version ${version} took more than 5 s to load.`,
};

const FAULTS: Record<Fault, string> = {
  unsent: 'A call did not reach it.',
  broken: 'The connection broke during a call.',
  late: 'It did not answer a call in time.',
};

interface FoundHealth {
  state: PartState;
  text?: string;
}
const BEST_FIRST: readonly PartState[] = ['up', 'slow', 'incompatible', 'down'];
const WORKS: readonly PartState[] = ['up', 'slow'];

/** Combined health of a service with several instances: the best state, with the problems of the others. */
const combineInstances = (found: FoundHealth[]): FoundHealth => {
  const [best = { state: 'down' }] = found.toSorted(
    (a, b) => BEST_FIRST.indexOf(a.state) - BEST_FIRST.indexOf(b.state),
  );
  const failing = found.filter(({ state }) => !WORKS.includes(state));
  const [first] = failing;
  if (!WORKS.includes(best.state) || !first) return best;
  return { state: best.state, text: `${failing.length} of ${found.length} instances: ${first.text}` };
};

/** Health and last error of apps and services, shared by all gateways. */
export const partHealth = (portal: Connection, balancer: Pick<Balancer, 'all'>, now: () => Date = () => new Date()) => {
  const storedTroubles = () => portal.collection<Trouble>('areaTroubles');
  /** Since when an area without versions is known, if only the deployment file names it. */
  const startedAt = now();
  const note = (part: string, text: string) =>
    storedTroubles().updateOne({ _id: part }, { $set: { text, at: now() } }, { upsert: true });
  const noteSlow = (part: string, text: string, userId: number) =>
    storedTroubles().updateOne(
      { _id: part },
      { $set: { text, at: now() }, $push: { slowFor: { $each: [{ userId, at: now() }], $slice: -MAX_SLOW_USERS } } },
      { upsert: true },
    );
  const isWithin = (at: Date, milliseconds: number) => now().getTime() - at.getTime() < milliseconds;

  const readLast = async (part: string) => {
    const trouble = await storedTroubles().findOne({ _id: part });
    return trouble && isWithin(trouble.at, FORGET_AFTER_MS) ? trouble : null;
  };
  const errorFields = (trouble: Trouble | null) =>
    trouble ? { error: { text: trouble.text, at: trouble.at.toISOString() } } : {};
  const isSlow = (trouble: Trouble | null) => {
    const recentReports = trouble?.slowFor?.filter(({ at }) => isWithin(at, SLOW_FOR_MS)) ?? [];
    return new Set(recentReports.map(({ userId }) => userId)).size >= SLOW_USERS;
  };

  /** `needed`: the range of contract versions that the area's build requires. */
  const checkInstance = async (url: string, needed: string | undefined): Promise<FoundHealth> => {
    const startedAt = performance.now();
    try {
      const response = await askService(url);
      const tookMs = Math.round(performance.now() - startedAt);
      if (!response.ok) {
        await response.body?.cancel();
        return { state: 'down', text: `It answered ${response.status}.` };
      }
      const contracts = await readContracts(response);
      if (needed && contracts && !satisfies(contracts, needed))
        return { state: 'incompatible', text: `The area needs contracts ${needed}, the service has ${contracts}.` };
      return tookMs > SLOW_MS ? { state: 'slow', text: `It took ${tookMs} ms to answer.` } : { state: 'up' };
    } catch (error) {
      return { state: 'down', text: describeSilence(error, 'Nobody answers at its address.') };
    }
  };

  return {
    /** Records why a service did not answer a call. */
    noteFault: (service: string, fault: Fault) => note(`service ${service}`, FAULTS[fault]),

    /** Records a problem reported by a page with a version of an area. */
    noteInPage: (id: string, version: string, kind: AreaTrouble, userId: number) =>
      kind === 'slow'
        ? noteSlow(`app ${id}`, PAGE_TROUBLES[kind](version), userId)
        : note(`app ${id}`, PAGE_TROUBLES[kind](version)),

    /**
     * Health of an area's service for the build in use, by what it answers at a path; undefined when no service has its
     * name.
     */
    async service(id: string, inUse?: ReadBuild, healthPath = DEFAULT_HEALTH_PATH): Promise<PartHealth | undefined> {
      const addresses = balancer.all(id);
      if (!addresses.length) return undefined;
      const needed = inUse?.build.needs[CONTRACTS];
      const { state, text } = combineInstances(
        await Promise.all(addresses.map((address) => checkInstance(`${address}${healthPath}`, needed))),
      );
      if (text) await note(`service ${id}`, text);
      return { state, ...errorFields(await readLast(`service ${id}`)) };
    },

    /** Health of an area's app: whether the build in use exists, is served to pages, and is compatible. */
    async app({ found, setting, inUse, lastKnown, overlap }: CurrentArea, registry: Registry): Promise<PartHealth> {
      const part = `app ${found.id}`;
      const refused = registry.listSkipped().find(({ id }) => id === found.id);
      const unfit = inUse ? registry.findUnmetNeeds(inUse) : [];
      const isBuilt = inUse !== undefined && (await exists(path.join(inUse.folder, 'mf-manifest.json')));
      // It was added before its first version: there is nothing to remember once that is here.
      if (!inUse && !refused && !lastKnown) {
        const at = setting?.created.at ?? startedAt;
        return { state: 'down', error: { text: 'No version of it was published yet.', at: at.toISOString() } };
      }
      if (!isBuilt) await note(part, refused?.reason ?? 'There is no build of it.');
      else if (overlap) await note(part, overlap);
      else if (unfit.length) await note(part, unfit.join('; '));
      const trouble = await readLast(part);
      if (!isBuilt || overlap) return { state: 'down', ...errorFields(trouble) };
      if (unfit.length) return { state: 'incompatible', ...errorFields(trouble) };
      return { state: isSlow(trouble) ? 'slow' : 'up', ...errorFields(trouble) };
    },
  };
};
export type Health = ReturnType<typeof partHealth>;
