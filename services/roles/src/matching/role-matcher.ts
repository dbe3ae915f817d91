import type { ClientLibrary } from '@skills-architect/contracts/admin';
import type { Explanation, MatchResult } from '@skills-architect/matching';
import { AppError, createPool, type ServiceKit, workerFile } from '@skills-architect/service-kit';
import type { Embedder } from '../embeddings/embedder';
import { libraryEmbeddings } from '../embeddings/library-embeddings';
import type { Roles } from '../industry-roles/role-document';
import type { Structure } from '../structure/structure-documents';
import type { MatchAnswer, MatchTask, MatchText } from './match-task';
import { libraryRevision, matchableRoles, publishedFilter, readSkillTexts } from './matchable-library';
import { trainedModels } from './trained-models';
import { trainingPercent } from './training-share';

const MATCH_PROCESSOR_MS = 25_000;
const TRAIN_PROCESSOR_MS = 5 * 60_000;
const KEEP_INDEX_MS = 30 * 60_000;
/** With fewer roles there is too little text for training. */
const MIN_ROLES_TO_TRAIN = 500;
const TRAIN = 'train-matching';
const MAX_LOADS = 5;

/**
 * Matches texts to the published roles: an index in a worker, reloaded when the library changes, and word vectors
 * trained by a job.
 */
export const roleMatcher = (kit: ServiceKit, roles: Roles, structure: Structure, embedder?: Embedder) => {
  const matchingPool = createPool({
    file: workerFile(import.meta.url, 'match.worker'),
    size: 1,
    memoryMb: 700,
    idleMs: KEEP_INDEX_MS,
  });
  const trainingPool = createPool({
    file: workerFile(import.meta.url, 'train.worker'),
    size: 1,
    memoryMb: 700,
    idleMs: 1000,
  });
  const models = trainedModels(kit);
  const loading = new Map<string, Promise<unknown>>();

  const readLibrary = () => matchableRoles(kit, roles, structure);
  const embeddings = libraryEmbeddings(kit, embedder, readLibrary);

  const readRevision = async () => {
    const library = await libraryRevision(roles);
    return { library, model: await models.revision(), embedded: await embeddings.isReady(library) };
  };

  const load = async (revision: string, modelRevision: string, embedded: boolean) => {
    const [library, model] = await Promise.all([readLibrary(), modelRevision ? models.read(modelRevision) : undefined]);
    // A newer model has replaced this one: the caller retries with its revision.
    if (modelRevision && !model) return;
    const libraryVectors = embedded ? await embeddings.read(library) : undefined;
    const task: MatchTask = {
      kind: 'load',
      revision,
      roles: library,
      ...(model && { model: new Uint8Array(model) }),
      ...(libraryVectors && { embeddings: libraryVectors }),
    };
    await matchingPool.run<MatchAnswer>(task, { processorMs: 60_000 });
  };

  const loadOnce = (revision: string, modelRevision: string, embedded: boolean) => {
    const running = loading.get(revision);
    if (running) return running;
    const promise = load(revision, modelRevision, embedded).finally(() => loading.delete(revision));
    loading.set(revision, promise);
    return promise;
  };

  /** Loads the library and retries, because the worker may have restarted or dropped this revision. */
  const ask = async (task: (revision: string) => MatchTask): Promise<MatchAnswer> => {
    for (let tries = 0; tries < MAX_LOADS; tries += 1) {
      const current = await readRevision();
      const revision = `${current.library} ${current.model} ${current.embedded}`;
      const answer = await matchingPool.run<MatchAnswer>(task(revision), { processorMs: MATCH_PROCESSOR_MS });
      if (!answer.missing) return answer;
      await loadOnce(revision, current.model, current.embedded);
    }
    throw new AppError('unavailable', 'The library is changing right now. Try again in a moment.');
  };

  kit.jobs.define<Record<string, never>>(TRAIN, async ({ signal, progress }) => {
    const revision = await libraryRevision(roles);
    const percent = trainingPercent(await roles.model.countDocuments(publishedFilter(roles)));
    const library = await matchableRoles(kit, roles, structure, percent);
    if (library.length < MIN_ROLES_TO_TRAIN) return undefined;
    await progress(0, 1);
    const texts = await readSkillTexts(kit, percent);
    const model = await trainingPool.run<Uint8Array>(
      { roles: library, texts },
      { processorMs: TRAIN_PROCESSOR_MS, signal },
    );
    await models.replace(revision, model);
    await progress(1, 1);
    return undefined;
  });

  return {
    /** The best roles for each text, at most `limit`, within the client's library if given. */
    async suggest(texts: MatchText[], client: ClientLibrary | undefined, limit: number): Promise<MatchResult[]> {
      const embeddingPairs = await embeddings.encode(texts, await libraryRevision(roles));
      const encodedTexts = texts.map((text, at) => ({
        ...text,
        ...(embeddingPairs[at] && { embeddings: embeddingPairs[at] }),
      }));
      const answer = await ask((revision) => ({ kind: 'suggest', revision, client, texts: encodedTexts, limit }));
      if (!('results' in answer)) throw new Error('the matching worker lost its library');
      return answer.results;
    },

    /** Reasons why these roles fit a text, in the requested order; unknown roles are omitted. */
    async explain(text: MatchText, client: ClientLibrary | undefined, roleIds: number[]): Promise<Explanation[]> {
      const answer = await ask((revision) => ({ kind: 'explain', revision, client, text, roleIds }));
      if (!('explanations' in answer)) throw new Error('the matching worker lost its library');
      return answer.explanations;
    },

    /** Retrains the word vectors when the library has changed since the last training; one job per library revision. */
    async trainIfChanged() {
      const revision = await libraryRevision(roles);
      if (revision === (await models.revision())) return;
      if ((await roles.model.countDocuments(roles.alive)) < MIN_ROLES_TO_TRAIN) return;
      await kit.jobs.start(TRAIN, {
        token: `train ${revision}`,
        title: 'Training on the words of the library',
        entity: 'library',
        data: {},
        identity: { service: kit.name, depth: 0 },
        cancellable: false,
      });
    },

    start: async () => embeddings.embedIfChanged(await libraryRevision(roles)),
    async stop() {
      await Promise.all([matchingPool.close(), trainingPool.close()]);
    },
  };
};
export type RoleMatcher = ReturnType<typeof roleMatcher>;
