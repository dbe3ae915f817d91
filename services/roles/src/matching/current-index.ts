import { setTimeout as sleep } from 'node:timers/promises';
import { EVENT } from '@skills-architect/contracts';
import { AppError, lease } from '@skills-architect/service-kit';
import type { IndexStore } from './index-store';
import type { MatchAnswer, MatchTask } from './match-task';
import type { MatchableRoles } from './matchable-roles';
import { type IndexSources, type OpenIndex, openIndex } from './open-index';
import type { LibraryState } from './replayed-index';
import type { TrainedModels } from './trained-models';

/** A new index is built when so much of the current one was changed after it was built: its statistics age. */
const MAX_CHANGED_SHARE = 0.1;
/** A smaller library is indexed by every process on its own, because that is faster than sharing. */
const SHARED_FROM_ROLES = 500;
/** With more waiting changes a query does not wait for them. */
const MAX_AWAITED = 20;
const POLL_MS = 500;
const RETRY_MS = 5000;
/** The pause after a failure doubles up to this. */
const MAX_RETRY_MS = 5 * 60_000;
const MAX_TRIES = 3;

/** Which state of the library an answer comes from. */
export interface IndexRelease {
  revision: number;
  /** Time of the last change that is included; null for an empty library. */
  asOf: Date | null;
  /** Whether later changes are still being included. */
  isCurrent: boolean;
  /** What the index can be made from again. */
  state: LibraryState;
}

interface CurrentIndexDependencies extends IndexSources {
  roles: MatchableRoles;
  models: TrainedModels;
  store: IndexStore;
  /** Topics of events after which the index is checked. */
  topics: readonly string[];
}

/**
 * The index that this process answers from. Changes are included within milliseconds; a new index (new word vectors, too
 * many changes) is prepared in a second thread while the current one answers. One process builds and stores it, the
 * others load it.
 */
export const currentIndex = (dependencies: CurrentIndexDependencies) => {
  const { kit, roles, models, store, topics } = dependencies;
  const buildLease = lease(kit.db, 'matching index');
  let active: OpenIndex | undefined;
  /** The index that is being prepared. */
  let next: OpenIndex | undefined;
  let isKeptReady = false;
  let preparing: Promise<void> | undefined;
  let isClosed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  const report = (err: unknown) => {
    if (!isClosed) kit.log.warn({ err }, 'the matching index could not be brought up to date; it is tried again');
  };

  const closing = () => new AppError('unavailable', 'The portal is closing. Try again in a moment.');

  const begin = (model: string): OpenIndex => {
    if (isClosed) throw closing();
    next = openIndex(dependencies, model);
    return next;
  };

  const readModel = async (model: string) => {
    if (!model) return undefined;
    const bytes = await models.read(model);
    if (!bytes) throw new Error('newer word vectors have replaced these');
    return bytes;
  };

  /** Share of the library that has changed since a stored index. */
  const staleShare = async (step: number) => {
    const [latest, all] = await Promise.all([roles.latest(), roles.count()]);
    return (await roles.countNewer(step, latest.step)) / Math.max(1, all);
  };

  const buildNew = async (model: string, isShared: boolean) => {
    const index = begin(model);
    try {
      await index.load(await readModel(model), undefined);
      await index.build();
      const bytes = isShared ? await index.serialise() : undefined;
      if (bytes) await store.save(bytes, index.state().step, model);
      return index;
    } catch (error) {
      await index.close();
      throw error;
    }
  };

  const loadStored = async (model: string) => {
    const step = await store.step(model);
    if (step === undefined || (await staleShare(step)) > MAX_CHANGED_SHARE) return undefined;
    const stored = await store.read(model);
    if (!stored) return undefined;
    const index = begin(model);
    try {
      await index.load(await readModel(model), stored);
      return index;
    } catch (error) {
      await index.close();
      throw error;
    }
  };

  /** A new index: the stored one, or built here; undefined while another process builds it. */
  const openNew = async (): Promise<OpenIndex | undefined> => {
    const model = await models.revision();
    if ((await roles.count()) <= SHARED_FROM_ROLES) return buildNew(model, false);
    const loaded = await loadStored(model);
    if (loaded) return loaded;
    if (!(await buildLease.claim())) return undefined;
    return buildLease.during(() => buildNew(model, true));
  };

  const replace = async () => {
    const opened = await openNew();
    if (!opened) return;
    const former = active;
    active = opened;
    if (isClosed) return opened.close();
    kit.log.info({ roles: opened.state().roles }, 'the matching index is loaded');
    await former?.retire();
  };

  /** Prepares a new index beside the current one; one at a time. */
  const prepare = (): Promise<void> => {
    preparing ??= replace().finally(() => {
      preparing = undefined;
      next = undefined;
    });
    return preparing;
  };

  /** The index to answer from. Waits only when this process has none yet. */
  const ready = async (): Promise<OpenIndex> => {
    while (!active) {
      if (isClosed) throw closing();
      await prepare();
      if (!active) await sleep(POLL_MS);
    }
    return active;
  };

  const isOutdated = async (index: OpenIndex) =>
    index.state().changedShare > MAX_CHANGED_SHARE || index.model !== (await models.revision());

  const refresh = async () => {
    if (!(await isWanted())) return;
    await prepare();
    // Another process is building it.
    if (await isWanted()) keepCurrentAfter(RETRY_MS);
  };

  /** Brings the index up to date in the background, and tries again after a failure. */
  const keepCurrent = () => {
    refresh().then(
      () => {
        failures = 0;
      },
      (error: unknown) => {
        report(error);
        keepCurrentAfter(Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** failures));
        failures += 1;
      },
    );
  };
  const keepCurrentAfter = (milliseconds: number) => {
    clearTimeout(retry);
    retry = setTimeout(keepCurrent, milliseconds).unref();
  };

  /** Whether a new index is wanted: the current one is outdated, or this process keeps one ready and has none yet. */
  const isWanted = async () => {
    if (isClosed) return false;
    // An index of a library that is still being copied would answer with half of it.
    if (!active) return isKeptReady && (await roles.latest()).step > 0;
    await active.catchUp();
    return isOutdated(active);
  };

  kit.events.listen(({ name, data }) => {
    if (name === EVENT.changed && topics.includes(String(data.resource))) keepCurrent();
  }, keepCurrent);

  /** Includes a few new changes before a query, so that a person finds what was just saved. */
  const catchUpQuickly = async (index: OpenIndex) => {
    const { step } = await roles.latest();
    if (step <= index.state().step) return;
    const behind = await roles.countNewer(index.state().step, step);
    const catchingUp = index.catchUp().catch(report);
    if (behind <= MAX_AWAITED) await catchingUp;
  };

  return {
    /** Answers a task, from the last good index at once. */
    async ask(task: MatchTask): Promise<MatchAnswer> {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const index = await ready();
        await catchUpQuickly(index);
        // It was replaced meanwhile, and its worker may have ended.
        if (index !== active) continue;
        const answer = await index.ask(task);
        if (answer.kind !== 'missing') return answer;
        // Its worker was restarted.
        if (active === index) active = undefined;
        await index.close();
      }
      throw new AppError('unavailable', 'The roles are being prepared for suggestions. Try again in a moment.');
    },
    /** Loads the index now, or once there are roles, instead of when somebody asks. */
    keepReady() {
      isKeptReady = true;
      keepCurrent();
    },
    hasVectors: () => active?.state().hasVectors ?? false,
    async release(): Promise<IndexRelease> {
      const { step } = await roles.latest();
      const state = active?.state();
      const { step: revision = 0, asOf = null, builtAt = 0, vectorStep = 0, nameStep = 0 } = state ?? {};
      return {
        revision,
        asOf: asOf ?? null,
        isCurrent: state?.step === step,
        state: { step: revision, builtAt, vectorStep, nameStep, wordVectors: active?.model ?? '' },
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await Promise.all([active?.close(), next?.close()]);
      await preparing?.catch(() => undefined);
    },
  };
};
