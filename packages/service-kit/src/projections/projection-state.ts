import type { Connection } from 'mongoose';
import type { Events } from '../events/events';
import type { Ids } from './projection';

/** How far a projection has come, in `portal.projections`. */
export interface ProjectionState {
  _id: string;
  service: string;
  name: string;
  /** Missing until a process of a version with titles has started. */
  title?: string;
  version: number;
  /** When a process of each version last announced itself or built it. */
  seenAt?: Record<string, Date>;
  /** All changes up to this position of the event stream are included. */
  position?: string;
  /** When the last rebuild ended, and how long it took. */
  builtAt?: Date;
  tookMs?: number;
  /** Time of the oldest change that is not included yet. */
  waitingSince?: Date;
  /** Why the last try failed. */
  error?: string;
  /**
   * Records to derive again, for example because a process wrote them after it had lost its lease. A run takes them
   * (`taken…`) and forgets them when it has ended.
   */
  againIds?: number[];
  againAll?: boolean;
  /** Those of them that a run has taken: kept until it ends, because its process may be killed. */
  takenIds?: number[];
  takenAll?: boolean;
}

const DONE = { waitingSince: '', error: '', takenIds: '', takenAll: '' };

/** Asks the processes of a service to rebuild a projection at once. */
export const REBUILD = 'rebuild-projection';

/** The states of all projections of a deployment. */
export const projectionStates = (portal: Connection, events: Pick<Events, 'publish'>) => {
  const states = () => portal.collection<ProjectionState>('projections');
  return {
    list: () => states().find().sort({ service: 1, name: 1 }).toArray(),
    /** Has everything of a projection derived again; resolves to whether it exists. */
    async requestRebuild(service: string, name: string): Promise<boolean> {
      const { matchedCount } = await states().updateOne({ service, name }, { $set: { againAll: true } });
      if (matchedCount) await events.publish({ to: { service }, name: REBUILD, data: { name } });
      return matchedCount > 0;
    },
  };
};

/** Stores the state of one projection of a service. */
export const projectionState = (portal: Connection, service: string, name: string) => {
  const states = () => portal.collection<ProjectionState>('projections');
  const key = { _id: `${service} ${name}` };
  const set = (change: object) => states().updateOne(key, change, { upsert: true });
  const of = { service, name };

  return {
    read: () => states().findOne(key),

    /** Records what it is called. */
    markTitle: (title: string) => set({ $set: { ...of, title } }),

    /** Records that a process of this version follows it. */
    announce: (version: number, at: Date) => set({ $set: { ...of, [`seenAt.${version}`]: at } }),

    /** Records that a change waits. */
    markWaiting: (since: Date) => set({ $setOnInsert: of, $min: { waitingSince: since } }),

    /** Records a completed rebuild, with everything up to `position`. */
    markBuilt: ({ position, version, at, tookMs }: { position: string; version: number; at: Date; tookMs: number }) =>
      set({
        $set: { ...of, version, builtAt: at, tookMs, [`seenAt.${version}`]: at },
        $max: { position },
        $unset: DONE,
      }),

    /** Records that there was nothing to do up to `position`. */
    markReached: (position: string) => set({ $setOnInsert: of, $max: { position }, $unset: DONE }),

    markFailed: (error: string) => set({ $setOnInsert: of, $set: { error } }),

    /** Whether everything up to `position` is included, and nothing has to be derived again. */
    async isReached(position = ''): Promise<boolean> {
      const found = await states().findOne({
        ...key,
        position: { $gte: position },
        ...{ 'againIds.0': { $exists: false }, 'takenIds.0': { $exists: false } },
        ...{ againAll: { $ne: true }, takenAll: { $ne: true } },
      });
      return found !== null;
    },

    /** Has these records derived again by the next run. */
    requestAgain: (ids: Ids) =>
      set({
        $setOnInsert: of,
        ...(ids === 'all' ? { $set: { againAll: true } } : { $addToSet: { againIds: { $each: ids } } }),
      }),

    /** Takes the records to derive again, with those of earlier runs that did not end. */
    async takeAgain(): Promise<Ids> {
      const takenIds = { $setUnion: [{ $ifNull: ['$takenIds', []] }, { $ifNull: ['$againIds', []] }] };
      const takenAll = { $or: ['$takenAll', '$againAll'] };
      const take = [{ $set: { takenIds, takenAll } }, { $unset: ['againIds', 'againAll'] }];
      const taken = await states().findOneAndUpdate(key, take, { returnDocument: 'after' });
      return taken?.takenAll ? 'all' : (taken?.takenIds ?? []);
    },
  };
};
