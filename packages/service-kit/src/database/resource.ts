import { randomUUID } from 'node:crypto';
import { EVENT, type EventReach } from '@skills-architect/contracts';
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
import { notFound, stale } from '../service/refusal';
import type { Counters } from './counters';
import type { Document } from './kept';
import { modelSchema } from './model-schema';

interface HistoryEntry {
  resource: string;
  id: number;
  rev: number;
  changeSet: string;
  at: Date;
  by: number;
  before: Record<string, unknown>;
}

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
  /** The segment of the paths under which it is read; a change tells browsers to read these again. */
  segment: string;
  /** Fields that no answer may carry, also not one that shows how a record stands. */
  secrets?: readonly string[];
  /** Whom a change of this record concerns; nothing is published without it. */
  reach?: (document: z.output<S>) => EventReach;
}

export interface ResourceContext {
  db: Connection;
  counters: Counters;
  now: () => Date;
  publish: (event: { to: EventReach; name: string; data: Record<string, unknown> }) => Promise<void>;
  /** Told of an event that could not be published; the write it speaks of stands. */
  report: (error: unknown) => void;
}

const BATCH = 1000;

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
  { name, schema, segment, indexes = [], secrets = [], reach }: ResourceOptions<S>,
) => {
  type Fields = z.output<S>;
  type Kept = Document<Fields>;
  const { db, counters, now } = context;
  const mongooseSchema = new Schema<Kept>(modelSchema(schema), {
    versionKey: false,
    autoIndex: false,
    minimize: false,
    collection: name,
  });
  for (const [fields, options] of [...indexes, [{ changeSet: 1 }] as [IndexDefinition]])
    mongooseSchema.index(fields, options);
  const model: Model<Kept> = db.model<Kept>(name, mongooseSchema);
  const history = () => db.collection<HistoryEntry>('history');
  const alive = { deletedAt: null } as QueryFilter<Kept>;
  const shown = (document: Kept) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !secrets.includes(field)));

  const publish = async (reached: EventReach[]) => {
    for (const to of reached) await context.publish({ to, name: EVENT.changed, data: { resource: segment } });
  };

  /** Within somebody's transaction it waits for the end: who is told before the commit reads what stood there before. */
  const announce = async (documents: Fields[], session?: ClientSession) => {
    if (!reach || !documents.length) return;
    const reached = new Map(documents.map((document) => [JSON.stringify(reach(document)), reach(document)]));
    const publishing = () => publish([...reached.values()]).catch(context.report);
    if (session) session.once('ended', () => void publishing());
    else await publishing();
  };

  const record = (before: Kept[], changeSet: string, by: number, session?: ClientSession) =>
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
    async get(id: number): Promise<Kept> {
      const found = await model.findOne({ _id: id, ...alive } as QueryFilter<Kept>).lean<Kept>();
      if (!found) throw notFound(`This ${name}`);
      return found;
    },

    /** Creates records in order and answers them. Values are parsed by the schema; `_id` is taken from `ids` or the counter. */
    async create(
      values: z.input<S>[],
      { by, changeSet = randomUUID(), session }: Write,
      ids?: number[],
    ): Promise<Kept[]> {
      if (!values.length) return [];
      const first = ids ? 0 : await counters.reserve(name, values.length);
      const stamp = { at: now(), by };
      const documents = values.map(
        (value, index): Kept =>
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
      for (let from = 0; from < documents.length; from += BATCH)
        await model.collection.insertMany(documents.slice(from, from + BATCH) as never[], { session, ordered: false });
      await announce(documents, session);
      return documents;
    },

    /** Changes one record made on revision `rev` (unchecked when undefined); 409 with the record as it is when another was faster. */
    async change(
      id: number,
      rev: number | undefined,
      patch: Partial<z.input<S>>,
      { by, changeSet = randomUUID(), session }: Write,
    ): Promise<Kept> {
      const changed = await within(session, async (inner) => {
        const before = await model
          .findOne({ _id: id, ...alive } as QueryFilter<Kept>, null, { session: inner })
          .lean<Kept>();
        if (!before) throw notFound(`This ${name}`);
        if (rev !== undefined && before.rev !== rev) throw stale(shown(before));
        const fields = schema.parse({ ...before, ...patch });
        const stamp = { rev: before.rev + 1, updated: { at: now(), by }, changeSet };
        const after: Kept = withoutUnset({ ...before, ...fields, ...stamp });
        const done = await model.collection.replaceOne({ _id: id, rev: before.rev } as never, after as never, {
          session: inner,
        });
        if (!done.matchedCount) throw stale(shown(before));
        await record([before], changeSet, by, inner);
        return after;
      });
      await announce([changed], session);
      return changed;
    },

    /** Marks all records that match as deleted; answers how many and the change set that undoes it. */
    async remove(filter: QueryFilter<Kept>, { by, changeSet = randomUUID(), session }: Write) {
      const removed = await within(session, async (inner) => {
        const before = await model
          .find({ ...filter, ...alive } as QueryFilter<Kept>, null, { session: inner })
          .lean<Kept[]>();
        if (!before.length) return before;
        await record(before, changeSet, by, inner);
        await model.collection.updateMany(
          { _id: { $in: before.map((document) => document._id) } } as never,
          { $set: { deletedAt: now(), updated: { at: now(), by }, changeSet }, $inc: { rev: 1 } } as never,
          { session: inner },
        );
        return before;
      });
      await announce(removed, session);
      return { removed, changeSet };
    },

    /** Takes back a change set as far as nothing was written on top of it: created records are deleted, changed and deleted ones stand as before. */
    async undo(changeSet: string, { by, session }: Write, filter: QueryFilter<Kept> = {}) {
      const undoing = randomUUID();
      const restored = await within(session, async (inner) => {
        const current = await model
          .find({ ...filter, changeSet } as QueryFilter<Kept>, null, { session: inner })
          .lean<Kept[]>();
        const entries = await history().find({ resource: name, changeSet }, { session: inner }).toArray();
        const before = new Map(entries.map((entry) => [entry.id, entry.before]));
        if (current.length) await record(current, undoing, by, inner);
        const stamp = { rev: 0, updated: { at: now(), by }, changeSet: undoing };
        for (const document of current) {
          const former = before.get(document._id) ?? { ...document, deletedAt: now() };
          await model.collection.replaceOne(
            { _id: document._id } as never,
            { ...former, ...stamp, rev: document.rev + 1 } as never,
            { session: inner },
          );
        }
        return current;
      });
      await announce(restored, session);
      return { restored: restored.length, changeSet: undoing };
    },

    /** How a record stood before each of its changes, newest first. */
    history: (id: number) => history().find({ resource: name, id }).sort({ rev: -1 }).toArray(),

    createIndexes: () => model.createIndexes(),
  };
};
export type Resource<S extends z.ZodObject> = ReturnType<typeof resource<S>>;

/** The index that history is read by; created once per database. */
export const createHistoryIndexes = async (db: Connection) => {
  await db
    .collection('history')
    .createIndexes([{ key: { resource: 1, id: 1, rev: -1 } }, { key: { resource: 1, changeSet: 1 } }]);
};
