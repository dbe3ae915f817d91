import type { ClientPlaces } from '@skills-architect/contracts/admin';
import type { Explanation, MatchResult } from '@skills-architect/matching';
import { AppError, createPool, type ServiceKit, workerFile } from '@skills-architect/service-kit';
import type { Roles } from '../industry-roles/role-document';
import type { Structure } from '../structure/structure-documents';
import type { MatchAnswer, MatchTask, MatchText } from './match-task';
import { allSkillTexts, libraryRevision, matchableRoles } from './matchable-library';

const MODEL_FILE = 'matching/word-vectors';
const MATCH_DEADLINE_MS = 25_000;
const TRAIN_DEADLINE_MS = 5 * 60_000;
const KEEP_INDEX_MS = 30 * 60_000;
/** With fewer roles there is too little text to learn words from. */
const FEWEST_ROLES_TO_TRAIN = 500;
const TRAIN = 'train-matching';
const MOST_LOADS = 5;

/** The matcher over the published roles: an index in a worker that follows the library, and word vectors learned by a job. */
export const roleMatcher = (kit: ServiceKit, roles: Roles, structure: Structure) => {
  const matching = createPool({
    file: workerFile(import.meta.url, 'match.worker'),
    size: 1,
    memoryMb: 700,
    idleMs: KEEP_INDEX_MS,
  });
  const training = createPool({
    file: workerFile(import.meta.url, 'train.worker'),
    size: 1,
    memoryMb: 700,
    idleMs: 1000,
  });
  const loading = new Map<string, Promise<unknown>>();

  const trainedOn = async () =>
    (await kit.db.collection<{ _id: string; revision: string }>('matching').findOne({ _id: 'word-vectors' }))
      ?.revision ?? '';

  const load = async (revision: string) => {
    const [library, model] = await Promise.all([matchableRoles(kit, roles, structure), kit.files.read(MODEL_FILE)]);
    const task: MatchTask = { kind: 'load', revision, roles: library, model: model && new Uint8Array(model) };
    await matching.run<MatchAnswer>(task, { deadlineMs: 60_000 });
  };

  const loadOnce = (revision: string) => {
    const known = loading.get(revision);
    if (known) return known;
    const done = load(revision).finally(() => loading.delete(revision));
    loading.set(revision, done);
    return done;
  };

  /** The worker may be replaced, or be given newer revisions, between loading and asking: then it is loaded once more. */
  const ask = async (task: (revision: string) => MatchTask): Promise<MatchAnswer> => {
    const revision = `${await libraryRevision(roles)} ${await trainedOn()}`;
    for (let tries = 0; tries < MOST_LOADS; tries += 1) {
      const answer = await matching.run<MatchAnswer>(task(revision), { deadlineMs: MATCH_DEADLINE_MS });
      if (!answer.missing) return answer;
      await loadOnce(revision);
    }
    throw new AppError('unavailable', 'The library is changing right now. Try again in a moment.');
  };

  kit.jobs.define<Record<string, never>>(TRAIN, async ({ signal, progress }) => {
    const revision = await libraryRevision(roles);
    const library = await matchableRoles(kit, roles, structure);
    if (library.length < FEWEST_ROLES_TO_TRAIN) return undefined;
    await progress(0, 1);
    const texts = await allSkillTexts(kit);
    const model = await training.run<Uint8Array>({ roles: library, texts }, { deadlineMs: TRAIN_DEADLINE_MS, signal });
    await kit.files.save(MODEL_FILE, Buffer.from(model));
    await kit.db
      .collection<{ _id: string; revision: string }>('matching')
      .updateOne({ _id: 'word-vectors' }, { $set: { revision } }, { upsert: true });
    await progress(1, 1);
    return undefined;
  });

  return {
    /** The best roles for each text, of those offered to the client or of all; at most `limit` for each. */
    async suggest(texts: MatchText[], client: ClientPlaces | undefined, limit: number): Promise<MatchResult[]> {
      const answer = await ask((revision) => ({ kind: 'suggest', revision, client, texts, limit }));
      if (!('results' in answer)) throw new Error('the matching worker lost its library');
      return answer.results;
    },

    /** Why these roles fit a text, in the order asked for; roles that the library does not have are left out. */
    async explain(text: MatchText, client: ClientPlaces | undefined, roleIds: number[]): Promise<Explanation[]> {
      const answer = await ask((revision) => ({ kind: 'explain', revision, client, text, roleIds }));
      if (!('explanations' in answer)) throw new Error('the matching worker lost its library');
      return answer.explanations;
    },

    /** Learns the words of the library anew when it changed since they were learned; one job for a state of the library. */
    async trainIfChanged() {
      const revision = await libraryRevision(roles);
      if (revision === (await trainedOn())) return;
      if ((await roles.model.countDocuments(roles.alive)) < FEWEST_ROLES_TO_TRAIN) return;
      await kit.jobs.start(TRAIN, {
        token: `train ${revision}`,
        title: 'Learning the words of the library',
        entity: 'library',
        data: {},
        identity: { service: kit.name, depth: 0 },
        cancellable: false,
      });
    },

    start: () => Promise.resolve(),
    async stop() {
      await Promise.all([matching.close(), training.close()]);
    },
  };
};
export type RoleMatcher = ReturnType<typeof roleMatcher>;
