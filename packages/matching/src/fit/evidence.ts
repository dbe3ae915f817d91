import { withoutLevel } from '../level/level';
import type { MatchIndex } from '../match-index';
import { countTerms } from '../reading/terms';
import type { ReadQuery } from '../relevance/read-query';
import type { ScoreParts, ScoreTable } from '../scores';
import { rowProduct } from '../sparse-rows';
import { explainedShare } from './coverage';
import { aboveBest, sharedNameWords, shareOfPossible, standsApart } from './standing';

/**
 * What speaks for the first suggestion, comparable between queries and libraries, unlike the score. Mostly 0..1:
 * `title` similarity of the names by letters, `meaning` of the nearest name without words of level, `duties` and
 * `skills` by meaning, `explained` share of the description's weight, `level` agreement (0..0.5), `lead` over the second
 * suggestion (at most 0.6), `elsewhere` how much better a role is that may not be suggested (at most 1), `titleOnly` 1
 * for a job without a description, `size` ln of the number of roles / 10. `nameWords` are the words that title and nearest
 * name share, `words` the share of the greatest possible word score; `dutiesApart`, `wordsApart` and `dutiesAbove` tell how
 * far the role stands out from the library, around 0; `length` is ln of the description's different words / 10.
 */
export type Evidence = Record<(typeof EVIDENCE)[number], number>;

export const EVIDENCE = [
  'title',
  'meaning',
  'duties',
  'skills',
  'explained',
  'level',
  'lead',
  'elsewhere',
  'titleOnly',
  'size',
  'nameWords',
  'words',
  'dutiesApart',
  'dutiesAbove',
  'wordsApart',
  'length',
] as const;

const MOST_LEAD = 0.6;

/**
 * Collects the evidence for a role with these `parts` in the `table` of all; `second` is the next score, `outside` the best
 * forbidden one.
 */
export function collectEvidence(
  index: MatchIndex,
  read: ReadQuery,
  role: number,
  {
    parts,
    score,
    second,
    outside,
    table,
  }: { parts: ScoreParts; score: number; second: number; outside: number; table: ScoreTable },
): Evidence {
  return {
    title: parts.title,
    meaning: nearestMeaning(index, read, role),
    duties: parts.duties,
    skills: parts.skills,
    explained: explainedShare(index, read.description, role),
    level: parts.level,
    lead: Math.min(MOST_LEAD, Math.max(0, score - second)),
    elsewhere: Math.min(1, Math.max(0, outside - score)),
    titleOnly: read.description.size === 0 ? 1 : 0,
    size: Math.log(index.roles.length) / 10,
    nameWords: sharedNameWords(index, read.titleTerms, role),
    words: shareOfPossible(table.wordScores[role] ?? 0, read.words, index.terms),
    dutiesApart: standsApart(table.duties, role),
    dutiesAbove: aboveBest(table.duties, role),
    wordsApart: standsApart(table.wordScores, role),
    length: Math.log(1 + read.description.size) / 10,
  };
}

/** Cosine of the title's subject and the role's nearest name. */
function nearestMeaning(index: MatchIndex, read: ReadQuery, role: number): number {
  const products = index.space.wordProducts(index.space.encode(countTerms(withoutLevel(read.titleTerms))));
  const { firstName } = index.nameGrams;
  let best = 0;
  for (let name = firstName[role] ?? 0; name < (firstName[role + 1] ?? 0); name++) {
    best = Math.max(best, rowProduct(index.nameWords, name, products));
  }
  return Math.min(1, best);
}
