import type { ServiceName } from '@skills-architect/contracts';

/** Where each service answers: one address, or one for each of its instances. */
export type ServiceAddresses = Partial<Record<ServiceName, readonly string[]>>;

/** An address at which nobody answered is left alone for so long, then tried again. */
const ASIDE_MS = 3000;

/**
 * Shares the calls of one process among the instances of each service, in turn. Addresses may come while it is used: the
 * services of one process start one after the other.
 */
export const createBalancer = (addresses: ServiceAddresses, now: () => number = Date.now) => {
  const asideUntil = new Map<string, number>();
  const turns = new Map<ServiceName, number>();
  const isUp = (address: string) => (asideUntil.get(address) ?? 0) <= now();
  const all = (service: string): readonly string[] =>
    new Map<string, readonly string[]>(Object.entries(addresses)).get(service) ?? [];

  return {
    /** The addresses of a service; none when there is no service of this name. */
    all,

    /** The addresses of every service that has several. */
    several: (): string[] =>
      Object.values(addresses)
        .filter((known) => known.length > 1)
        .flat(),

    /** The addresses of a service in the order in which to try them. Those put aside come last: with no other they are all there is. */
    inTurn(service: ServiceName): string[] {
      const known = all(service);
      const turn = turns.get(service) ?? 0;
      turns.set(service, (turn + 1) % Math.max(1, known.length));
      const rotated = [...known.slice(turn), ...known.slice(0, turn)];
      return [...rotated.filter(isUp), ...rotated.filter((address) => !isUp(address))];
    },

    /** Leaves an address alone for a moment, because it did not answer or is closing. */
    putAside: (address: string) => void asideUntil.set(address, now() + ASIDE_MS),

    /** Uses an address again before its moment has passed, because it is known to be ready. */
    takeBack: (address: string) => void asideUntil.delete(address),
  };
};
export type Balancer = ReturnType<typeof createBalancer>;
