import type { StoredEvent } from './event-document';

/**
 * The latest events by position, for clients that were briefly disconnected. A position is the text of a change-stream
 * token, whose order is the commit order on every instance.
 */
export const recentEvents = (limit: number) => {
  /** All events after this position are in memory. */
  let knownFrom: string | undefined;
  let newest: string | undefined;
  let events: StoredEvent[] = [];

  const advanceTo = (position: string) => {
    knownFrom ??= position;
    if (newest === undefined || position > newest) newest = position;
  };

  return {
    add(event: StoredEvent) {
      advanceTo(event.position);
      events.push(event);
      // The dropped event is the last one that is missing from memory.
      if (events.length > limit) knownFrom = events.shift()?.position;
    },
    /** Records that the stream has reached this position without another event. */
    advanceTo,
    position: () => newest,
    /** Events after a position, oldest first; undefined when some of them may have been dropped. */
    since(position: string): StoredEvent[] | undefined {
      if (knownFrom === undefined || position < knownFrom) return undefined;
      return events.filter((event) => event.position > position);
    },
    /** Drops all events after a possible gap. */
    clear() {
      knownFrom = undefined;
      newest = undefined;
      events = [];
    },
  };
};
