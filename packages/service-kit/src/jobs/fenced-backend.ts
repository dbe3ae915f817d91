import { MongoJobRepository, ObjectId } from '@agendajs/mongo-backend';
import type { AgendaBackend, JobId, JobParameters } from 'agenda';
import type { ClientSession, Connection } from 'mongoose';
import * as z from 'zod';
import type { HeldJobs } from './held-jobs';
import { LockLost } from './job-end';

/** Agenda is told that a lock never expires: whether it is still this process's own is known from the queue alone. */
const NEVER = new Date(8.64e15);
/** The user of a queue entry. */
const USER_ID = 'data.identity.user.userId';
const OfUser = z.object({ identity: z.object({ user: z.object({ userId: z.number() }) }) });
const NOW_IF_NOT_DUE = { $ifNull: ['$nextRunAt', '$$NOW'] };

export interface FenceSettings {
  queue: string;
  /** Written into each lock: unique among all processes that ever run. */
  owner: string;
  /** Milliseconds after which a lock without heartbeat may be taken over. */
  lockMs: number;
  held: HeldJobs;
}

/**
 * Agenda's storage of jobs with fenced locks: only the owner of a lock writes the state of its job, and a lock that was
 * taken over is never taken back. Agenda itself checks no owner and counts the locks wrongly (docs/adr/0021).
 */
export class FencedRepository extends MongoJobRepository {
  #settings: FenceSettings;
  #isClosed = false;
  #locking: Promise<unknown> = Promise.resolve();

  constructor(mongo: NonNullable<Connection['db']>, settings: FenceSettings) {
    super({ mongo, db: { collection: settings.queue } });
    this.#settings = settings;
  }

  /** The entry of a job, as long as this process has its lock. */
  #own(id: string) {
    return { _id: new ObjectId(id), lastModifiedBy: this.#settings.owner, lockedAt: { $ne: null } };
  }

  /** Locks the entry that matches, unless its lock is alive or this process still has a run of it. */
  async #lock(filter: object, due: Date): Promise<{ id: string; userId: number | undefined } | undefined> {
    const { owner, lockMs, held } = this.#settings;
    const free = {
      ...filter,
      _id: { $nin: held.ids().map((id) => new ObjectId(id)) },
      disabled: { $ne: true },
      $or: [{ lockedAt: null, nextRunAt: { $lte: due } }, { lockedAt: { $lte: new Date(Date.now() - lockMs) } }],
    };
    const locked = await this.collection.findOneAndUpdate(
      free,
      { $set: { lockedAt: new Date(), lastModifiedBy: owner } },
      { sort: { nextRunAt: 1, priority: -1 }, projection: { [USER_ID]: 1 } },
    );
    if (!locked) return undefined;
    return { id: String(locked._id), userId: OfUser.safeParse(locked.data).data?.identity.user.userId };
  }

  /** No further job is locked. */
  close() {
    this.#isClosed = true;
  }

  /** Locks the next job for which there is room; one at a time, so that each sees what the others hold. */
  #lockNext(kind: string, due: Date): Promise<string | undefined> {
    const { held } = this.#settings;
    const locked = this.#locking.then(async () => {
      const isFull = !held.hasRoom(kind);
      const waiting = held.usersWithoutRoom(kind);
      const filter = { name: kind, [USER_ID]: { $nin: waiting } };
      const found = this.#isClosed || isFull ? undefined : await this.#lock(filter, due);
      if (found) held.hold({ id: found.id, kind, userId: found.userId });
      else if (isFull || waiting.length) held.refuse(kind);
      return found?.id;
    });
    this.#locking = locked.catch(() => undefined);
    return locked;
  }

  override async getNextJobToRun(kind: string, nextScanAt: Date): Promise<JobParameters | undefined> {
    const { held } = this.#settings;
    const id = await this.#lockNext(kind, nextScanAt);
    if (id === undefined) return undefined;
    try {
      const job = this.#isClosed ? null : await this.getJobById(id);
      if (job) return { ...job, lockedAt: NEVER };
      await this.unlockJobs([id]);
      return undefined;
    } catch (error) {
      held.drop(id);
      throw error;
    }
  }

  /** Locks the waiting job with this token for its cancellation, whether there is room to run it or not. */
  async lockToken(kinds: readonly string[], token: string): Promise<string | undefined> {
    return (await this.#lock({ name: { $in: kinds }, 'data.token': token }, NEVER))?.id;
  }

  /** Ends a job that was locked for its cancellation. */
  async endEntry(id: string): Promise<void> {
    await this.collection.updateOne(this.#own(id), {
      $set: { lockedAt: null, nextRunAt: null, lastFinishedAt: new Date() },
    });
  }

  /** Renews the lock of one job; throws `LockLost` when it is no longer this process's own. */
  async renew(id: string, session?: ClientSession): Promise<void> {
    const { matchedCount } = await this.collection.updateOne(
      this.#own(id),
      { $set: { lockedAt: new Date() } },
      { session },
    );
    if (!matchedCount) throw new LockLost();
  }

  /** Renews the locks of these jobs; returns the ids of those that other processes have taken over. */
  async renewAll(ids: readonly string[]): Promise<string[]> {
    const own = { ...this.#own(ids[0] ?? ''), _id: { $in: ids.map((id) => new ObjectId(id)) } };
    const { matchedCount } = await this.collection.updateMany(own, { $set: { lockedAt: new Date() } });
    if (matchedCount === ids.length) return [];
    const kept = await this.collection.find(own, { projection: { _id: 1 } }).toArray();
    const keptIds = new Set(kept.map(({ _id }) => String(_id)));
    return ids.filter((id) => !keptIds.has(id));
  }

  /** Stores the start and the end of a run, and frees the room of a run that ended or could not start. */
  override async saveJobState(job: JobParameters): Promise<void> {
    const { held } = this.#settings;
    const id = String(job._id);
    const isEnd = !job.lockedAt;
    // Agenda takes a job without this date for one that lost its lock, also while its end is being stored.
    job.lockedAt = NEVER;
    let isStored = false;
    try {
      const { nextRunAt = null, lastRunAt = null, lastFinishedAt = null } = job;
      const { failReason = null, failCount = null, failedAt = null } = job;
      const state = { nextRunAt, lastRunAt, lastFinishedAt, failReason, failCount, failedAt };
      const change = { $set: { ...state, lockedAt: isEnd ? null : new Date() } };
      isStored = (await this.collection.updateOne(this.#own(id), change)).matchedCount === 1;
    } finally {
      if (isEnd || !isStored) held.drop(id);
    }
    if (!isStored) throw new LockLost();
  }

  override async unlockJob({ _id }: JobParameters): Promise<void> {
    if (_id) await this.unlockJobs([_id]);
  }

  /** Frees jobs that this process will not run; those that begin without a date, after a crash, become due at once. */
  override async unlockJobs(ids: (JobId | string)[]): Promise<void> {
    for (const id of ids) {
      await this.collection.updateOne(this.#own(id), [{ $set: { lockedAt: null, nextRunAt: NOW_IF_NOT_DUE } }]);
      this.#settings.held.drop(id);
    }
  }
}

/** Agenda's storage in this repository, on a connection that others own. */
export const fencedBackend = (repository: FencedRepository): AgendaBackend => ({
  name: 'MongoDB',
  repository,
  ownsConnection: false,
  connect: () => repository.connect(),
  disconnect: () => repository.disconnect(),
});
