const MAX_CACHED = 1000;

/** A small cache with an expiry time per entry; cleared when full. */
export const expiringCache = <T>(now: () => Date) => {
  const known = new Map<string, { value: T; until: number }>();
  return {
    get: (key: string): T | undefined => {
      const found = known.get(key);
      return found && now().getTime() < found.until ? found.value : undefined;
    },
    /** Keeps a value until a time in milliseconds. */
    set: (key: string, value: T, until: number): void => {
      if (known.size >= MAX_CACHED) known.clear();
      known.set(key, { value, until });
    },
  };
};
