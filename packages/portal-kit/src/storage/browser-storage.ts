const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch (error) {
    console.warn('The browser storage could not be used', error);
    return undefined;
  }
};

/** Browser storage that never throws: browser settings may block it, and it can be full. */
const safeStorage = (open: () => Storage) => ({
  get: (key: string): string | null => attempt(() => open().getItem(key)) ?? null,
  set: (key: string, value: string): void => attempt(() => open().setItem(key, value)),
  remove: (key: string): void => attempt(() => open().removeItem(key)),
  keys: (): string[] => attempt(() => Object.keys(open())) ?? [],
  clear: (): void => attempt(() => open().clear()),
});

/** Persists in this browser. */
export const localStore = safeStorage(() => localStorage);
/** Persists in this tab. */
export const tabStore = safeStorage(() => sessionStorage);
