import { type Reranking, rerank } from './embeddings/rerank';
import { type ComparedLanguages, compareLanguages, isInOtherLanguage } from './fit/across-languages';
import { collectEvidence, type Evidence } from './fit/evidence';
import { type Confidence, EQUAL_NAME, estimateFit, isConfidenceLowered, raiseConfidence, rateFit } from './fit/fit';
import type { MatchIndex } from './match-index';
import type { MatchQuery } from './match-query';
import {
  EMBEDDING_WEIGHT,
  LEAST_MEAN_NEARNESS,
  LEAST_NEARNESS,
  NAME_NEARNESS_WEIGHT,
  NEAREST,
  RERANKED,
  TITLE_SIMILARITY_WEIGHT,
} from './recipe';
import { type ParsedQuery, readQuery, type WeighedSentence } from './relevance/read-query';
import { type ScoreParts, scoreParts, scoreRoles, totalScore, totalScores } from './scores';
import { topPositions } from './top-positions';

/** A suggested role: `score` is the sum of its `parts`, comparable within one query only. */
export type Suggestion = { roleId: number; score: number; parts: ScoreParts };

/**
 * Suggestions, best first. For the first one (if any): its confidence, the language of the description if that alone keeps it from
 * 'clear' or 'likely', the languages of job and role where they differ, the probability that it is right (`fit`, 0..1) and the evidence. `elsewhere`: ids of clearly better roles among those that may not be suggested. `sentences`: the
 * weights of the description's sentences.
 */
export type MatchResult = {
  suggestions: Suggestion[];
  confidence: Confidence | undefined;
  unmeasuredLanguage: string | undefined;
  languages: ComparedLanguages | undefined;
  fit: number;
  evidence: Evidence | undefined;
  elsewhere: number[];
  sentences: WeighedSentence[];
};

const DEFAULT_LIMIT = 10;

/** Minimum lead over the first suggestion of a clearly better role that may not be suggested. */
const CLEARLY_BETTER = 0.3;
const MAX_OUTSIDE = 3;

/**
 * The best roles for a job, at most `limit`. Roles without any match are omitted, unless they are near in meaning; equal
 * scores keep library order. A role with exactly the job's title as its label comes first, unless people chose another
 * one for such a title before.
 */
export function match(index: MatchIndex, query: MatchQuery & { limit?: number }): MatchResult {
  const parsedQuery = readQuery(index, query);
  const allowed = allowedRoles(index, query.candidates);
  const table = scoreRoles(index, parsedQuery, allowed);
  const limit = query.limit ?? DEFAULT_LIMIT;
  const { scores, hasEvidence } = totalScores(table);
  const isPossible = (role: number) => hasEvidence[role] === 1;
  const nearness = saysNothing(parsedQuery) ? undefined : query.nearness;
  const candidateCount = Math.max(2, limit, nearness ? RERANKED : 0);
  const best = topPositions(scores, candidateCount, (role) => allowed[role] === 1 && isPossible(role));
  const nearnessOf = (position: number) => nearness?.(index.roles[position]?.roleId ?? 0);
  const nearest = nearness ? nearestPositions(index, allowed, { ...query, nearness }, parsedQuery) : [];
  const readAdded = meaningReader(query, parsedQuery);
  const addedTo = (position: number) => readAdded(index.roles[position]?.roleId ?? 0);
  const { positions: byScore, added } = nearness ? rerank(best, nearest, scores, addedTo) : keepOrder(best);
  const hasFitted = query.isFittedModel === true && added.size > 0;
  const namesakes = topPositions(scores, limit, (role) => allowed[role] === 1 && isNamesake(parsedQuery, role));
  const positions = [...new Set([...namesakes, ...byScore])];
  const outside = topPositions(scores, MAX_OUTSIDE, (role) => allowed[role] !== 1 && isPossible(role));
  const ranked = positions.map((role): Suggestion => {
    const parts = scoreParts(table, role);
    return { roleId: index.roles[role]?.roleId ?? 0, score: totalScore(parts), parts };
  });
  const [first] = ranked;
  const [firstPosition = 0, ...otherPositions] = positions;
  // The first suggestion may not have the best score; its lead is then 0. The bonus for previous choices is excluded,
  // because the evidence was fitted without it.
  const rankScore = (at: number, more: number | undefined) => plainScore(ranked[at]) + (hasFitted ? (more ?? 0) : 0);
  const second = otherPositions.reduce((best, role, at) => Math.max(best, rankScore(at + 1, added.get(role))), 0);
  // A namesake may not be among the reranked roles.
  const addedToFirst = added.get(firstPosition) ?? addedTo(firstPosition);
  const nearOthers = otherPositions.filter((position) => added.has(position));
  const evidence =
    first &&
    collectEvidence(index, parsedQuery, firstPosition, {
      parts: first.parts,
      score: plainScore(first),
      lead: rankScore(0, addedToFirst) - second,
      nearness: hasFitted ? nearnessOf(firstPosition) : undefined,
      otherNearness: Math.max(0, ...nearOthers.map((position) => nearnessOf(position) ?? 0)),
      outside: scores[outside[0] ?? -1] ?? 0,
      table,
      allowed,
      isInOtherLanguage: isInOtherLanguage(query, index.roles[firstPosition]),
    });
  const fit = evidence ? estimateFit(evidence) : 0;
  const confidence = evidence && raiseConfidence(rateFit(evidence), first.parts.chosen);
  return {
    suggestions: ranked.slice(0, limit),
    confidence,
    unmeasuredLanguage:
      evidence && isConfidenceLowered(evidence) && confidence === 'several similar' ? query.language : undefined,
    languages: first && compareLanguages(index, query, parsedQuery, firstPosition),
    fit,
    evidence,
    elsewhere: outside
      .filter((role) => (scores[role] ?? 0) >= (first?.score ?? 0) + CLEARLY_BETTER)
      .map((role) => index.roles[role]?.roleId ?? 0),
    sentences: parsedQuery.sentences.map(({ terms: _, ...sentence }) => sentence),
  };
}

/** Whether a job has neither words nor other signs of work: `(m/w/d)`. */
const saysNothing = ({ writtenOut, sentences }: ParsedQuery): boolean =>
  writtenOut.title === '' && sentences.length === 0;

/** Returns what meaning adds to a role's score: without a description the nearness of the names counts most. */
const meaningReader = ({ nearness, nameNearness }: MatchQuery, { description }: ParsedQuery) => {
  const comparesNames = description.size === 0 && nameNearness !== undefined;
  return (roleId: number): number | undefined => {
    const similarity = nearness?.(roleId);
    if (similarity === undefined) return undefined;
    if (!comparesNames) return EMBEDDING_WEIGHT * similarity;
    const ofNames = nameNearness.of(roleId);
    return ofNames === undefined ? undefined : NAME_NEARNESS_WEIGHT * ofNames + TITLE_SIMILARITY_WEIGHT * similarity;
  };
};

/** The roles that are nearest in meaning: those may have no word of the job. */
const nearestPositions = (
  index: MatchIndex,
  allowed: Uint8Array,
  { nearness, nameNearness }: Required<Pick<MatchQuery, 'nearness'>> & Pick<MatchQuery, 'nameNearness'>,
  { description }: ParsedQuery,
): number[] => {
  const comparesNames = description.size === 0 && nameNearness !== undefined;
  const nearnessOf = comparesNames ? nameNearness.ofMean : nearness;
  const least = comparesNames ? LEAST_MEAN_NEARNESS : LEAST_NEARNESS;
  const all = Float64Array.from(allowed, (isAllowed, role) =>
    isAllowed ? (nearnessOf(index.roles[role]?.roleId ?? 0) ?? 0) : 0,
  );
  return topPositions(all, NEAREST, (role) => (all[role] ?? 0) >= least);
};

const isNamesake = ({ titles, chosen }: ParsedQuery, role: number): boolean =>
  chosen.size === 0 && titles.nearest[role] === 0 && (titles.scores[role] ?? 0) >= EQUAL_NAME;

const plainScore = (suggestion: Suggestion | undefined): number =>
  suggestion ? suggestion.score - suggestion.parts.chosen : 0;

const keepOrder = (positions: number[]): Reranking => ({ positions, added: new Map() });

/** Sets 1 for each role that may be suggested. */
export function allowedRoles(index: MatchIndex, candidates: MatchQuery['candidates']): Uint8Array {
  const allows = typeof candidates === 'object' ? (roleId: number) => candidates.has(roleId) : candidates;
  const allowed = Uint8Array.from(index.roles, ({ roleId }) => (!allows || allows(roleId) ? 1 : 0));
  for (const position of index.removed) allowed[position] = 0;
  return allowed;
}
