import { knownKindShare } from '../kinds/kinds-in-library';
import { estimateKinds, jobTerms, sameKindShare } from '../kinds/kinds-of-work';
import type { MatchIndex } from '../match-index';
import { countTerms, type Term, termReader } from '../reading/terms';
import type { ParsedQuery } from '../relevance/read-query';
import type { ScoreParts, ScoreTable } from '../scores';
import { denseRow } from '../vectors/dense';
import { shareOfPossible } from '../words/term-index';
import { isAcrossLanguages } from './across-languages';
import { explainedShare } from './coverage';
import { knownSubjectShare, labelShare, nameShareInTitle, nearestMeaning, sharedNameWords } from './names';
import { deviation, leadOverBest } from './ranking';

/**
 * Evidence for the first suggestion. Unlike the score it is comparable between queries and libraries. Mostly 0..1.
 *
 * - Names: `title` similarity by letters, `meaning` similarity to the nearest name without words of level, `nameWords`
 *   share of common words of title and nearest name, `within` share of a name that is in the title, `titleKnown` share of
 *   the title's subject that occurs in other names, `saidLabel` share of the label that the description contains, `level`
 *   agreement (0..0.5)
 * - Texts: `duties` and `skills` are cosines of the description with the role's, `explained` is the share of the
 *   description's words that the role contains (rare words count more), `words` the BM25F score divided by the highest
 *   possible one
 * - Compared with other roles: `lead` over the second suggestion (at most 0.6), `elsewhere` how much better a role is
 *   that may not be suggested (at most 1); `…Apart` and `…Above` how far the role stands out from those that may be
 *   suggested, around 0
 * - Kinds of work (`kinds/`): `sameKind` how far the job and the role have the same kind, `kindInLibrary` how far the roles
 *   that may be suggested have the job's kind
 * - Meaning by a language model (0 without it): `near` half of its similarity, `nearLead` how much nearer the role is than
 *   the nearest other one, around 0
 * - Query and library: `titleOnly` 1 for a job without a description, `otherLanguage` 1 for a description in another language than the
 *   library's, or a title alone in another language than the nearest name, `length` ln of the number of different words of the
 *   description / 10, `roleLength` the same of the role's description, `size` ln of the number of roles / 10
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
  'within',
  'titleKnown',
  'saidLabel',
  'titleAbove',
  'dutiesApart',
  'dutiesAbove',
  'skillsApart',
  'skillsAbove',
  'wordsApart',
  'length',
  'sameKind',
  'kindInLibrary',
  'roleLength',
  'near',
  'nearLead',
  'otherLanguage',
] as const;

const MAX_LEAD = 0.6;

/**
 * Collects the evidence for a role with these `parts` in the `table` of all roles; `allowed` is 1 for roles that may be
 * suggested, `lead` how far its score is above the next one, `outside` the best score of roles that may not be suggested.
 * `nearness` is its similarity in meaning, if known, `otherNearness` the highest of other suggestions.
 */
export function collectEvidence(
  index: MatchIndex,
  parsedQuery: ParsedQuery,
  role: number,
  standing: {
    parts: ScoreParts;
    score: number;
    lead: number;
    nearness: number | undefined;
    otherNearness: number;
    outside: number;
    table: ScoreTable;
    allowed: Uint8Array;
    isInOtherLanguage: boolean;
  },
): Evidence {
  const { parts, score, lead, nearness, otherNearness, outside, table, allowed, isInOtherLanguage } = standing;
  const titleForms = [...new Set([parsedQuery.titleTerms, parsedQuery.writtenOut.terms])];
  const bestOfForms = (compare: (title: readonly Term[]) => number) => Math.max(...titleForms.map(compare));
  const titleTerms = countTerms(termReader().prose(parsedQuery.writtenOut.title));
  const kinds = estimateKinds(jobTerms(titleTerms, parsedQuery.description));
  const toRanking = (values: Float32Array) => ({ values, allowed });
  return {
    title: parts.title,
    meaning: bestOfForms((title) => nearestMeaning(index, title, role)),
    duties: parts.duties,
    skills: parts.skills,
    explained: explainedShare(index, parsedQuery.description, role),
    level: parts.level,
    lead: Math.min(MAX_LEAD, Math.max(0, lead)),
    elsewhere: Math.min(1, Math.max(0, outside - score)),
    titleOnly: parsedQuery.description.size === 0 ? 1 : 0,
    size: librarySize(index.positions.size),
    nameWords: bestOfForms((title) => sharedNameWords(index, title, role)),
    words: shareOfPossible(table.wordScores[role] ?? 0, parsedQuery.words, index.terms),
    within: bestOfForms((title) => nameShareInTitle(index, title, role)),
    titleKnown: bestOfForms((title) => knownSubjectShare(index, title, allowed)),
    saidLabel: labelShare(index, parsedQuery.description, role),
    titleAbove: leadOverBest(toRanking(table.title), role),
    dutiesApart: deviation(toRanking(table.duties), role),
    dutiesAbove: leadOverBest(toRanking(table.duties), role),
    skillsApart: deviation(toRanking(table.skills), role),
    skillsAbove: leadOverBest(toRanking(table.skills), role),
    wordsApart: deviation(toRanking(table.wordScores), role),
    length: measureLength(parsedQuery.description.size),
    sameKind: sameKindShare(kinds, denseRow(index.kinds, role)),
    kindInLibrary: knownKindShare(kinds, index.kinds, allowed),
    roleLength: measureLength(index.descriptionWords[role] ?? 0),
    near: (nearness ?? 0) / 2,
    nearLead: nearness === undefined ? 0 : (nearness - otherNearness) / 2,
    otherLanguage: (parsedQuery.description.size > 0 ? isInOtherLanguage : isAcrossLanguages(index, parsedQuery, role))
      ? 1
      : 0,
  };
}

/** The evidence `size` of a library with so many roles. */
export const librarySize = (roles: number): number => Math.log(roles) / 10;

const measureLength = (words: number): number => Math.log(1 + words) / 10;
