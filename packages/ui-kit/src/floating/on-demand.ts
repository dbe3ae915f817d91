/**
 * Lazily loads a module that the first render does not need, such as a menu's list and its library. When loading fails
 * nothing happens, and the next call retries.
 */
export const onDemand = <Loaded>(load: () => Promise<Loaded>) => {
  let loaded: Loaded | undefined;
  return {
    /** The loaded module, if any. */
    get: () => loaded,
    /** Calls back once loaded; at once if it already is. */
    whenLoaded: (then: () => void) => {
      if (loaded !== undefined) then();
      else
        load().then(
          (found) => {
            loaded = found;
            then();
          },
          () => undefined,
        );
    },
  };
};
