import type { MatchIndex } from '../match-index';
import type { MatchQuery } from '../match-query';
import type { Span } from '../reading/sentences';
import { STOP_WORDS } from '../reading/stop-words';
import { countTerms, type Term } from '../reading/terms';
import type { ParsedQuery } from '../relevance/read-query';
import { termShare } from '../words/term-index';

/**
 * A term shared by job and role: as written in the job (a title in another language: as the library would write it),
 * its share of the role's `words` part (0..1, all shared terms sum to 1), whether it is in the title, and its offsets in
 * the relevant sentences of the description.
 */
export type WordReason = { word: string; share: number; inTitle: boolean; places: Span[] };

const MAX_SHOWN = 5;

/** The strongest shared terms of a job and a role, strongest first, without function words of titles. */
export function wordReasons(
  index: MatchIndex,
  parsedQuery: ParsedQuery,
  query: MatchQuery,
  role: number,
): WordReason[] {
  const isTitleOnly = parsedQuery.description.size === 0;
  const weights = isTitleOnly ? countTerms(parsedQuery.titleTerms) : parsedQuery.words;
  const terms = isTitleOnly ? index.nameTerms : index.terms;
  const shares = [...weights]
    .map(([term, weight]) => ({ term, share: weight * termShare(terms, term, role) }))
    .filter((each) => each.share > 0)
    .sort((a, b) => b.share - a.share);
  const totalShare = shares.reduce((sum, each) => sum + each.share, 0);
  const contentTerms = shares.filter((each) => !STOP_WORDS.has(each.term));
  return contentTerms
    .slice(0, MAX_SHOWN)
    .map(({ term, share }) => toReason(term, share / totalShare, parsedQuery, query));
}

function toReason(term: string, share: number, parsedQuery: ParsedQuery, query: MatchQuery): WordReason {
  const positions = parsedQuery.sentences
    .filter((sentence) => sentence.weight > 0)
    .flatMap((sentence) => sentence.terms)
    .filter((found) => found.text === term)
    .map(({ start, end }): Span => ({ start, end }));
  const titleWord = findInTitle(term, parsedQuery);
  const [first] = positions;
  const word = first ? query.description.slice(first.start, first.end) : (titleWord ?? term);
  return { word, share, inTitle: titleWord !== undefined, places: positions };
}

/** A word of the title as written there, or else as the library would write it. */
function findInTitle(term: string, { plainTitle, titleTerms, writtenOut }: ParsedQuery): string | undefined {
  const isTerm = (found: Term) => found.text === term;
  const own = titleTerms.find(isTerm);
  if (own) return plainTitle.slice(own.start, own.end);
  const written = writtenOut.terms.find(isTerm);
  return written && writtenOut.title.slice(written.start, written.end);
}
