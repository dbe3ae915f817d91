import type { ClientSession, Connection } from 'mongoose';
import type { EventDocument, StoredEvent } from './event-document';
import { eventStream } from './event-stream';
import { recentEvents } from './recent-events';

export type NewEvent = Pick<EventDocument, 'to' | 'name' | 'data'>;
export type Listener = (event: StoredEvent) => void;

const FORGET_AFTER_S = 3600;
/** Whoever missed more than this reads everything anew: sooner done than telling it all. */
const MOST_MISSED = 1000;
const BEGIN_SECONDS_AGO = 30;

/**
 * The events of a deployment, for an hour in `portal.events`. An event is written in the transaction of the change it
 * speaks of, so neither exists without the other. Each process follows one change stream and hands every event to its
 * listeners in the order of the commits.
 */
export const createEvents = (portal: Connection, report: (error: unknown) => void) => {
  const database = portal.db;
  if (!database) throw new Error('events need an open connection');
  const collection = database.collection<EventDocument>('events');
  const listeners = new Set<Listener>();
  const gapListeners = new Set<() => void>();
  const ownListeners = new Set<(event: NewEvent) => void>();
  const recent = recentEvents(MOST_MISSED);

  const hear = (event: StoredEvent) => {
    recent.add(event);
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        report(error); // the others hear it all the same
      }
    }
  };

  const stream = eventStream({
    database,
    collection,
    onEvent: hear,
    onEarlierEvent: recent.add,
    onPosition: recent.reach,
    onGap: () => {
      recent.clear();
      for (const listener of gapListeners) listener();
    },
    report,
  });

  return {
    async start() {
      await collection.createIndex({ at: 1 }, { expireAfterSeconds: FORGET_AFTER_S });
      await stream.start(BEGIN_SECONDS_AGO);
    },
    /** Says what happened; within a transaction it is said when that commits, and never when it does not. */
    async publish(event: NewEvent, session?: ClientSession) {
      const tellOwn = () => {
        for (const listener of ownListeners) listener(event);
      };
      if (session) session.once('ended', tellOwn);
      else tellOwn();
      await collection.insertOne({ at: new Date(), ...event }, { session });
    },
    /** Hears every event from now on; `onGap` is told when some may have been missed. The result ends it. */
    listen(listener: Listener, onGap?: () => void) {
      listeners.add(listener);
      if (onGap) gapListeners.add(onGap);
      return () => {
        listeners.delete(listener);
        if (onGap) gapListeners.delete(onGap);
      };
    },
    /** Hears what this process publishes, before anybody else does and before the publishing ends. */
    hearOwn(listener: (event: NewEvent) => void) {
      ownListeners.add(listener);
    },
    /** How far the stream has come in this process; undefined until it has begun. */
    position: recent.position,
    /** What a socket missed that was away for a moment, oldest first; undefined when it has to read everything anew. */
    since: recent.since,
    /** The same for a copy that keeps its position with its data, also after a long absence. */
    async missed(position: string): Promise<StoredEvent[] | undefined> {
      const until = recent.position();
      if (until === undefined) return undefined;
      return recent.since(position) ?? stream.read(position, until, MOST_MISSED);
    },
    stop: stream.stop,
  };
};
export type Events = ReturnType<typeof createEvents>;
