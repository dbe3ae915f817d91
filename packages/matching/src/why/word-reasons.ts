import type { MatchIndex } from '../match-index';
import type { MatchQuery } from '../match-query';
import type { Span } from '../reading/sentences';
import { STOP_WORDS } from '../reading/stop-words';
import { countTerms, type Term, termReader } from '../reading/terms';
import type { ParsedQuery } from '../relevance/read-query';
import { wordsWrittenOut } from '../titles/write-out-title';
import { termShare } from '../words/term-index';

/**
 * A term shared by job and role: as written in the job (a title in another language: as the library would write it, with
 * `writtenAs` as the title has it), its share of the role's `words` part (0..1, all shared terms sum to 1), whether it is in
 * the title, and its offsets in the relevant sentences of the description.
 */
export type WordReason = { word: string; writtenAs?: string; share: number; inTitle: boolean; places: Span[] };

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
  const titleWord = findInTitle(term, parsedQuery, query.title);
  const [first] = positions;
  const written = first ? { word: query.description.slice(first.start, first.end) } : (titleWord ?? { word: term });
  return { ...written, share, inTitle: titleWord !== undefined, places: positions };
}

/** A word of the title as written there, or else as the library would write it, with what is written there. */
function findInTitle(
  term: string,
  { plainTitle, titleTerms, writtenOut }: ParsedQuery,
  title: string,
): Pick<WordReason, 'word' | 'writtenAs'> | undefined {
  const isTerm = (found: Term) => found.text === term;
  const own = titleTerms.find(isTerm);
  if (own) return { word: plainTitle.slice(own.start, own.end) };
  const libraryWord = writtenOut.terms.find(isTerm);
  if (!libraryWord) return undefined;
  const word = writtenOut.title.slice(libraryWord.start, libraryWord.end);
  const reader = termReader();
  const source = wordsWrittenOut(title).find(({ text }) => reader.title(text).some(isTerm));
  return { word, ...(source && { writtenAs: source.writtenAs }) };
}
