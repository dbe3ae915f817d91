import type { LinkMove } from '@skills-architect/contracts';
import { type Document, type Resource, toFilter } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type * as z from 'zod';
import type { LinkedResource } from './link-store';

const MAX_NAMED = 5;

interface PlaceOptions<M extends LinkMove, S extends z.ZodObject> {
  kind: M['kind'];
  /** Noun of the records, in the singular. */
  what: string;
  resource: Resource<S>;
  /** Filter for records that refer to the moved record. */
  from: (move: M) => QueryFilter<Document<z.output<S>>>;
  /** Filter for records that refer to both the moved record and the target. */
  both: (move: M) => QueryFilter<Document<z.output<S>>>;
  edit: (record: Document<z.output<S>>, move: M) => Partial<z.output<S>>;
  /** Names of records for users, by id. */
  names: (ids: number[]) => Promise<string[]>;
}

/** A resource whose records refer to one kind of library records. */
export const linkedResource = <M extends LinkMove, S extends z.ZodObject>(
  options: PlaceOptions<M, S>,
): LinkedResource => {
  const { kind, what, resource, from, both, edit, names } = options;
  const isOfKind = (move: LinkMove): move is M => move.kind === kind;
  const alive = (filter: QueryFilter<Document<z.output<S>>>) =>
    toFilter<Document<z.output<S>>>({ ...filter, ...resource.alive });
  return {
    resource: resource.name,
    async counts(move) {
      if (!isOfKind(move)) return undefined;
      const colliding = alive(both(move));
      const [total, collisions, first] = await Promise.all([
        resource.model.countDocuments(alive(from(move))),
        resource.model.countDocuments(colliding),
        resource.model.find(colliding, { _id: 1 }).sort({ _id: 1 }).limit(MAX_NAMED).lean<{ _id: number }[]>(),
      ]);
      return { what, total, both: collisions, named: await names(first.map(({ _id }) => _id)) };
    },
    move: async (move, limit, write) =>
      isOfKind(move) ? resource.changeSome(from(move), limit, (record) => edit(record, move), write) : 0,
    changedSince: resource.changedSince,
    names,
    undo: resource.undoSome,
  };
};
