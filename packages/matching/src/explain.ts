import type { PreviousChoice } from './decisions/decisions';
import { allowedRoles } from './match';
import type { MatchIndex } from './match-index';
import type { MatchQuery } from './match-query';
import { type ParsedQuery, readQuery, type WeighedSentence } from './relevance/read-query';
import { type ScoreParts, scoreParts, scoreRoles, totalScore } from './scores';
import { readingFor } from './titles/name-index';
import { type SkillReason, skillReasons } from './why/skill-reasons';
import { type WordReason, wordReasons } from './why/word-reasons';

/** A role name, its similarity to the title, 0..1, and how the title was read for it, unless as it is written. */
export type TitleReason = { name: string; nearness: number; readAs: string | undefined };

/**
 * Reasons for a role's score. `parts` add up to `score` exactly; `title` is the most similar name (absent if no name
 * shares an n-gram with the title), `duties` the cosine of the duties (0..1), `sentences` the weights of the
 * description's sentences, `chosen` previous choices for similar titles.
 */
export type Explanation = {
  roleId: number;
  score: number;
  parts: ScoreParts;
  title: TitleReason | undefined;
  chosen: PreviousChoice | undefined;
  words: WordReason[];
  duties: number;
  skills: SkillReason[];
  sentences: WeighedSentence[];
};

/** Explains the score that `match` gives a role for the same query; undefined for unknown roles. */
export function explain(index: MatchIndex, query: MatchQuery, roleId: number): Explanation | undefined {
  const role = index.positions.get(roleId);
  if (role === undefined) return undefined;
  const parsedQuery = readQuery(index, query);
  const parts = scoreParts(scoreRoles(index, parsedQuery, allowedRoles(index, query.candidates)), role);
  return {
    roleId,
    score: totalScore(parts),
    parts,
    title: titleReason(index, parsedQuery, query.title, role),
    chosen: parsedQuery.chosen.get(roleId),
    words: wordReasons(index, parsedQuery, query, role),
    duties: parts.duties,
    skills: skillReasons(index, parsedQuery, query.description, role, parts.skills),
    sentences: parsedQuery.sentences.map(({ terms: _, ...sentence }) => sentence),
  };
}

function titleReason(index: MatchIndex, { titles }: ParsedQuery, title: string, role: number): TitleReason | undefined {
  const nearness = titles.scores[role] ?? 0;
  const name = index.names[role]?.[titles.nearest[role] ?? 0];
  if (nearness === 0 || name === undefined) return undefined;
  return { name, nearness, readAs: readingFor(index.nameGrams, title, name) };
}
