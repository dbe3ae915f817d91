import type { ServiceName } from '@skills-architect/contracts';

/** Addresses of each service, one per instance. */
export type ServiceAddresses = Partial<Record<ServiceName, readonly string[]>>;

/** An address that did not answer is skipped for this long. */
const SKIP_MS = 3000;

/**
 * Round-robin over the instances of each service. Addresses may be added later: the services of one process start one
 * after the other. A function returns those of now.
 */
export const createBalancer = (
  addresses: ServiceAddresses | (() => Record<string, readonly string[]>),
  now: () => number = Date.now,
) => {
  const current = (): Record<string, readonly string[]> => (typeof addresses === 'function' ? addresses() : addresses);
  const skippedUntil = new Map<string, number>();
  const turns = new Map<string, number>();
  const isUp = (address: string) => (skippedUntil.get(address) ?? 0) <= now();
  const all = (service: string): readonly string[] => new Map(Object.entries(current())).get(service) ?? [];

  return {
    /** The addresses of a service; empty for an unknown service. */
    all,

    /** The addresses of all services with several instances. */
    several: (): string[] =>
      Object.values(current())
        .filter((instances) => instances.length > 1)
        .flat(),

    /** A service's addresses in the order to try. Skipped ones come last, because they may be the only ones. */
    nextAddresses(service: string): string[] {
      const instances = all(service);
      const turn = turns.get(service) ?? 0;
      turns.set(service, (turn + 1) % Math.max(1, instances.length));
      const rotated = [...instances.slice(turn), ...instances.slice(0, turn)];
      return [...rotated.filter(isUp), ...rotated.filter((address) => !isUp(address))];
    },

    /** Skips an address for a while, because it did not answer or is closing. */
    skip: (address: string) => void skippedUntil.set(address, now() + SKIP_MS),

    /** Uses a skipped address again at once, because it is known to be ready. */
    restore: (address: string) => void skippedUntil.delete(address),
  };
};
export type Balancer = ReturnType<typeof createBalancer>;
