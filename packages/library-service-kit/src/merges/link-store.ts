import type { LinkCalls, LinkCount, LinkMove } from '@skills-architect/contracts';
import { type Behalf, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ClientSession } from 'mongoose';

/** Records per transaction: it takes well below a second. */
const BATCH_SIZE = 200;
const MAX_NAMED = 3;

/** Records changed since a move: their number, and the first names. */
export interface ChangedSince {
  total: number;
  names: string[];
}

interface MoveWrite {
  changeSet: string;
  by: number;
}

/** Links to library records: stored in this service, or moved by calls to another. */
export interface LinkStore {
  count: (move: LinkMove, behalf?: Behalf) => Promise<LinkCount[]>;
  /** Moves some links; returns 0 when none are left. */
  move: (move: LinkMove, write: MoveWrite, behalf?: Behalf) => Promise<number>;
  findChanged: (changeSet: string, behalf?: Behalf) => Promise<ChangedSince>;
  /** Undoes some of a move; returns 0 when nothing is left. */
  undo: (write: MoveWrite, behalf?: Behalf) => Promise<number>;
}

/** One kind of records that refer to library records. */
export interface LinkedResource {
  /** The resource that contains the links; several places may share it. */
  resource: string;
  counts: (move: LinkMove) => Promise<LinkCount | undefined>;
  move: (move: LinkMove, limit: number, write: MoveWrite & { session?: ClientSession }) => Promise<number>;
  changedSince: (changeSet: string) => Promise<number[]>;
  names: (ids: number[]) => Promise<string[]>;
  undo: (limit: number, write: MoveWrite) => Promise<number>;
}

/** The links in these places of this service. */
export const linkStore = (places: readonly LinkedResource[]): LinkStore => ({
  async count(move) {
    const counts = await Promise.all(places.map((place) => place.counts(move)));
    return counts.filter((count) => count !== undefined);
  },
  async move(move, write) {
    for (const place of places) {
      const moved = await place.move(move, BATCH_SIZE, write);
      if (moved) return moved;
    }
    return 0;
  },
  async findChanged(changeSet) {
    const found = await Promise.all(
      [...new Map(places.map((place) => [place.resource, place])).values()].map(async (place) => {
        const ids = await place.changedSince(changeSet);
        return { total: ids.length, names: ids.length ? await place.names(ids.slice(0, MAX_NAMED)) : [] };
      }),
    );
    return joinChanges(found);
  },
  async undo(write) {
    for (const place of places) {
      const restored = await place.undo(BATCH_SIZE, write);
      if (restored) return restored;
    }
    return 0;
  },
});

/** Joins the changes of several places. */
export const joinChanges = (found: readonly ChangedSince[]): ChangedSince => ({
  total: found.reduce((sum, { total }) => sum + total, 0),
  names: found.flatMap(({ names }) => names).slice(0, MAX_NAMED),
});

/** The links of another service. */
export const peerLinks = ({ peer }: Pick<ServiceKit, 'peer'>, calls: LinkCalls): LinkStore => ({
  count: async (move, behalf) => (await peer(calls.count, { body: { move } }, behalf)).links,
  move: async (move, write, behalf) => (await peer(calls.move, { body: { move, ...write } }, behalf)).moved,
  findChanged: (changeSet, behalf) => peer(calls.changed, { body: { changeSet } }, behalf),
  undo: async (write, behalf) => (await peer(calls.undo, { body: write }, behalf)).restored,
});

/** Serves the calls by which other services move links in this one. */
export const linkRoutes = (calls: LinkCalls, store: LinkStore) => (app: FastifyInstance) => {
  route(app, calls.count, async ({ body }) => ({ links: await store.count(body.move) }));
  route(app, calls.move, async ({ body: { move, ...write } }) => ({ moved: await store.move(move, write) }));
  route(app, calls.changed, ({ body }) => store.findChanged(body.changeSet));
  route(app, calls.undo, async ({ body }) => ({ restored: await store.undo(body) }));
};
