import { stat } from 'node:fs/promises';
import path from 'node:path';
import { satisfies } from '@skills-architect/contracts';
import type { AreaTrouble, PartHealth, PartState } from '@skills-architect/contracts/portal';
import type { Balancer, Fault } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import * as z from 'zod';
import type { ReadBuild } from './read-build';
import type { Registry } from './registry';
import type { AreaNow } from './side-by-side';

interface Trouble {
  _id: string;
  text: string;
  at: Date;
  /** It arrived late in a page. */
  slow?: boolean;
}

/** What a service says of itself; others than ours may answer at its address. */
const Ready = z.object({ contracts: z.string().optional() }).catch({});
const CONTRACTS = '@skills-architect/contracts';

const TIMEOUT_MS = 2000;
const SLOW_MS = 500;
/** For so long a page that waited makes the app of an area count as slow. */
const SLOW_FOR_MS = 5 * 60_000;
const IN_PAGES: Record<AreaTrouble, (version: string) => string> = {
  unreachable: (version) => `Version ${version} did not arrive in a page.`,
  crashed: (version) => `Version ${version} broke in a page.`,
  slow: (version) => `A page waited more than 5 s for version ${version}.`,
};

const FAULTS: Record<Fault, string> = {
  unsent: 'A call did not reach it.',
  broken: 'It went away while a call was under way.',
  late: 'It did not answer a call in time.',
};

interface Found {
  state: PartState;
  text?: string;
}
const BEST_FIRST: readonly PartState[] = ['up', 'slow', 'incompatible', 'down'];
const WORKS: readonly PartState[] = ['up', 'slow'];

/** How a service is that answers at several addresses: as the best of them, and what is wrong with the others. */
const together = (found: Found[]): Found => {
  const [best = { state: 'down' }] = found.toSorted(
    (a, b) => BEST_FIRST.indexOf(a.state) - BEST_FIRST.indexOf(b.state),
  );
  const worse = found.filter(({ state }) => !WORKS.includes(state));
  const [first] = worse;
  if (!WORKS.includes(best.state) || !first) return best;
  return { state: best.state, text: `${worse.length} of ${found.length} instances: ${first.text}` };
};

/** How apps and services are, and what last went wrong with them over all gateways. */
export const partHealth = (portal: Connection, balancer: Pick<Balancer, 'all'>, now: () => Date = () => new Date()) => {
  const troubles = () => portal.collection<Trouble>('areaTroubles');
  const note = (part: string, text: string, slow = false) =>
    troubles().updateOne({ _id: part }, { $set: { text, at: now(), slow } }, { upsert: true });

  const last = (part: string) => troubles().findOne({ _id: part });
  const shown = (trouble: Trouble | null) =>
    trouble ? { error: { text: trouble.text, at: trouble.at.toISOString() } } : {};
  const isSlow = (trouble: Trouble | null) =>
    trouble?.slow === true && now().getTime() - trouble.at.getTime() < SLOW_FOR_MS;

  /** `needed`: the range of contracts that the area in use was built for. */
  const ask = async (address: string, needed: string | undefined): Promise<Found> => {
    const from = performance.now();
    try {
      const response = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const took = Math.round(performance.now() - from);
      if (!response.ok) return { state: 'down', text: `It answered ${response.status}.` };
      const { contracts } = Ready.parse(await response.json().catch(() => ({})));
      if (needed && contracts && !satisfies(contracts, needed))
        return { state: 'incompatible', text: `The area needs contracts ${needed}, the service has ${contracts}.` };
      return took > SLOW_MS ? { state: 'slow', text: `It took ${took} ms to answer.` } : { state: 'up' };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { state: 'down', text: isLate ? 'It did not answer within 2 s.' : 'Nobody answers at its address.' };
    }
  };

  return {
    /** Remembers why a service did not answer a call. */
    noteFault: (service: string, fault: Fault) => note(`service ${service}`, FAULTS[fault]),

    /** Remembers what a page met with a version of an area. */
    noteInPage: (id: string, version: string, kind: AreaTrouble) =>
      note(`app ${id}`, IN_PAGES[kind](version), kind === 'slow'),

    /** The service of an area, by the build in use; none when no service has its name. */
    async service(id: string, inUse?: ReadBuild): Promise<PartHealth | undefined> {
      const addresses = balancer.all(id);
      if (!addresses.length) return undefined;
      const needed = inUse?.build.needs[CONTRACTS];
      const { state, text } = together(await Promise.all(addresses.map((address) => ask(address, needed))));
      if (text) await note(`service ${id}`, text);
      return { state, ...shown(await last(`service ${id}`)) };
    },

    /** The app of an area: whether the build in use is there, is given to pages, and fits. */
    async app({ found, inUse, overlap }: AreaNow, registry: Registry): Promise<PartHealth> {
      const part = `app ${found.id}`;
      const refused = registry.skipped().find(({ id }) => id === found.id);
      const unfit = inUse ? registry.unfit(inUse) : [];
      const isThere =
        inUse &&
        (await stat(path.join(inUse.folder, 'mf-manifest.json')).then(
          () => true,
          () => false,
        ));
      if (!isThere) await note(part, refused?.reason ?? 'There is no build of it.');
      else if (overlap) await note(part, overlap);
      else if (unfit.length) await note(part, unfit.join('; '));
      const trouble = await last(part);
      if (!isThere || overlap) return { state: 'down', ...shown(trouble) };
      return { state: unfit.length ? 'incompatible' : isSlow(trouble) ? 'slow' : 'up', ...shown(trouble) };
    },
  };
};
export type Health = ReturnType<typeof partHealth>;
