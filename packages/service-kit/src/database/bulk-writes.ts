import { randomUUID } from 'node:crypto';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type * as z from 'zod';
import type { AuditedFields, Document } from './audit-fields';
import type { Presence } from './gone-records';
import type { recordHistory, StoredRecord } from './record-history';
import { toFilter } from './to-filter';
import { withoutChange } from './without-change';
import { changeSetAfter, type Write, writtenBy } from './write';

interface BulkParts<Fields> {
  model: Model<Document<Fields>>;
  schema: { parse: (value: unknown) => Fields };
  /** Fields that the history does not have: an undo keeps their values. */
  secrets: readonly string[];
  history: ReturnType<typeof recordHistory>;
  alive: QueryFilter<Document<Fields>>;
  now: () => Date;
  inTransaction: <T>(session: ClientSession | undefined, work: (session: ClientSession) => Promise<T>) => Promise<T>;
  announce: (
    documents: Document<Fields>[],
    session: ClientSession,
    what?: 'changed',
    presence?: Presence,
  ) => Promise<void>;
  clean: (document: Document<Fields>) => Document<Fields>;
}

/** Options for undoing a large change in parts. */
interface UndoInParts {
  /** Change set of the undo, the same for all parts. */
  undoing: string;
  /** Created records that are kept because others refer to them. */
  keepCreated?: ReadonlySet<number>;
}

/** Writes of a resource that concern many records. */
export const bulkWrites = <Fields extends z.output<z.ZodObject>>(parts: BulkParts<Fields>) => {
  type Stored = Document<Fields>;
  const { model, schema, secrets, history, alive, now, inTransaction, announce, clean } = parts;
  const replaceAll = (documents: Stored[], session: ClientSession) =>
    model.db.collection<StoredRecord & { _id: number }>(model.modelName).bulkWrite(
      documents.map((document) => ({ replaceOne: { filter: { _id: document._id }, replacement: clean(document) } })),
      { session },
    );

  /** Writes the patched records in the transaction and returns them. */
  const patch = async (
    before: Stored[],
    toPatch: (record: Stored) => Partial<Fields> | undefined,
    write: Write,
    session: ClientSession,
  ): Promise<Stored[]> => {
    if (!before.length) return [];
    const { changeSet = randomUUID() } = write;
    const updated = writtenBy(write, now());
    const stamp = { updated, ...changeSetAfter(write, changeSet) };
    const after = before.map(
      (document): Stored => ({
        ...document,
        ...schema.parse({ ...document, ...toPatch(document) }),
        ...stamp,
        rev: document.rev + 1,
      }),
    );
    await history.add(before, { changeSet, ...updated }, session);
    await replaceAll(after, session);
    await announce(after, session);
    return after;
  };

  /**
   * Undoes a change set in the records without a later write by a person: deletes created records, restores changed and
   * deleted ones. Values written later by automatic writes remain. When undone in parts, a restored record also gets its
   * former change set back, so that the previous change can be undone as well. A deleted record whose former state the history has
   * lost stays as it is.
   */
  const undo = async (
    changeSet: string,
    { by, session }: Write,
    filter: QueryFilter<Stored> = {},
    inParts?: UndoInParts,
  ) => {
    const undoing = inParts?.undoing ?? randomUUID();
    const restored = await inTransaction(session, async (inner) => {
      const found = await model
        .find(toFilter<Stored>({ ...filter, changeSet }), null, { session: inner })
        .lean<Stored[]>();
      const ids = found.map((document) => document._id);
      const before = await history.beforeChangeSet(changeSet, ids, inner);
      const after = await history.beforeAutomatic(changeSet, ids, inner);
      const current = found.filter(
        ({ _id, deletedAt }) => before.has(_id) || (deletedAt === null && !inParts?.keepCreated?.has(_id)),
      );
      if (!current.length) return current;
      await history.add(current, { changeSet: undoing, by, at: now() }, inner);
      const restoredStates = current.map((document): Stored => {
        const former = before.get(document._id) as (AuditedFields & Stored) | undefined;
        const beforeAutomatic = after.get(document._id) as (AuditedFields & Stored) | undefined;
        const state =
          former && beforeAutomatic ? withoutChange(document, { before: former, after: beforeAutomatic }) : former;
        return {
          // Without a former state the change set has created the record.
          ...(state ?? { ...document, deletedAt: now() }),
          ...Object.fromEntries(Object.entries(document).filter(([field]) => secrets.includes(field))),
          updated: { at: now(), by },
          rev: document.rev + 1,
          changeSet: (inParts && former?.changeSet) ?? undoing,
        };
      });
      await replaceAll(restoredStates, inner);
      const isDeleted = new Set(restoredStates.flatMap(({ _id, deletedAt }) => (deletedAt ? _id : [])));
      const presenceOf = ({ _id, deletedAt }: Stored) => {
        if (isDeleted.has(_id) === Boolean(deletedAt)) return undefined;
        return deletedAt ? 'restored' : 'deleted';
      };
      for (const presence of [undefined, 'deleted', 'restored'] as const) {
        const part = current.filter((document) => presenceOf(document) === presence);
        if (part.length) await announce(part, inner, 'changed', presence);
      }
      return current;
    });
    return { restored: restored.length, changeSet: undoing };
  };

  return {
    /**
     * Updates many records in one transaction; skips deleted ones and, with `revisions`, those that have another
     * revision by now.
     */
    async changeMany(
      patches: ReadonlyMap<number, Partial<Fields>>,
      write: Write,
      revisions?: ReadonlyMap<number, number>,
    ): Promise<Stored[]> {
      if (!patches.size) return [];
      return inTransaction(write.session, async (session) => {
        const filter = toFilter<Stored>({ _id: { $in: [...patches.keys()] }, ...alive });
        const found = await model.find(filter, null, { session }).lean<Stored[]>();
        const before = found.filter(({ _id, rev }) => !revisions || revisions.get(_id) === rev);
        return patch(before, ({ _id }) => patches.get(_id), write, session);
      });
    },

    /** Changes up to `limit` matching records in one transaction; returns how many. */
    changeSome: (
      filter: QueryFilter<Stored>,
      limit: number,
      edit: (record: Stored) => Partial<Fields>,
      write: Write,
    ): Promise<number> =>
      inTransaction(write.session, async (session) => {
        const before = await model
          .find(toFilter<Stored>({ ...filter, ...alive }), null, { session })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<Stored[]>();
        return (await patch(before, edit, write, session)).length;
      }),

    undo,

    /** Undoes a part of a change set; returns 0 when nothing is left. */
    async undoSome(limit: number, { changeSet, by }: { changeSet: string; by: number }): Promise<number> {
      const filter = toFilter<Stored>({ changeSet });
      const next = await model.find(filter, { _id: 1 }).limit(limit).lean<{ _id: number }[]>();
      if (!next.length) return 0;
      const selected = toFilter<Stored>({ _id: { $in: next.map(({ _id }) => _id) } });
      return (await undo(changeSet, { by }, selected)).restored;
    },

    /** Ids among `ids` that an undo has already restored. */
    undone: (undoing: string, ids: readonly number[]) => history.findIds(undoing, ids),
  };
};
