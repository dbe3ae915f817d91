import type { Balancer } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

/** Shorter than the time for which an address is skipped, so that no call reaches an instance known to be down. */
const INTERVAL_MS = 1000;
const TIMEOUT_MS = 2000;

/**
 * Polls the readiness of service instances in the background, so that instances that crashed, are closing or are
 * starting are skipped before a call fails. Not needed for a service with one address.
 */
export const watchServices = (app: FastifyInstance, balancer: Balancer, everyMs = INTERVAL_MS) => {
  const down = new Set<string>();
  const poll = async (address: string) => {
    const isReady = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) balancer.restore(address);
    else balancer.skip(address);
    if (isReady ? down.delete(address) : !down.has(address))
      app.log.warn({ address }, isReady ? 'an instance is ready again' : 'an instance is not ready');
    if (!isReady) down.add(address);
  };
  const watched = balancer.several();
  if (!watched.length) return;
  const timer = setInterval(() => void Promise.all(watched.map(poll)), everyMs);
  timer.unref();
  app.addHook('preClose', async () => clearInterval(timer));
};
