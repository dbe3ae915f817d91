import type { Balancer } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

/** More often than an address is put aside for: one that is known to be down is asked by no call. */
const EVERY_MS = 1000;
const WITHIN_MS = 2000;

/**
 * Asks the instances of services in the background whether they are ready. One that is not, because it died, closes or still
 * prepares its data, is put aside before a call finds it out. A service with one address needs no such asking.
 */
export const watchServices = (app: FastifyInstance, balancer: Balancer, everyMs = EVERY_MS) => {
  const down = new Set<string>();
  const look = async (address: string) => {
    const isReady = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(WITHIN_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) balancer.takeBack(address);
    else balancer.putAside(address);
    if (isReady ? down.delete(address) : !down.has(address))
      app.log.warn({ address }, isReady ? 'an instance is ready again' : 'an instance is not ready');
    if (!isReady) down.add(address);
  };
  const several = balancer.several();
  if (!several.length) return;
  const timer = setInterval(() => void Promise.all(several.map(look)), everyMs);
  timer.unref();
  app.addHook('preClose', async () => clearInterval(timer));
};
