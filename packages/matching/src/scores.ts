import { levelAgreement, readLevel } from './level/level';
import type { MatchIndex } from './match-index';
import { countTerms, type TermCounts } from './reading/terms';
import { LEVEL_WEIGHT, TITLE_ALONE } from './recipe';
import type { ParsedQuery } from './relevance/read-query';
import { withoutRemoved } from './removed-roles';
import { rowProduct } from './sparse-rows';
import { nameScores } from './titles/name-index';
import { rowCosines } from './vectors/text-space';
import { termScores } from './words/term-index';

/**
 * Parts of a score; their sum is the score. `title`, `words`, `duties`, `skills` and `name` are 0..1, `level` (how well
 * the level of responsibility agrees) 0..0.5. With a description `name` and `brevity` are 0; without one `duties` and
 * `skills` are 0, `words` is at most .2, `name` (at most .8) is the nearest name by the meaning of its words and the similarity of
 * all names together, and `brevity` (at most 0) is the cost of the label's length.
 * `chosen` (0..1) is the bonus for previous choices for similar titles, 0 without any.
 */
export type ScoreParts = {
  title: number;
  words: number;
  duties: number;
  skills: number;
  level: number;
  name: number;
  brevity: number;
  chosen: number;
};

/** Parts of all roles, one array per part, in role order; `wordScores` are those of `words` before their division. */
export type ScoreTable = Record<keyof ScoreParts | 'wordScores', Float32Array>;

/** Scores every role. `allowed` is 1 for the roles whose maximum normalises the `words` part. */
export function scoreRoles(index: MatchIndex, parsedQuery: ParsedQuery, allowed: Uint8Array): ScoreTable {
  const zeros = new Float32Array(index.roles.length);
  if (parsedQuery.description.size === 0) return scoreByTitle(index, parsedQuery, allowed, zeros);
  const vector = index.space.encode(parsedQuery.description);
  const wordScores = withoutRemoved(index, termScores(index.terms, parsedQuery.words));
  return {
    wordScores,
    title: parsedQuery.titles.scores,
    words: divideByBest(wordScores, allowed),
    duties: clampToUnit(withoutRemoved(index, rowCosines(index.duties, vector))),
    skills: clampToUnit(withoutRemoved(index, rowCosines(index.skills, vector))),
    level: scoreLevels(index, parsedQuery),
    name: zeros,
    brevity: zeros,
    chosen: decisionBonuses(index, parsedQuery),
  };
}

/** Sum of a role's parts. */
export function totalScore(parts: ScoreParts): number {
  return (
    parts.title + parts.words + parts.duties + parts.skills + parts.level + parts.name + parts.brevity + parts.chosen
  );
}

/** The scores of all roles, and whether any part is evidence for each (1 or 0; an agreeing level alone is not), without a record of parts for each of thousands. */
export function totalScores(table: ScoreTable): { scores: Float64Array; hasEvidence: Uint8Array } {
  const { title, words, duties, skills, level, name, brevity, chosen } = table;
  const scores = new Float64Array(title.length);
  const evidence = new Uint8Array(title.length);
  for (let role = 0; role < title.length; role++) {
    const texts = (title[role] ?? 0) + (words[role] ?? 0) + (duties[role] ?? 0) + (skills[role] ?? 0);
    const [ofNames, ofChoices] = [name[role] ?? 0, chosen[role] ?? 0];
    scores[role] = texts + (level[role] ?? 0) + ofNames + (brevity[role] ?? 0) + ofChoices;
    evidence[role] = texts + ofNames + ofChoices > 0 ? 1 : 0;
  }
  return { scores, hasEvidence: evidence };
}

/** Parts of one role. */
export function scoreParts(table: ScoreTable, role: number): ScoreParts {
  return {
    title: table.title[role] ?? 0,
    words: table.words[role] ?? 0,
    duties: table.duties[role] ?? 0,
    skills: table.skills[role] ?? 0,
    level: table.level[role] ?? 0,
    name: table.name[role] ?? 0,
    brevity: table.brevity[role] ?? 0,
    chosen: table.chosen[role] ?? 0,
  };
}

function scoreByTitle(
  index: MatchIndex,
  parsedQuery: ParsedQuery,
  allowed: Uint8Array,
  zeros: Float32Array,
): ScoreTable {
  const title = countTitle(parsedQuery);
  return {
    wordScores: withoutRemoved(index, termScores(index.terms, parsedQuery.words)),
    title: parsedQuery.titles.scores,
    words: divideByBest(withoutRemoved(index, termScores(index.nameTerms, title)), allowed).map(
      (score) => TITLE_ALONE.words * score,
    ),
    duties: zeros,
    skills: zeros,
    level: scoreLevels(index, parsedQuery),
    name: withoutRemoved(index, scoreNames(index, parsedQuery, title)),
    brevity: Float32Array.from(index.labelWords, (words) => -TITLE_ALONE.labelWords * Math.log(1 + words)),
    chosen: decisionBonuses(index, parsedQuery),
  };
}

/** The terms of the title and of its written-out form, each once. */
function countTitle({ titleTerms, writtenOut }: ParsedQuery): TermCounts {
  const counts = countTerms(writtenOut.terms);
  for (const [term, count] of countTerms(titleTerms)) counts.set(term, Math.max(count, counts.get(term) ?? 0));
  return counts;
}

function decisionBonuses(index: MatchIndex, parsedQuery: ParsedQuery): Float32Array {
  const bonuses = new Float32Array(index.roles.length);
  for (const [roleId, { bonus }] of parsedQuery.chosen) {
    const position = index.positions.get(roleId);
    if (position !== undefined) bonuses[position] = bonus;
  }
  return bonuses;
}

function scoreLevels(index: MatchIndex, parsedQuery: ParsedQuery): Float32Array {
  const statedLevel = readLevel(parsedQuery.writtenOut.title);
  return Float32Array.from(index.levels, (role) => LEVEL_WEIGHT * levelAgreement(statedLevel, role));
}

function scoreNames(index: MatchIndex, { plainTitle }: ParsedQuery, title: TermCounts): Float32Array {
  const together = nameScores(index.joinedNames, plainTitle);
  const products = index.space.wordProducts(index.space.encode(title));
  const { firstName } = index.nameGrams;
  return Float32Array.from({ length: index.roles.length }, (_, role) => {
    let best = 0;
    for (let name = firstName[role] ?? 0; name < (firstName[role + 1] ?? 0); name++) {
      best = Math.max(best, rowProduct(index.nameWords, name, products));
    }
    return TITLE_ALONE.name * Math.min(1, best) + TITLE_ALONE.together * Math.min(1, together[role] ?? 0);
  });
}

function divideByBest(scores: Float32Array, allowed: Uint8Array): Float32Array {
  const best = scores.reduce((most, score, role) => (allowed[role] === 1 ? Math.max(most, score) : most), 0);
  return best > 0 ? scores.map((score) => Math.min(1, score / best)) : new Float32Array(scores.length);
}

function clampToUnit(cosines: Float32Array): Float32Array {
  return cosines.map((cosine) => Math.min(1, Math.max(0, cosine)));
}
