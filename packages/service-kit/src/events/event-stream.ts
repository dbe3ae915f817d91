import { once } from 'node:events';
import mongoose, { type mongo } from 'mongoose';
import type { EventDocument, StoredEvent } from './event-document';
import { isLost } from './is-lost';

export interface EventStreamDependencies {
  database: mongo.Db;
  collection: mongo.Collection<EventDocument>;
  onEvent: (event: StoredEvent) => void;
  /** An event from before the process started, by the database clock. */
  onEarlierEvent: (event: StoredEvent) => void;
  /** The stream has reached this position, with or without events. */
  onPosition: (position: string) => void;
  /** The stream could not be resumed: a gap is possible. */
  onGap: () => void;
  report: (error: unknown) => void;
}

const RETRY_MS = 1000;
const INSERTS = [{ $match: { operationType: 'insert' } }];

type Inserted = mongo.ChangeStreamInsertDocument<EventDocument>;

const readPosition = (token: unknown): string | undefined => {
  if (typeof token !== 'object' || token === null || !('_data' in token)) return undefined;
  return typeof token._data === 'string' ? token._data : undefined;
};

const storedEvent = ({ _id, fullDocument: { at, to, name, data } }: Inserted): StoredEvent => ({
  position: readPosition(_id) ?? '',
  at,
  to,
  name,
  data,
});

/** Follows the events collection with a change stream and resumes after an interruption. */
export const eventStream = (dependencies: EventStreamDependencies) => {
  const { database, collection, onEvent, onEarlierEvent, onPosition, onGap, report } = dependencies;
  let stream: mongo.ChangeStream<EventDocument, Inserted> | undefined;
  let token: unknown;
  let startedAt: mongo.Timestamp | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const open = (from: mongo.ChangeStreamOptions) => {
    const opened = collection.watch<EventDocument, Inserted>(INSERTS, from);
    stream = opened;

    const reopen = (error: unknown) => {
      if (isClosed || stream !== opened) return;
      stream = undefined;
      report(error);
      opened.close().catch(report);
      const isGap = token === undefined || isLost(error);
      retry = setTimeout(() => {
        open(isGap ? {} : { resumeAfter: token });
        if (isGap) onGap();
      }, RETRY_MS);
    };

    opened.on('resumeTokenChanged', (reached) => {
      token = reached;
      const position = readPosition(reached);
      if (position !== undefined) onPosition(position);
    });
    opened.on('change', (change) => {
      const isEarlier = startedAt && change.clusterTime?.lessThanOrEqual(startedAt);
      (isEarlier ? onEarlierEvent : onEvent)(storedEvent(change));
    });
    opened.once('error', reopen);
    opened.once('close', () => {
      // The stream closes by itself when the collection is dropped; its tokens are invalid then.
      if (stream === opened) token = undefined;
      reopen(new Error('the collection of events was dropped'));
    });
    return opened;
  };

  return {
    /** Starts a few seconds in the past, so that clients reconnecting from another instance get missed events. */
    async start(secondsAgo: number) {
      const { operationTime } = await database.command({ ping: 1 });
      startedAt = operationTime;
      const from = new mongoose.mongo.Timestamp({ t: operationTime.t - secondsAgo, i: 0 });
      // Without an initial resume token there is no position to resume from.
      await once(open({ startAtOperationTime: from }), 'resumeTokenChanged').catch(report);
    },

    /** Reads up to `limit` events between two positions; undefined when there are more or some have expired. */
    async read(after: string, until: string, limit: number): Promise<StoredEvent[] | undefined> {
      const reading = collection.watch<EventDocument, Inserted>(INSERTS, { resumeAfter: { _data: after } });
      const events: StoredEvent[] = [];
      try {
        for (;;) {
          const change = await reading.tryNext();
          if (change) events.push(storedEvent(change));
          else if ((readPosition(reading.resumeToken) ?? '') >= until) return events;
          if (events.length > limit) return undefined;
        }
      } catch (error) {
        if (isLost(error)) return undefined;
        throw error;
      } finally {
        await reading.close();
      }
    },

    async stop() {
      isClosed = true;
      clearTimeout(retry);
      await stream?.close().catch(report);
    },
  };
};
