import { setTimeout as sleep } from 'node:timers/promises';
import { EVENT } from '@skills-architect/contracts';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { lease } from '../database/lease';
import type { StoredEvent } from '../events/event-document';
import type { Events } from '../events/events';
import { AppError } from '../service/app-error';
import { changedIds, eventIds, mergeIds } from './changed-ids';
import { announceVersion, isLeftToNewer, LOOK_AGAIN_MS } from './newer-version';
import type { Ids, Projection } from './projection';
import { projectionLag } from './projection-lag';
import { type ProjectionState, projectionState, REBUILD } from './projection-state';

export interface ProjectionContext {
  db: Connection;
  portal: Connection;
  service: string;
  events: Events;
  log: Logger;
  now: () => Date;
}

const SETTLE_MS = 300;
const SETTLE_ALL_MS = 3000;
/** Changes that never settle are handled after this many settle times. */
const MAX_SETTLES = 10;
/** Delay while another process rebuilds; doubled each time. */
const AFTER_OTHER_MS = 500;
const MAX_AFTER_OTHER_MS = 10_000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 5 * 60_000;
/** How long work on the derived records waits for a rebuild. */
const MAX_WAIT_MS = 5 * 60_000;
const stillBusy = () => new AppError('unavailable', 'Other records are being processed. Try again in a moment.');

/** Follows the changes of one projection: only one process of the deployment rebuilds at a time. */
export const follower = (context: ProjectionContext, projection: Projection) => {
  const { db, portal, service, events, now } = context;
  const { name, version = 1, settleMs = SETTLE_MS, settleAllMs = SETTLE_ALL_MS, maxWaitMs } = projection;
  const topics = Object.keys(projection.affected);
  const log = context.log.child({ projection: name });
  const state = projectionState(portal, service, name);
  const rebuildLease = lease(db, `projection ${name}`);
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isFollowing = false;
  /** When the oldest change arrived that this process has not handled. */
  let waitingSince: Date | undefined;
  let failures = 0;
  let pauseMs = AFTER_OTHER_MS;
  let running: Promise<void> = Promise.resolve();
  let isLeft = false;
  let endAnnouncing = () => {};

  projectionLag.watch({ service, projection: name }, () => waitingSince && now().getTime() - waitingSince.getTime());

  /** The records that follow from the changes up to this position. */
  const findAffected = async (known: ProjectionState | null, upTo: string): Promise<Ids> => {
    if (known?.version !== version || known.position === undefined) return 'all';
    const missed = await events.readMissed(known.position);
    if (!missed) return 'all';
    let affected: Ids = [];
    const included = missed.filter((event) => event.position <= upTo);
    for (const [topic, ids] of changedIds(included, topics)) {
      const own = ids === 'all' ? ids : ((await projection.affected[topic]?.(ids)) ?? []);
      affected = mergeIds(affected, own);
    }
    return affected;
  };

  const rebuild = async (lost: AbortSignal, confirm: () => Promise<void>) => {
    const startedAt = performance.now();
    const position = events.position();
    if (position === undefined) throw new Error('the stream of events has not begun');
    const again = await state.takeAgain();
    let ids = again;
    let differing: Ids | undefined;
    try {
      ids = mergeIds(again, await findAffected(await state.read(), position));
      if (ids !== 'all' && !ids.length) return void (await state.markReached(position));
      differing = await projection.rebuild(ids, { signal: AbortSignal.any([lost, closing.signal]), log });
      await confirm();
    } catch (error) {
      // The next holder of the lease may have written before the last writes of this process.
      if (lost.aborted) await state.requestAgain(ids);
      throw error;
    }
    const tookMs = Math.round(performance.now() - startedAt);
    await state.markBuilt({ position, version, at: now(), tookMs });
    await publish(differing ?? ids);
  };

  const publish = async (ids: Ids) => {
    if (!projection.publishes || !ids.length) return;
    const data = { resource: projection.publishes, ...(ids !== 'all' && eventIds(ids)) };
    const to = projection.isInternal ? { service } : { all: true as const };
    await events.publish({ to, name: EVENT.changed, data });
  };

  /** Resolves to whether everything committed before the call is included, or who has to do it. */
  const bringUpToDate = async (): Promise<'done' | 'other' | 'newer'> => {
    const since = waitingSince;
    isLeft = isLeftToNewer(await state.read(), version, now());
    if (isLeft) {
      waitingSince = undefined;
      return 'newer';
    }
    if (!(await rebuildLease.claim())) return 'other';
    waitingSince = undefined;
    try {
      await rebuildLease.during(rebuild);
      failures = 0;
      return 'done';
    } catch (error) {
      waitingSince ??= since ?? now();
      throw error;
    }
  };

  const runSoon = (milliseconds: number) => {
    clearTimeout(timer);
    if (isFollowing) timer = setTimeout(() => void run(), milliseconds).unref();
  };

  const run = (): Promise<void> => {
    running = running.then(async () => {
      if (closing.signal.aborted) return;
      try {
        const by = await bringUpToDate();
        if (by === 'done') pauseMs = AFTER_OTHER_MS;
        else if (by === 'newer') runSoon(LOOK_AGAIN_MS);
        else {
          // Many processes wait for the same rebuild: backoff with jitter.
          runSoon(pauseMs * (0.5 + Math.random()));
          pauseMs = Math.min(MAX_AFTER_OTHER_MS, 2 * pauseMs);
        }
      } catch (error) {
        if (closing.signal.aborted) return;
        failures += 1;
        log.error({ err: error }, 'a projection could not be brought up to date; it is tried again');
        await state.markFailed(error instanceof Error ? error.message : String(error)).catch(() => undefined);
        runSoon(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)));
      }
    });
    return running;
  };

  const schedule = (isAll: boolean, at: Date) => {
    const isFirst = waitingSince === undefined;
    waitingSince ??= at;
    const settle = isAll ? settleAllMs : settleMs;
    const waitedMs = now().getTime() - waitingSince.getTime();
    if (failures === 0) runSoon(Math.max(0, Math.min(settle, (maxWaitMs ?? MAX_SETTLES * settle) - waitedMs)));
    if (isFirst && !isLeft)
      state.markWaiting(at).catch((err: unknown) => log.warn({ err }, 'the lag could not be stored'));
  };

  const onEvent = (event: StoredEvent) => {
    const isOwn = 'service' in event.to && event.to.service === service;
    if (isOwn && event.name === REBUILD && event.data.name === name) runSoon(0);
    for (const ids of changedIds([event], topics).values()) schedule(ids === 'all', event.at);
  };

  return {
    name,
    start() {
      isFollowing = true;
      events.listen(onEvent, () => schedule(true, now()));
      if (version > 1) endAnnouncing = announceVersion(() => state.announce(version, now()), log);
      running = running
        .then(() => state.markTitle(projection.title))
        .then(
          () => undefined,
          (err: unknown) => log.warn({ err }, 'the title could not be stored'),
        );
      return run();
    },
    /** Brings it up to date now and waits for it, also while another process rebuilds. */
    async settle() {
      clearTimeout(timer);
      const [upTo, endsAt] = [events.position(), Date.now() + MAX_WAIT_MS];
      for (let isAsked = false; ; await sleep(AFTER_OTHER_MS / 10)) {
        const by = await bringUpToDate();
        if (by === 'done') return;
        if (by === 'other') continue;
        if (!isAsked) await events.publish({ to: { service }, name: REBUILD, data: { name } });
        else if (await state.isReached(upTo)) return;
        else if (Date.now() > endsAt) throw stillBusy();
        isAsked = true;
      }
    },
    /** Derives these records now; resolves when they are included. */
    async rebuildNow(ids: readonly number[]) {
      await state.requestAgain(ids);
      await this.settle();
    },
    /** Runs work on the derived records while no process rebuilds them. */
    async runAlone(work: () => Promise<unknown>) {
      if (!(await rebuildLease.claimWithin(MAX_WAIT_MS))) throw stillBusy();
      await rebuildLease.during(work);
    },
    async stop() {
      isFollowing = false;
      endAnnouncing();
      clearTimeout(timer);
      closing.abort(new Error('the process is closing'));
      await running;
    },
  };
};
