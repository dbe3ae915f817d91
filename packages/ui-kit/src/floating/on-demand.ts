/**
 * Lazily loads a module that the first render does not need, such as a menu's list and its library. A failed load is
 * reported to its caller, and the next call retries.
 */
export const onDemand = <Loaded>(load: () => Promise<Loaded>) => {
  let loaded: Loaded | undefined;
  return {
    /** The loaded module, if any. */
    get: () => loaded,
    /** Calls back once loaded, at once if it already is, or when loading failed. */
    whenLoaded: (onLoad: () => void, onFailure: () => void) => {
      if (loaded !== undefined) onLoad();
      else
        load().then(
          (value) => {
            loaded = value;
            onLoad();
          },
          (error: unknown) => {
            console.error(error);
            onFailure();
          },
        );
    },
  };
};
