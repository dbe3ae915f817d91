/** A received request. */
export interface Arrival {
  at: string;
  receiver: string;
  method: string;
  path: string;
  key?: string | undefined;
  /** Why the signature is invalid, if it is. */
  unsigned?: string | undefined;
  fault?: string | undefined;
  /** Whether the key was received before. */
  duplicate: boolean;
  body?: unknown;
}

const MAX_ARRIVALS = 20_000;

/** Received requests, and their effects: one per idempotency key. */
export const arrivalStore = () => {
  const arrivals: Arrival[] = [];
  const effects = new Map<string, unknown>();
  return {
    arrivals,
    effects,
    add(arrival: Arrival) {
      arrivals.push(arrival);
      if (arrivals.length > MAX_ARRIVALS) arrivals.shift();
    },
    forget() {
      arrivals.length = 0;
      effects.clear();
    },
  };
};
export type ArrivalStore = ReturnType<typeof arrivalStore>;
