/** Code that is loaded when it is needed, once for the page. */
export interface OnDemand<Loaded> {
  /** What was loaded, if anything. */
  get: () => Loaded | undefined;
  /** Calls back once loaded, at once if it already is, or when loading failed. */
  whenLoaded: (onLoad: (loaded: Loaded) => void, onFailure: () => void) => void;
}

/**
 * Lazily loads code that the first render does not need, such as a menu's list and its library. A failed load is
 * reported to its caller, and the next call retries. Not React's `lazy`, which caches a failure forever and delays
 * content by up to 300 ms after a fallback.
 * @example const palette = onDemand(async () => (await import('./palette-commands')).default);
 */
export const onDemand = <Loaded>(load: () => Promise<Loaded>): OnDemand<Loaded> => {
  let loaded: Loaded | undefined;
  return {
    get: () => loaded,
    whenLoaded: (onLoad, onFailure) => {
      if (loaded !== undefined) onLoad(loaded);
      else
        load().then(
          (value) => {
            loaded = value;
            onLoad(value);
          },
          (error: unknown) => {
            console.error(error);
            onFailure();
          },
        );
    },
  };
};
