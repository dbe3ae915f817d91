/** A request as the sandbox got it. */
export interface Arrival {
  at: string;
  receiver: string;
  method: string;
  path: string;
  key?: string | undefined;
  /** Why the signature is not valid, if so. */
  unsigned?: string | undefined;
  fault?: string | undefined;
  /** Whether this key has had its effect before. */
  duplicate: boolean;
  body?: unknown;
}

const MOST_KEPT = 20_000;

/** What arrived, and the effects: one for each idempotency key. */
export const arrivalStore = () => {
  const arrivals: Arrival[] = [];
  const effects = new Map<string, unknown>();
  return {
    arrivals,
    effects,
    add(arrival: Arrival) {
      arrivals.push(arrival);
      if (arrivals.length > MOST_KEPT) arrivals.shift();
    },
    forget() {
      arrivals.length = 0;
      effects.clear();
    },
  };
};
export type ArrivalStore = ReturnType<typeof arrivalStore>;
