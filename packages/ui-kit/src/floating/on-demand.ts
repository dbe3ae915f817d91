/**
 * Something the first page does without, such as a menu's list and the library behind it. Without a connection nothing
 * happens, and the next call tries again.
 */
export const onDemand = <Loaded>(load: () => Promise<Loaded>) => {
  let loaded: Loaded | undefined;
  return {
    /** What was loaded, if it was. */
    get: () => loaded,
    /** Calls back when it is here: at once if it is. */
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
