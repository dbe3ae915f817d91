import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceName } from '@skills-architect/contracts';
import type { PartHealth } from '@skills-architect/contracts/portal';
import type { Connection } from 'mongoose';
import type { AreaNow, Registry } from './registry';

interface Trouble {
  _id: string;
  text: string;
  at: Date;
}

const TIMEOUT_MS = 2000;
const SLOW_MS = 500;

/** How apps and services are, and what last went wrong with them over all gateways. */
export const partHealth = (
  portal: Connection,
  addresses: Partial<Record<ServiceName, string>>,
  now: () => Date = () => new Date(),
) => {
  const troubles = () => portal.collection<Trouble>('areaTroubles');
  const note = (part: string, text: string) =>
    troubles().updateOne({ _id: part }, { $set: { text, at: now() } }, { upsert: true });

  const last = async (part: string) => {
    const found = await troubles().findOne({ _id: part });
    return found ? { error: { text: found.text, at: found.at.toISOString() } } : {};
  };

  const ask = async (address: string): Promise<{ state: PartHealth['state']; text?: string }> => {
    const from = performance.now();
    try {
      const { ok, status } = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const took = Math.round(performance.now() - from);
      if (!ok) return { state: 'down', text: `It answered ${status}.` };
      return took > SLOW_MS ? { state: 'slow', text: `It took ${took} ms to answer.` } : { state: 'up' };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { state: 'down', text: isLate ? 'It did not answer within 2 s.' : 'Nobody answers at its address.' };
    }
  };

  return {
    /** Remembers that a service did not answer a call. */
    noteUnreachable: (service: string) => note(`service ${service}`, 'A call did not reach it.'),

    /** The service of an area; none when no service has its name. */
    async service(id: string): Promise<PartHealth | undefined> {
      const address = new Map<string, string | undefined>(Object.entries(addresses)).get(id);
      if (!address) return undefined;
      const { state, text } = await ask(address);
      if (text) await note(`service ${id}`, text);
      return { state, ...(await last(`service ${id}`)) };
    },

    /** The app of an area: whether the build in use is there and fits. */
    async app({ found, inUse }: AreaNow, registry: Registry): Promise<PartHealth> {
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
      else if (unfit.length) await note(part, unfit.join('; '));
      const state = !isThere ? 'down' : unfit.length ? 'incompatible' : 'up';
      return { state, ...(await last(part)) };
    },
  };
};
export type Health = ReturnType<typeof partHealth>;
