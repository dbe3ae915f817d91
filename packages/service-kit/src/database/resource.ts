import { randomUUID } from 'node:crypto';
import { EVENT, type EventAudience } from '@skills-architect/contracts';
import { type ClientSession, type Connection, type Model, type mongo, type QueryFilter, Schema } from 'mongoose';
import type * as z from 'zod';
import { clientOf, type RecordChange, type TellWebhooks, toEvent } from '../connectors/webhooks';
import { eventIds } from '../projections/changed-ids';
import { notFound, stale, toNoun } from '../service/app-error';
import type { AuditedFields, Document } from './audit-fields';
import { bulkWrites } from './bulk-writes';
import type { Counters } from './counters';
import { findPage, type Paged } from './find-page';
import type { GoneRecords, Presence } from './gone-records';
import { modelSchema } from './model-schema';
import { recordHistory, type StoredRecord } from './record-history';
import { recordVersions } from './record-versions';
import { toFilter } from './to-filter';
import { changeSetAfter, type Write, writtenBy } from './write';

/** The fields of an index in order, and its options. */
export type Index = [key: Record<string, mongo.IndexDirection>, options?: mongo.CreateIndexesOptions];

export interface ResourceOptions<S extends z.ZodObject> {
  name: string;
  schema: S;
  indexes?: Index[];
  /** Topic of the record's API paths; a change event makes browsers refetch them. */
  topic: string;
  /** Fields that no response may contain, including conflict responses. */
  secrets?: readonly string[];
  /** Recipients of change events for this record; without it no event is published. */
  audience?: (document: z.output<S>) => EventAudience;
  /** Under which name webhooks are told about its changes; without it they are not. */
  webhook?: 'personas' | 'skills' | 'roles' | 'releases';
  /** It is a part of the record with the same id, such as the skills of a persona: webhooks get `changed` for each write. */
  isPart?: true;
  /** People open its records: their lists of recent places leave out deleted ones. */
  isOpened?: true;
}

export interface ResourceContext {
  db: Connection;
  counters: Counters;
  now: () => Date;
  publish: (
    event: { to: EventAudience; name: string; data: Record<string, unknown> },
    session: ClientSession,
  ) => Promise<void>;
  tellWebhooks: TellWebhooks;
  gone: Pick<GoneRecords, 'note'>;
}

/** Default number of records created per transaction. */
const BATCH = 1000;

/** Drops unset fields: MongoDB would store them as null, which unique indexes treat as a value. */
const withoutUnset = <T extends object>(document: T): T => {
  const defined = { ...document };
  for (const field in defined) if (defined[field] === undefined) delete defined[field];
  return defined;
};

/**
 * A collection with a single way to write: integer ids, `rev` check, soft delete, history by `changeSet`, `changed`
 * events. Read through `model`; `alive` is the filter for records that are not deleted.
 */
export const resource = <S extends z.ZodObject>(
  context: ResourceContext,
  { name, schema, topic, indexes = [], secrets = [], audience, webhook, isPart, isOpened }: ResourceOptions<S>,
) => {
  type Fields = z.output<S>;
  type Stored = Document<Fields>;
  const { db, counters, now } = context;
  const mongooseSchema = new Schema<Stored>(modelSchema(schema), {
    versionKey: false,
    autoIndex: false,
    minimize: false,
    collection: name,
  });
  const model: Model<Stored> = db.model<Stored>(name, mongooseSchema);
  const collection = () => db.collection<StoredRecord>(name);
  const keys: Index[] = [...indexes, [{ changeSet: 1 }]];
  const history = recordHistory(db, name, secrets);
  const alive = toFilter<Stored>({ deletedAt: null });
  const withoutSecrets = (document: Stored) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !secrets.includes(field)));

  /**
   * Publishes the change event for these records within the transaction of the change. `presence`: they were deleted, or
   * are back.
   */
  const announce = async (
    documents: Stored[],
    session: ClientSession,
    what: RecordChange = 'changed',
    presence?: Presence,
  ) => {
    if (!audience) return;
    const byAudience = new Map<string, { to: EventAudience; ids: number[] }>();
    for (const document of documents) {
      const to = audience(document);
      const key = JSON.stringify(to);
      const group = byAudience.get(key);
      if (group) group.ids.push(document._id);
      else byAudience.set(key, { to, ids: [document._id] });
    }
    for (const { to, ids } of byAudience.values()) {
      await context.publish({ to, name: EVENT.changed, data: { resource: topic, ...eventIds(ids) } }, session);
      if (presence && isOpened) {
        await context.gone.note(name, ids, presence, session);
        await context.publish({ to, name: EVENT.changed, data: { resource: 'recent' } }, session);
      }
      const event = webhook && toEvent(webhook, isPart ? 'changed' : what);
      if (event) await context.tellWebhooks({ event, clientId: clientOf(to), ids }, session);
    }
  };

  const inTransaction = <T>(
    session: ClientSession | undefined,
    work: (session: ClientSession) => Promise<T>,
  ): Promise<T> => (session ? work(session) : db.transaction(work));

  return {
    name,
    topic,
    model,
    alive,

    /** Returns one record that is not deleted; throws 404 if there is none. */
    async get(id: number): Promise<Stored> {
      const found = await model.findOne(toFilter<Stored>({ _id: id, ...alive })).lean<Stored>();
      if (!found) throw notFound(`This ${toNoun(name)}`);
      return found;
    },

    /**
     * One page of the records that match `filter`, and their total. Includes deleted records unless the filter excludes
     * them.
     */
    page: (
      filter: QueryFilter<Stored>,
      order: Record<string, 1 | -1>,
      paged: Paged,
      fields?: Record<string, 1 | 0 | object>,
    ) => findPage(db.collection<Stored>(name), filter as mongo.Filter<Stored>, order, paged, fields),

    /**
     * Creates records in order and returns them. Values are parsed by the schema; `_id` comes from `ids` or the
     * counter.
     */
    async create(values: z.input<S>[], write: Write, ids?: number[]): Promise<Stored[]> {
      if (!values.length) return [];
      const { changeSet = randomUUID(), session } = write;
      const first = ids ? 0 : await counters.reserve(name, values.length);
      const stamp = writtenBy(write, now());
      const documents = values.map(
        (value, index): Stored =>
          withoutUnset({
            ...schema.parse(value),
            _id: ids?.[index] ?? first + index,
            rev: 0,
            created: stamp,
            updated: stamp,
            deletedAt: null,
            changeSet,
          }),
      );
      for (let from = 0; from < documents.length; from += BATCH) {
        const batch = documents.slice(from, from + BATCH);
        await inTransaction(session, async (inner) => {
          await collection().insertMany(batch, { session: inner });
          await announce(batch, inner, 'created');
        });
      }
      return documents;
    },

    /**
     * Updates one record based on revision `rev` (unchecked when undefined); throws 409 with the current record on a
     * conflict.
     */
    async change(id: number, rev: number | undefined, patch: Partial<z.input<S>>, write: Write): Promise<Stored> {
      const { changeSet = randomUUID() } = write;
      return inTransaction(write.session, async (inner) => {
        const before = await model
          .findOne(toFilter<Stored>({ _id: id, ...alive }), null, { session: inner })
          .lean<Stored>();
        if (!before) throw notFound(`This ${toNoun(name)}`);
        if (rev !== undefined && before.rev !== rev) throw stale(withoutSecrets(before));
        const fields = schema.parse({ ...before, ...patch });
        const updated = writtenBy(write, now());
        const stamp = { rev: before.rev + 1, updated, ...changeSetAfter(write, changeSet) };
        const after: Stored = withoutUnset({ ...before, ...fields, ...stamp });
        const done = await collection().replaceOne({ _id: id, rev: before.rev }, after, { session: inner });
        if (!done.matchedCount) throw stale(withoutSecrets(before));
        await history.add([before], { changeSet, ...updated }, inner);
        await announce([after], inner);
        return after;
      });
    },

    /** Soft-deletes all matching records; returns their number and the change set for undo. */
    async remove(filter: QueryFilter<Stored>, write: Write) {
      const { changeSet = randomUUID() } = write;
      const removed = await inTransaction(write.session, async (inner) => {
        const before = await model
          .find(toFilter<Stored>({ ...filter, ...alive }), null, { session: inner })
          .lean<Stored[]>();
        if (!before.length) return before;
        const updated = writtenBy(write, now());
        await history.add(before, { changeSet, ...updated }, inner);
        await db
          .collection<AuditedFields>(name)
          .updateMany(
            { _id: { $in: before.map((document) => document._id) } },
            { $set: { deletedAt: updated.at, updated, ...changeSetAfter(write, changeSet) }, $inc: { rev: 1 } },
            { session: inner },
          );
        await announce(before, inner, 'deleted', 'deleted');
        return before;
      });
      return { removed, changeSet };
    },

    ...bulkWrites<Fields>({
      model,
      schema,
      secrets,
      history,
      alive,
      now,
      inTransaction,
      announce,
      clean: withoutUnset,
    }),

    /** Ids of the records that a person changed after or between the changes of a change set. */
    changedSince: history.changedSince,
    removeSecrets: history.removeSecrets,

    /** Removes the secrets of records that were deleted before this time. */
    async removeSecretsOfDeleted(before: Date): Promise<void> {
      for (const secret of secrets)
        await collection().updateMany(
          { deletedAt: { $lt: before }, [secret]: { $exists: true } },
          { $unset: { [secret]: '' } },
        );
    },
    beforeChangeSet: history.beforeChangeSet,

    ...recordVersions<Stored>(db, name, (id) => model.findOne(toFilter<Stored>({ _id: id })).lean<Stored>()),

    /** One command for all indexes: MongoDB confirms each command separately, and mongoose would send one per index. */
    createIndexes: () => collection().createIndexes(keys.map(([key, options]) => ({ ...options, key }))),
  };
};
export type Resource<S extends z.ZodObject> = ReturnType<typeof resource<S>>;
