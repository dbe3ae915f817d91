import type { StoredEvent } from './event-document';

/**
 * The newest events of the stream by position, so that whoever was away for a moment hears what it missed. A position is
 * the text of a change-stream token: these compare in the order of the commits, on every instance.
 */
export const recentEvents = (most: number) => {
  /** Everything after this position is known. */
  let knownFrom: string | undefined;
  let newest: string | undefined;
  let events: StoredEvent[] = [];

  const reach = (position: string) => {
    knownFrom ??= position;
    if (newest === undefined || position > newest) newest = position;
  };

  return {
    add(event: StoredEvent) {
      reach(event.position);
      events.push(event);
      if (events.length > most) knownFrom = events.shift()?.position;
    },
    /** The stream has come this far without another event. */
    reach,
    position: () => newest,
    /** The events after a position, oldest first; undefined when some of them may be forgotten. */
    since(position: string): StoredEvent[] | undefined {
      if (knownFrom === undefined || position < knownFrom) return undefined;
      return events.filter((event) => event.position > position);
    },
    /** A gap is possible: nothing from before can be relied on. */
    clear() {
      knownFrom = undefined;
      newest = undefined;
      events = [];
    },
  };
};
