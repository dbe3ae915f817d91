import { bestPlaces } from './best-places';
import { type Confidence, rateConfidence } from './confidence';
import type { MatchIndex } from './match-index';
import type { MatchQuery } from './match-query';
import { readQuery, type WeighedSentence } from './relevance/read-query';
import { hasEvidence, type ScoreParts, scoreParts, scoreRoles, totalScore } from './scores';

/** A suggested role: `score` is the sum of its `parts`, comparable within one query only. */
export type Suggestion = { roleId: number; score: number; parts: ScoreParts };

/**
 * Suggestions, best first, the confidence of the first (absent without any), and the weights of the description's
 * sentences.
 */
export type MatchResult = {
  suggestions: Suggestion[];
  confidence: Confidence | undefined;
  sentences: WeighedSentence[];
};

const DEFAULT_LIMIT = 10;

/** The best roles for a job, at most `limit`. Roles without any match are omitted; equal scores keep library order. */
export function match(index: MatchIndex, query: MatchQuery & { limit?: number }): MatchResult {
  const read = readQuery(index, query);
  const allowed = allowedRoles(index, query.candidates);
  const table = scoreRoles(index, read, allowed);
  const limit = query.limit ?? DEFAULT_LIMIT;
  const scores = Float64Array.from(allowed, (_, role) => totalScore(scoreParts(table, role)));
  const places = bestPlaces(
    scores,
    Math.max(2, limit),
    (role) => allowed[role] === 1 && hasEvidence(scoreParts(table, role)),
  );
  const ranked = places.map((role): Suggestion => {
    const parts = scoreParts(table, role);
    return { roleId: index.roles[role]?.roleId ?? 0, score: totalScore(parts), parts };
  });
  const [first, second] = ranked;
  return {
    suggestions: ranked.slice(0, limit),
    confidence: first && rateConfidence(first.score, second?.score),
    sentences: read.sentences.map(({ terms: _, ...sentence }) => sentence),
  };
}

/** Sets 1 for each role that may be suggested. */
export function allowedRoles(index: MatchIndex, candidates: MatchQuery['candidates']): Uint8Array {
  if (!candidates) return new Uint8Array(index.roles.length).fill(1);
  const allows = typeof candidates === 'function' ? candidates : (roleId: number) => candidates.has(roleId);
  return Uint8Array.from(index.roles, (role) => (allows(role.roleId) ? 1 : 0));
}
