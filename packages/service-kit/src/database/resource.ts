import { randomUUID } from 'node:crypto';
import { EVENT, type EventAudience } from '@skills-architect/contracts';
import {
  type ClientSession,
  type Connection,
  type IndexDefinition,
  type IndexOptions,
  type Model,
  type QueryFilter,
  Schema,
} from 'mongoose';
import type * as z from 'zod';
import { notFound, stale } from '../service/app-error';
import type { AuditedFields, Document } from './audit-fields';
import type { Counters } from './counters';
import { modelSchema } from './model-schema';
import { keepFor, type Retention } from './retention';

interface HistoryEntry {
  resource: string;
  id: number;
  rev: number;
  changeSet: string;
  at: Date;
  by: number;
  before: StoredRecord;
}

/** A record as it is written: the fields of its schema beside those that every record has. */
type StoredRecord = AuditedFields & Record<string, unknown>;

/** Who writes, and which larger change the write belongs to. */
export interface Write {
  by: number;
  changeSet?: string;
  session?: ClientSession;
}

export interface ResourceOptions<S extends z.ZodObject> {
  name: string;
  schema: S;
  indexes?: [IndexDefinition, IndexOptions?][];
  /** The topic of the paths under which it is read; a change tells browsers to read these again. */
  topic: string;
  /** Fields that no answer may carry, also not one that shows how a record stands. */
  secrets?: readonly string[];
  /** Whom a change of this record concerns; nothing is published without it. */
  audience?: (document: z.output<S>) => EventAudience;
}

export interface ResourceContext {
  db: Connection;
  counters: Counters;
  now: () => Date;
  publish: (
    event: { to: EventAudience; name: string; data: Record<string, unknown> },
    session: ClientSession,
  ) => Promise<void>;
}

/** So many records are created in one transaction, when nobody gives a larger one. */
const BATCH = 1000;
/** With more records than this a `changed` event names none: everything of the resource is read again. */
const MOST_IDS_TOLD = 100;

/** A field that is not set is not kept: MongoDB would keep it as null, which its unique indexes take for a value. */
const withoutUnset = <T extends object>(document: T): T => {
  const kept = { ...document };
  for (const field in kept) if (kept[field] === undefined) delete kept[field];
  return kept;
};

/**
 * A collection whose every write goes one way: integer ids, `rev` checked, soft delete, history by `changeSet`, a `changed`
 * event. Reads go to `model`; `alive` is the filter for what is not deleted.
 */
export const resource = <S extends z.ZodObject>(
  context: ResourceContext,
  { name, schema, topic, indexes = [], secrets = [], audience }: ResourceOptions<S>,
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
  for (const [fields, options] of [...indexes, [{ changeSet: 1 }] as [IndexDefinition]])
    mongooseSchema.index(fields, options);
  const model: Model<Stored> = db.model<Stored>(name, mongooseSchema);
  const stored = () => db.collection<StoredRecord>(name);
  const history = () => db.collection<HistoryEntry>('history');
  const alive = { deletedAt: null } as QueryFilter<Stored>;
  const shown = (document: Stored) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !secrets.includes(field)));

  /** Says whom the change of these records concerns, in the transaction of the change. */
  const announce = async (documents: Stored[], session: ClientSession) => {
    if (!audience) return;
    const concerned = new Map<string, { to: EventAudience; ids: number[] }>();
    for (const document of documents) {
      const to = audience(document);
      const key = JSON.stringify(to);
      const known = concerned.get(key);
      if (known) known.ids.push(document._id);
      else concerned.set(key, { to, ids: [document._id] });
    }
    for (const { to, ids } of concerned.values()) {
      const data = { resource: topic, ...(ids.length <= MOST_IDS_TOLD && { ids }) };
      await context.publish({ to, name: EVENT.changed, data }, session);
    }
  };

  const record = (before: Stored[], changeSet: string, by: number, session: ClientSession) =>
    history().insertMany(
      before.map((document) => ({
        resource: name,
        id: document._id,
        rev: document.rev,
        changeSet,
        at: now(),
        by,
        before: { ...document },
      })),
      { session },
    );

  const within = <T>(session: ClientSession | undefined, work: (session: ClientSession) => Promise<T>): Promise<T> =>
    session ? work(session) : db.transaction(work);

  return {
    name,
    model,
    alive,

    /** One record that is not deleted; 404 without it. */
    async get(id: number): Promise<Stored> {
      const found = await model.findOne({ _id: id, ...alive } as QueryFilter<Stored>).lean<Stored>();
      if (!found) throw notFound(`This ${name}`);
      return found;
    },

    /** Creates records in order and answers them. Values are parsed by the schema; `_id` is taken from `ids` or the counter. */
    async create(
      values: z.input<S>[],
      { by, changeSet = randomUUID(), session }: Write,
      ids?: number[],
    ): Promise<Stored[]> {
      if (!values.length) return [];
      const first = ids ? 0 : await counters.reserve(name, values.length);
      const stamp = { at: now(), by };
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
        await within(session, async (inner) => {
          await stored().insertMany(batch, { session: inner });
          await announce(batch, inner);
        });
      }
      return documents;
    },

    /** Changes one record made on revision `rev` (unchecked when undefined); 409 with the record as it is when another was faster. */
    async change(
      id: number,
      rev: number | undefined,
      patch: Partial<z.input<S>>,
      { by, changeSet = randomUUID(), session }: Write,
    ): Promise<Stored> {
      return within(session, async (inner) => {
        const before = await model
          .findOne({ _id: id, ...alive } as QueryFilter<Stored>, null, { session: inner })
          .lean<Stored>();
        if (!before) throw notFound(`This ${name}`);
        if (rev !== undefined && before.rev !== rev) throw stale(shown(before));
        const fields = schema.parse({ ...before, ...patch });
        const stamp = { rev: before.rev + 1, updated: { at: now(), by }, changeSet };
        const after: Stored = withoutUnset({ ...before, ...fields, ...stamp });
        const done = await stored().replaceOne({ _id: id, rev: before.rev }, after, { session: inner });
        if (!done.matchedCount) throw stale(shown(before));
        await record([before], changeSet, by, inner);
        await announce([after], inner);
        return after;
      });
    },

    /** Marks all records that match as deleted; answers how many and the change set that undoes it. */
    async remove(filter: QueryFilter<Stored>, { by, changeSet = randomUUID(), session }: Write) {
      const removed = await within(session, async (inner) => {
        const before = await model
          .find({ ...filter, ...alive } as QueryFilter<Stored>, null, { session: inner })
          .lean<Stored[]>();
        if (!before.length) return before;
        await record(before, changeSet, by, inner);
        await db
          .collection<AuditedFields>(name)
          .updateMany(
            { _id: { $in: before.map((document) => document._id) } },
            { $set: { deletedAt: now(), updated: { at: now(), by }, changeSet }, $inc: { rev: 1 } },
            { session: inner },
          );
        await announce(before, inner);
        return before;
      });
      return { removed, changeSet };
    },

    /** Takes back a change set as far as nothing was written on top of it: created records are deleted, changed and deleted ones stand as before. */
    async undo(changeSet: string, { by, session }: Write, filter: QueryFilter<Stored> = {}) {
      const undoing = randomUUID();
      const restored = await within(session, async (inner) => {
        const current = await model
          .find({ ...filter, changeSet } as QueryFilter<Stored>, null, { session: inner })
          .lean<Stored[]>();
        const ids = current.map((document) => document._id);
        const entries = await history()
          .find({ resource: name, changeSet, id: { $in: ids } }, { session: inner })
          .toArray();
        const before = new Map(entries.map((entry) => [entry.id, entry.before]));
        if (current.length) await record(current, undoing, by, inner);
        const stamp = { updated: { at: now(), by }, changeSet: undoing };
        for (const document of current) {
          const former = before.get(document._id) ?? { ...document, deletedAt: now() };
          await stored().replaceOne(
            { _id: document._id },
            { ...former, ...stamp, rev: document.rev + 1 },
            { session: inner },
          );
        }
        await announce(current, inner);
        return current;
      });
      return { restored: restored.length, changeSet: undoing };
    },

    /** How a record stood before each of its changes, newest first. */
    history: (id: number) => history().find({ resource: name, id }).sort({ rev: -1 }).toArray(),

    createIndexes: () => model.createIndexes(),
  };
};
export type Resource<S extends z.ZodObject> = ReturnType<typeof resource<S>>;

/** The index that history is read by; created once per database. */
export const createHistoryIndexes = async (db: Connection, { historyDays }: Pick<Retention, 'historyDays'>) => {
  await db
    .collection('history')
    .createIndexes([{ key: { resource: 1, id: 1, rev: -1 } }, { key: { resource: 1, changeSet: 1, id: 1 } }]);
  await keepFor(db, 'history', 'at', historyDays);
};
