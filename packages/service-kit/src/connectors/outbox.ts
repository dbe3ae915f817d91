import type { ClientSession, Connection } from 'mongoose';
import { keepFor } from '../database/retention';
import type { Connector, Outgoing } from './connector';

/** A message to a connector before it is sent. */
export interface NewMessage extends Required<Pick<Outgoing, 'key' | 'path' | 'body'>> {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** What its progress is counted by, such as the token of a job. */
  group?: string;
  /** Items in it, for that progress. */
  items?: number;
  /** What it is about, for Super Users. */
  title: string;
}

/** A message of the outbox. Its id is its idempotency key. */
export interface Message {
  _id: string;
  connector: string;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  title: string;
  /** Gone once the message was sent. */
  body?: unknown;
  group?: string;
  items: number;
  state: 'waiting' | 'sent' | 'dead';
  /** Tries that have begun. */
  tries: number;
  /** When it is tried next; while an instance sends it, when another one may take it over. */
  dueAt: Date;
  madeAt: Date;
  sentAt?: Date;
  deadAt?: Date;
  lastError?: string;
}

/** What an instance needs besides a try's time-out before another one takes its message over. */
const SPARE_MS = 5000;

/** Messages and items of a group by state. */
export interface GroupCount {
  waiting: number;
  sent: number;
  dead: number;
  lastError?: string | undefined;
}

/** Messages that are written with the change they belong to, and sent afterwards by any instance. */
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
        keepFor(db, 'connectorMessages', 'sentAt', jobDays),
      ]),

    /** Adds messages. A key that exists already is ignored, so a job may add its messages again. */
    async add(connector: string, added: readonly NewMessage[], session?: ClientSession): Promise<void> {
      if (!added.length) return;
      const at = now();
      const fresh = { connector, state: 'waiting' as const, tries: 0, dueAt: at, madeAt: at };
      await messages().bulkWrite(
        added.map(({ key, method = 'POST', items = 0, ...message }) => ({
          updateOne: {
            filter: { _id: key },
            update: { $setOnInsert: { ...fresh, ...message, method, items } },
            upsert: true,
          },
        })),
        { session, ordered: false },
      );
    },

    /** Claims the next due message. It becomes due again after its time-out, in case this instance crashes. */
    claim: ({ name, timeoutMs }: Connector): Promise<Message | null> =>
      messages().findOneAndUpdate(
        { connector: name, state: 'waiting', dueAt: { $lte: now() } },
        { $set: { dueAt: new Date(now().getTime() + timeoutMs + SPARE_MS) }, $inc: { tries: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      ),

    sent: ({ _id }: Message) =>
      messages().updateOne(
        { _id },
        { $set: { state: 'sent', sentAt: now() }, $unset: { body: '', lastError: '', deadAt: '' } },
      ),
    /** Another instance that has taken the message over meanwhile decides instead. */
    again: ({ _id, tries }: Message, afterMs: number, lastError: string) =>
      messages().updateOne(
        { _id, state: 'waiting', tries },
        { $set: { dueAt: new Date(now().getTime() + afterMs), lastError } },
      ),
    dead: ({ _id, tries }: Message, lastError: string) =>
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
