import type { StoredVectors } from '@skills-architect/library-service-kit/embeddings';
import { createPool, followCopy, type ServiceKit, type StepCopy, workerFile } from '@skills-architect/service-kit';
import type { IndexState, MatchAnswer, MatchTask, NameVectors, RoleVectors } from './match-task';
import type { MatchableRoles } from './matchable-roles';

/** Limits of processor time. */
const QUERY_MS = 25_000;
const CHANGE_MS = 60_000;
const BUILD_MS = 10 * 60_000;
/** The longest that a timer allows: after a quiet night nobody waits for the index to be loaded again. */
const KEEP_INDEX_MS = 2 ** 31 - 1;
/** Roles per task, so that queries between two tasks do not wait for long. */
const ROLES_PER_TASK = 50;
const MEMORY_MB = 700;

/** Vectors of roles as they are stored, and how they are read. */
export interface VectorCopy<V> {
  copy: Pick<StepCopy<StoredVectors>, 'latest' | 'readNewer'>;
  read: (id: number, stored: StoredVectors | undefined) => V;
}

export interface IndexSources {
  kit: ServiceKit;
  roles: Pick<MatchableRoles, 'latest' | 'readNewer'>;
  /** Vectors of an embedding model, if there is one: of the texts of roles, and of their names. */
  vectors: VectorCopy<RoleVectors> | undefined;
  nameVectors: VectorCopy<NameVectors> | undefined;
}

/** An index in a worker thread of its own, which includes the library up to `step`. */
export const openIndex = ({ roles, vectors, nameVectors }: IndexSources, model: string) => {
  const pool = createPool({
    file: workerFile(import.meta.url, 'match.worker'),
    size: 1,
    memoryMb: MEMORY_MB,
    idleMs: KEEP_INDEX_MS,
  });
  /** Step of the library when the index was built: later changes do not renew its statistics. */
  let builtAt = 0;
  let state: IndexState = { roles: 0, changedShare: 0, hasVectors: false };
  let catchingUp: Promise<void> = Promise.resolve();
  /** Queries that have not been answered: the worker ends after them. */
  let pending = 0;
  let isClosing = false;

  const run = (task: MatchTask, processorMs: number) => pool.run<MatchAnswer>(task, { processorMs });
  const runChange = async (task: MatchTask, processorMs = CHANGE_MS) => {
    const answer = await run(task, processorMs);
    if (answer.kind !== 'state') throw new Error('the matching worker lost its index');
    state = answer;
  };

  const ownRoles = followCopy(roles, async (page) => {
    for (let from = 0; from < page.length; from += ROLES_PER_TASK) {
      const part = page.slice(from, from + ROLES_PER_TASK);
      const changed = part.flatMap(({ data }) => data ?? []);
      const removedIds = part.flatMap(({ id, data }) => (data ? [] : id));
      await runChange({ kind: 'change', changed, removedIds });
    }
  });
  const ownVectors =
    vectors &&
    followCopy(vectors.copy, (page) =>
      runChange({ kind: 'vectors', vectors: page.map(({ id, data }) => vectors.read(id, data)) }),
    );
  const ownNames =
    nameVectors &&
    followCopy(nameVectors.copy, (page) =>
      runChange({ kind: 'names', vectors: page.map(({ id, data }) => nameVectors.read(id, data)) }),
    );

  const closeWhenIdle = async () => {
    if (isClosing && !pending) await pool.close();
  };

  return {
    model,
    /** Loads a stored index, or begins an empty one that `build` completes. */
    async load(modelBytes: Uint8Array | undefined, stored: { step: number; bytes: Uint8Array } | undefined) {
      const model = modelBytes && { model: new Uint8Array(modelBytes) };
      await runChange({ kind: 'open', ...model, ...(stored && { stored: new Uint8Array(stored.bytes) }) });
      builtAt = stored?.step ?? 0;
      ownRoles.startAfter(builtAt);
      await this.catchUp();
    },
    async build() {
      builtAt = ownRoles.seen().step;
      await runChange({ kind: 'build' }, BUILD_MS);
    },
    /** The newly built index; undefined when it is not worth storing. */
    async serialise() {
      const answer = await run({ kind: 'store' }, BUILD_MS);
      return answer.kind === 'stored' ? answer.bytes : undefined;
    },
    /** Includes what has changed in the library since, in small steps between queries. */
    catchUp(): Promise<void> {
      // What changes once the index is retired is in the index that replaced it.
      if (isClosing) return Promise.resolve();
      catchingUp = ownRoles
        .catchUp()
        .then(() => ownVectors?.catchUp())
        .then(() => ownNames?.catchUp());
      return catchingUp;
    },
    state: () => {
      const { step, at } = ownRoles.seen();
      const [vectorStep, nameStep] = [ownVectors?.seen().step ?? 0, ownNames?.seen().step ?? 0];
      return { ...state, step, asOf: at, builtAt, vectorStep, nameStep };
    },
    async ask(task: MatchTask): Promise<MatchAnswer> {
      pending += 1;
      try {
        return await run(task, QUERY_MS);
      } finally {
        pending -= 1;
        await closeWhenIdle();
      }
    },
    /** Ends the worker once its pending queries are answered. */
    async retire() {
      isClosing = true;
      await catchingUp.catch(() => undefined);
      await closeWhenIdle();
    },
    close: () => pool.close(),
  };
};
export type OpenIndex = ReturnType<typeof openIndex>;
