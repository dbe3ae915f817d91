import type { ClientSession, Connection } from 'mongoose';
import type { EventDocument, StoredEvent } from './event-document';
import { eventStream } from './event-stream';
import { recentEvents } from './recent-events';

export type NewEvent = Pick<EventDocument, 'to' | 'name' | 'data'>;
export type Listener = (event: StoredEvent) => void;

const FORGET_AFTER_S = 3600;
/** A client that missed more events than this refetches everything, which is faster than replaying them. */
const MAX_MISSED_EVENTS = 1000;
const BEGIN_SECONDS_AGO = 30;

/**
 * Events of a deployment, kept for an hour in `portal.events`. An event is written in the transaction of its change, so
 * that neither exists without the other. Each process follows one change stream and passes all events to its listeners
 * in commit order.
 */
export const createEvents = (portal: Connection, report: (error: unknown) => void) => {
  const database = portal.db;
  if (!database) throw new Error('events need an open connection');
  const collection = database.collection<EventDocument>('events');
  const listeners = new Set<Listener>();
  const gapListeners = new Set<() => void>();
  const ownListeners = new Set<(event: NewEvent) => void>();
  const recent = recentEvents(MAX_MISSED_EVENTS);

  const deliver = (event: StoredEvent) => {
    recent.add(event);
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        report(error); // the other listeners still get the event
      }
    }
  };

  const deliverToOwn = (event: NewEvent) => {
    for (const listener of ownListeners) listener(event);
  };
  const undelivered = new WeakMap<ClientSession, NewEvent[]>();
  /** One listener per session: Node warns above ten. */
  const deliverAtEnd = (event: NewEvent, session: ClientSession) => {
    const waiting = undelivered.get(session);
    if (waiting) return void waiting.push(event);
    const events = [event];
    undelivered.set(session, events);
    session.once('ended', () => events.forEach(deliverToOwn));
  };

  const stream = eventStream({
    database,
    collection,
    onEvent: deliver,
    onEarlierEvent: recent.add,
    onPosition: recent.advanceTo,
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
    /** Publishes an event; within a transaction it is published on commit. */
    async publish(event: NewEvent, session?: ClientSession) {
      if (session) deliverAtEnd(event, session);
      else deliverToOwn(event);
      await collection.insertOne({ at: new Date(), ...event }, { session });
    },
    /**
     * Subscribes to all events from now on; `onGap` is called when some may be missing. Returns the unsubscribe
     * function.
     */
    listen(listener: Listener, onGap?: () => void) {
      listeners.add(listener);
      if (onGap) gapListeners.add(onGap);
      return () => {
        listeners.delete(listener);
        if (onGap) gapListeners.delete(onGap);
      };
    },
    /** Subscribes to events published by this process; called before other listeners and before `publish` resolves. */
    listenToOwn(listener: (event: NewEvent) => void) {
      ownListeners.add(listener);
    },
    /** Position of the stream in this process; undefined until it has started. */
    position: recent.position,
    /**
     * Events that a briefly disconnected socket missed, oldest first; undefined when the client must refetch
     * everything.
     */
    since: recent.since,
    /** The same for a copy that stores its position with its data; also works after a long time. */
    async readMissed(position: string): Promise<StoredEvent[] | undefined> {
      const until = recent.position();
      if (until === undefined) return undefined;
      return recent.since(position) ?? stream.read(position, until, MAX_MISSED_EVENTS);
    },
    stop: stream.stop,
  };
};
export type Events = ReturnType<typeof createEvents>;
