import type { MatchIndex } from './match-index';
import { countTerms, type TermCounts } from './reading/terms';
import { LABEL_WORD_COST } from './recipe';
import type { ReadQuery } from './relevance/read-query';
import { rowProduct } from './sparse-rows';
import { termScores } from './words/term-index';

/**
 * The parts of a score; their sum is the score. `title`, `words`, `duties`, `skills` and `name` are 0..1. With a
 * description `name` and `brevity` are 0; without one `duties` and `skills` are 0, `name` is the nearest name by
 * meaning and `brevity`, at most 0, what the label's length costs.
 */
export type ScoreParts = {
  title: number;
  words: number;
  duties: number;
  skills: number;
  name: number;
  brevity: number;
};

/** The parts of every role, one array a part, in the order of the roles. */
export type ScoreTable = Record<keyof ScoreParts, Float32Array>;

/** Scores every role. `allowed` marks with 1 the roles whose best the words are divided by. */
export function scoreRoles(index: MatchIndex, read: ReadQuery, allowed: Uint8Array): ScoreTable {
  const none = new Float32Array(index.roles.length);
  if (read.description.size === 0) return scoreByTitle(index, read, allowed, none);
  const vector = index.space.encode(read.description);
  return {
    title: read.titles.scores,
    words: dividedByBest(termScores(index.terms, read.words), allowed),
    duties: withinUnit(index.duties.cosines(vector)),
    skills: withinUnit(index.skills.cosines(vector)),
    name: none,
    brevity: none,
  };
}

/** The sum of a role's parts. */
export function totalScore(parts: ScoreParts): number {
  return parts.title + parts.words + parts.duties + parts.skills + parts.name + parts.brevity;
}

/** Whether anything in the parts speaks for the role. */
export function hasEvidence(parts: ScoreParts): boolean {
  return parts.title + parts.words + parts.duties + parts.skills + parts.name > 0;
}

/** The parts of one role. */
export function scoreParts(table: ScoreTable, role: number): ScoreParts {
  return {
    title: table.title[role] ?? 0,
    words: table.words[role] ?? 0,
    duties: table.duties[role] ?? 0,
    skills: table.skills[role] ?? 0,
    name: table.name[role] ?? 0,
    brevity: table.brevity[role] ?? 0,
  };
}

function scoreByTitle(index: MatchIndex, read: ReadQuery, allowed: Uint8Array, none: Float32Array): ScoreTable {
  const title = countTerms(read.titleTerms);
  return {
    title: read.titles.scores,
    words: dividedByBest(termScores(index.nameTerms, title), allowed),
    duties: none,
    skills: none,
    name: nearestNames(index, title),
    brevity: Float32Array.from(index.labelWords, (words) => -LABEL_WORD_COST * Math.log(1 + words)),
  };
}

function nearestNames(index: MatchIndex, title: TermCounts): Float32Array {
  const products = index.space.wordProducts(index.space.encode(title));
  const { firstName } = index.nameGrams;
  return Float32Array.from({ length: index.roles.length }, (_, role) => {
    let best = 0;
    for (let name = firstName[role] ?? 0; name < (firstName[role + 1] ?? 0); name++) {
      best = Math.max(best, rowProduct(index.nameWords, name, products));
    }
    return Math.min(1, best);
  });
}

function dividedByBest(scores: Float32Array, allowed: Uint8Array): Float32Array {
  const best = scores.reduce((most, score, role) => (allowed[role] === 1 ? Math.max(most, score) : most), 0);
  return best > 0 ? scores.map((score) => Math.min(1, score / best)) : scores.fill(0);
}

function withinUnit(cosines: Float32Array): Float32Array {
  return cosines.map((cosine) => Math.min(1, Math.max(0, cosine)));
}
