import type { ClientSession, Connection } from 'mongoose';
import { expireAfter } from '../database/retention';
import type { Connector, OutgoingRequest } from './connector';

/** A message to a connector before it is sent. */
export interface NewMessage extends Required<Pick<OutgoingRequest, 'key' | 'path' | 'body'>> {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Groups messages for progress, for example by the token of a job. */
  group?: string;
  /** Number of items in it, for the progress of the group. */
  items?: number;
  /** What it contains, for Super Users. */
  title: string;
}

/** Messages to one connector. */
export interface Parcel {
  connector: string;
  messages: readonly NewMessage[];
}

/** A message of the outbox. Its id is its idempotency key. */
export interface Message {
  _id: string;
  connector: string;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  title: string;
  /** Removed once the message is sent. */
  body?: unknown;
  group?: string;
  items: number;
  state: 'waiting' | 'sent' | 'dead';
  /** Started tries. */
  tries: number;
  /** Time of the next try; while an instance is sending it, the time when another may take it over. */
  dueAt: Date;
  madeAt: Date;
  sentAt?: Date;
  deadAt?: Date;
  lastError?: string;
}

/** Added to a try's timeout before another instance may take the message over. */
const MARGIN_MS = 5000;

/** Messages and items of a group by state. */
export interface GroupCount {
  waiting: number;
  sent: number;
  dead: number;
  lastError?: string | undefined;
}

/** Messages written in the transaction of their change and sent afterwards by any instance (transactional outbox). */
export const outbox = (db: Connection, now: () => Date, jobDays: number) => {
  const messages = () => db.collection<Message>('connectorMessages');

  return {
    messages,
    createIndexes: () =>
      Promise.all([
        messages().createIndex({ connector: 1, state: 1, dueAt: 1 }),
        messages().createIndex({ connector: 1, state: 1, deadAt: -1, _id: 1 }),
        messages().createIndex({ group: 1, state: 1 }),
        messages().createIndex({ state: 1, connector: 1 }),
        expireAfter(db, 'connectorMessages', 'sentAt', jobDays),
      ]),

    /** Adds messages; existing keys are ignored, so a job can add its messages again. */
    async add(parcels: readonly Parcel[], session?: ClientSession): Promise<void> {
      const at = now();
      const initial = { state: 'waiting' as const, tries: 0, dueAt: at, madeAt: at };
      const writes = parcels.flatMap(({ connector, messages: added }) =>
        added.map(({ key, method = 'POST' as const, items = 0, ...message }) => ({
          updateOne: {
            filter: { _id: key },
            update: { $setOnInsert: { ...initial, connector, ...message, method, items } },
            upsert: true,
          },
        })),
      );
      if (writes.length) await messages().bulkWrite(writes, { session, ordered: false });
    },

    /** Claims the next due message. It becomes due again after its timeout, in case this instance crashes. */
    claim: ({ name, timeoutMs }: Connector): Promise<Message | null> =>
      messages().findOneAndUpdate(
        { connector: name, state: 'waiting', dueAt: { $lte: now() } },
        { $set: { dueAt: new Date(now().getTime() + timeoutMs + MARGIN_MS) }, $inc: { tries: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      ),

    markSent: ({ _id }: Message) =>
      messages().updateOne(
        { _id },
        { $set: { state: 'sent', sentAt: now() }, $unset: { body: '', lastError: '', deadAt: '' } },
      ),
    /** Schedules the next try, unless another instance has taken the message over meanwhile. */
    retryLater: ({ _id, tries }: Message, afterMs: number, lastError: string) =>
      messages().updateOne(
        { _id, state: 'waiting', tries },
        { $set: { dueAt: new Date(now().getTime() + afterMs), lastError } },
      ),
    markDead: ({ _id, tries }: Message, lastError: string) =>
      messages().updateOne({ _id, state: 'waiting', tries }, { $set: { state: 'dead', deadAt: now(), lastError } }),

    async countGroup(group: string): Promise<GroupCount> {
      const found = await messages()
        .aggregate<{ _id: Message['state']; items: number; lastError?: string }>([
          { $match: { group } },
          { $group: { _id: '$state', items: { $sum: '$items' }, lastError: { $max: '$lastError' } } },
        ])
        .toArray();
      const items = (state: Message['state']) => found.find(({ _id }) => _id === state)?.items ?? 0;
      const lastError = found.find(({ lastError: text }) => text)?.lastError;
      return { waiting: items('waiting'), sent: items('sent'), dead: items('dead'), lastError };
    },
  };
};
export type Outbox = ReturnType<typeof outbox>;
