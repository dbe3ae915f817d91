import type { EventReach } from '@skills-architect/contracts';
import type { Connection } from 'mongoose';
import type { Counters } from '../database/counters';
import type { ChangeStream, ChangeStreamInsertDocument } from './driver';

/** Whom an event reaches: users as the hub knows them, or the processes of one service. */
export type Reach = EventReach | { service: string };

export interface StoredEvent {
  seq: number;
  at: Date;
  to: Reach;
  name: string;
  data: Record<string, unknown>;
}
export type NewEvent = Pick<StoredEvent, 'to' | 'name' | 'data'>;
export type Listener = (event: StoredEvent) => void;

const FORGET_AFTER_S = 3600;
const RETRY_MS = 1000;
/** Of events that processes publish in the same moment a later number may be written first: so many are told again. */
const OVERLAP = 20;
/** Whoever has missed more reads everything anew: sooner done than told, when all pages of a deployment come back at once. */
const MOST_MISSED = 1000;

/**
 * The one stream of events of a deployment, kept for an hour in `portal.events`. A process watches it once and hands
 * each event to its listeners; `lost` is told when the place in the stream was lost and anything may have been missed.
 */
export const createEvents = (portal: Connection, counters: Counters, report: (error: unknown) => void) => {
  const collection = () => portal.collection<StoredEvent>('events');
  const listeners = new Set<Listener>();
  const losers = new Set<() => void>();
  const ownListeners = new Set<(event: NewEvent) => void>();
  let stream: ChangeStream<StoredEvent> | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const hear = (change: ChangeStreamInsertDocument<StoredEvent>) => {
    for (const listener of listeners) {
      try {
        listener(change.fullDocument);
      } catch (error) {
        report(error); // the others hear it all the same
      }
    }
  };

  const watch = () => {
    stream = collection().watch<StoredEvent, ChangeStreamInsertDocument<StoredEvent>>([
      { $match: { operationType: 'insert' } },
    ]) as unknown as ChangeStream<StoredEvent>;
    stream.on('change', (change) => hear(change as ChangeStreamInsertDocument<StoredEvent>));
    stream.once('error', (error) => {
      if (closed) return;
      report(error);
      void stream?.close().catch(report);
      retry = setTimeout(() => {
        watch();
        for (const loser of losers) loser();
      }, RETRY_MS);
    });
  };

  return {
    async start() {
      await collection().createIndexes([{ key: { at: 1 }, expireAfterSeconds: FORGET_AFTER_S }, { key: { seq: 1 } }]);
      watch();
    },
    async publish(event: NewEvent) {
      for (const listener of ownListeners) listener(event);
      const seq = await counters.reserve('events');
      await collection().insertOne({ seq, at: new Date(), ...event });
    },
    /** Hears every event from now on; the result ends it. */
    listen(listener: Listener, lost?: () => void) {
      listeners.add(listener);
      if (lost) losers.add(lost);
      return () => {
        listeners.delete(listener);
        if (lost) losers.delete(lost);
      };
    },
    /** Hears what this process publishes, before anybody else does and before the publishing ends. */
    hearOwn(listener: (event: NewEvent) => void) {
      ownListeners.add(listener);
    },
    /** Events after `seq`, oldest first, and those just before it once more; undefined when some are already forgotten, or they are too many. */
    async since(seq: number): Promise<StoredEvent[] | undefined> {
      const [oldest] = await collection().find().sort({ seq: 1 }).limit(1).toArray();
      if (!oldest) return seq === 0 ? [] : undefined;
      if (oldest.seq > seq + 1) return undefined;
      const missed = await collection()
        .find({ seq: { $gt: seq - OVERLAP } })
        .sort({ seq: 1 })
        .limit(MOST_MISSED + 1)
        .toArray();
      return missed.length > MOST_MISSED ? undefined : missed;
    },
    async lastSeq() {
      const [newest] = await collection().find().sort({ seq: -1 }).limit(1).toArray();
      return newest?.seq ?? 0;
    },
    async stop() {
      closed = true;
      clearTimeout(retry);
      await stream?.close().catch(report);
    },
  };
};
export type Events = ReturnType<typeof createEvents>;
