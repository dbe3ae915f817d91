import type { ClientLibrary } from '@skills-architect/contracts/admin';
import { describeModel, type Embedder, type StoredVectors } from '@skills-architect/library-service-kit/embeddings';
import { guessLanguage } from '@skills-architect/library-service-kit/text-language';
import { type Explanation, FITTED_MODEL, MATCHER_VERSION, type MatchResult } from '@skills-architect/matching';
import { type ServiceKit, toFilter } from '@skills-architect/service-kit';
import type { PassagePair } from '../embeddings/near-passages';
import { roleNameVectors } from '../embeddings/role-name-vectors';
import { roleVectors } from '../embeddings/role-vectors';
import type { RoleDocument } from '../industry-roles/role-document';
import { currentIndex } from './current-index';
import { indexStore } from './index-store';
import type { MatchText, SuggestedText } from './match-task';
import { MATCHABLE_ROLES, type MatchedLibrary, matchableRoles, publishedFilter } from './matchable-roles';
import type { OpenIndex } from './open-index';
import { askThen, type LibraryState, type OnStep } from './replayed-index';
import { trainedModels } from './trained-models';
import { TRAINED, wordVectorTraining } from './word-vector-training';

/** How often suggestions are repeated because a suggested role was deleted or retired a moment ago. */
const MAX_REPEATS = 3;

/** Why a role fits, with passages of both sides that are near in meaning. */
export type RoleExplanation = Explanation & { nearPassages: PassagePair[] };

/** The language of a description, with its title where it is too short to tell; a title alone is compared with names. */
const languageOf = ({ title, description }: MatchText) =>
  description.trim() ? (guessLanguage(description) ?? guessLanguage(`${title}\n${description}`)) : undefined;

/** Matches texts to the published roles. */
export const roleMatcher = (kit: ServiceKit, matched: MatchedLibrary, embedder?: Embedder) => {
  const { roles } = matched;
  const library = matchableRoles(kit, matched);
  const models = trainedModels(kit);
  const training = wordVectorTraining({ kit, library, models });
  const vectors = embedder && roleVectors(kit, embedder, library);
  const names = embedder && roleNameVectors(kit, embedder, library);
  const isFittedModel = embedder?.model === FITTED_MODEL;
  const sources = {
    kit,
    roles: library,
    models,
    vectors: vectors && {
      copy: vectors.copy,
      read: (roleId: number, stored: StoredVectors | undefined) => ({ roleId, pair: vectors.readPair(stored) }),
    },
    nameVectors: names && {
      copy: names.copy,
      read: (roleId: number, stored: StoredVectors | undefined) => ({ roleId, names: names.readVectors(stored) }),
    },
  };
  const index = currentIndex({
    ...sources,
    store: indexStore(kit),
    topics: [MATCHABLE_ROLES, TRAINED, ...(vectors ? [vectors.topic] : []), ...(names ? [names.topic] : [])],
  });

  const readCoverage = vectors && kit.cached([MATCHABLE_ROLES, vectors.topic], vectors.coverage);

  /** Those of these roles that are no longer published: the index may be a moment behind. */
  const findHidden = async (ids: readonly number[]): Promise<number[]> => {
    const filter = toFilter<RoleDocument>({ ...publishedFilter(roles), _id: { $in: [...ids] } });
    const published = new Set(await roles.model.distinct('_id', filter));
    return ids.filter((id) => !published.has(id));
  };

  /** One text at a time, so that other queries and changes wait for one text only, not for all of a long list. */
  const askInTurn = async (
    texts: readonly SuggestedText[],
    client: ClientLibrary | undefined,
    limit: number,
    without: readonly number[],
  ): Promise<MatchResult[]> => {
    const results: MatchResult[] = [];
    for (const text of texts) {
      const answer = await index.ask({ kind: 'suggest', client, text, limit, without });
      if (answer.kind !== 'result') throw new Error('the matching worker gave another answer');
      results.push(answer.result);
    }
    return results;
  };

  const encode = async (texts: readonly MatchText[], hasVectors: boolean): Promise<SuggestedText[]> => {
    const pairs = vectors && hasVectors ? await vectors.encode(texts) : [];
    return texts.map((text, index) => ({
      ...text,
      language: languageOf(text),
      ...(pairs[index] && { embeddings: pairs[index], isFittedModel }),
    }));
  };

  const suggestFrom = async (
    texts: readonly SuggestedText[],
    client: ClientLibrary | undefined,
    limit: number,
  ): Promise<MatchResult[]> => {
    const without: number[] = [];
    for (let repeats = 0; ; repeats += 1) {
      const results = await askInTurn(texts, client, limit, without);
      const suggested = results.flatMap(({ suggestions }) => suggestions.map(({ roleId }) => roleId));
      const hidden = await findHidden([...new Set(suggested)]);
      if (!hidden.length || repeats === MAX_REPEATS) return results;
      without.push(...hidden);
    }
  };

  return {
    createIndexes: () => Promise.all([library.createIndexes(), vectors?.createIndexes(), names?.createIndexes()]),

    /** The best roles for each text, at most `limit`, within the client's library if given. */
    async suggest(
      texts: readonly MatchText[],
      client: ClientLibrary | undefined,
      limit: number,
    ): Promise<MatchResult[]> {
      return suggestFrom(await encode(texts, index.hasVectors()), client, limit);
    },

    /** Reasons why these roles fit a text, in the requested order; unknown roles are omitted. */
    async explain(text: MatchText, client: ClientLibrary | undefined, roleIds: number[]): Promise<RoleExplanation[]> {
      const language = languageOf(text);
      const answer = await index.ask({ kind: 'explain', client, text: { ...text, language }, roleIds });
      if (answer.kind !== 'explanations') throw new Error('the matching worker gave another answer');
      const passages = await vectors?.explain(text, answer.explanations);
      return answer.explanations.map((explanation) => ({
        ...explanation,
        nearPassages: passages?.get(explanation.roleId) ?? [],
      }));
    },

    /** The state of the library that suggestions come from; `vectors` while some are missing. */
    async release() {
      const [release, coverage] = await Promise.all([index.release(), readCoverage?.()]);
      return { ...release, ...(coverage && coverage.embedded < coverage.records && { vectors: coverage }) };
    },

    /** What suggestions are made from at present, for their log. */
    async made() {
      const { state, asOf } = await index.release();
      const model = index.hasVectors() ? (embedder?.model ?? null) : null;
      return { matcher: MATCHER_VERSION, model, library: { ...state, asOf: asOf?.toISOString() ?? null } };
    },

    /** Suggests again from the library as it was; undefined when its word vectors are no longer stored. */
    replay(then: LibraryState, text: MatchText, client: ClientLibrary, limit: number, onStep: OnStep) {
      const ask = async (former: OpenIndex) => {
        const [encoded = text] = await encode([text], former.state().hasVectors);
        const answer = await former.ask({ kind: 'suggest', client, text: encoded, limit, without: [] });
        return answer.kind === 'result' ? answer.result : undefined;
      };
      return askThen({ ...sources, vectorCopy: vectors?.copy, nameCopy: names?.copy }, then, ask, onStep);
    },

    /** For each text the roles nearest in meaning, best first; undefined without a language model. */
    nearestRoles: vectors?.nearestRoles,

    /** The language model, and how many roles have its vectors. */
    languageModel: () => describeModel(embedder, vectors),

    /** Begins to load the index, so that the first person does not wait for it. */
    prepareAnswers: index.keepReady,

    /** Resolves when suggestions include every role written before the call. */
    settle: library.settle,

    start() {
      vectors?.start();
      names?.start();
    },

    stop: () => Promise.all([vectors?.stop(), names?.stop(), index.close(), training.close()]),
  };
};
export type RoleMatcher = ReturnType<typeof roleMatcher>;
