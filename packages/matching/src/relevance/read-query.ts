import type { PreviousChoice } from '../decisions/decisions';
import { readPreviousChoices } from '../decisions/near-decisions';
import type { MatchIndex } from '../match-index';
import type { MatchQuery } from '../match-query';
import { type Section, sectionsUnderHeadings } from '../reading/headings';
import { englishWordsFor } from '../reading/language-words';
import { type Span, sentences } from '../reading/sentences';
import { countTerms, dampen, type Term, type TermCounts, type TermReader, termReader } from '../reading/terms';
import { DUTY_WEIGHT, GATED_FROM_WORDS, TITLE_BALANCE_WORDS, TITLE_WEIGHT } from '../recipe';
import { withoutRemoved } from '../removed-roles';
import { type TitleScores, titleScores } from '../titles/name-index';
import { withoutAdditions } from '../titles/title-additions';
import { wordWeights } from '../titles/title-words';
import { writeOutTitle } from '../titles/write-out-title';
import { isRelevant, sentenceWeights } from './sentence-relevance';

/**
 * What determined a sentence's weight: nothing (whole text used), its similarity to the job, a heading, or the user.
 */
export type Decision = 'whole' | 'nearness' | 'heading' | 'person';

/** A sentence of a description: its number, offsets, weight 0..1 (0: ignored), and what determined the weight. */
export type WeighedSentence = Span & { number: number; weight: number; decidedBy: Decision };

/** A parsed query. Offsets of the sentences' `terms` refer to the description. */
export type ParsedQuery = {
  /** The title without what lists add, such as '(m/f/d)', to which the offsets of `titleTerms` refer. */
  plainTitle: string;
  titleTerms: Term[];
  /** The title as a library would write it, and its terms. */
  writtenOut: { title: string; terms: Term[] };
  titles: TitleScores;
  sentences: (WeighedSentence & { terms: Term[] })[];
  /** Term weights of the description alone. */
  description: TermCounts;
  /** Term weights including the title. */
  words: TermCounts;
  /** Previous choices for similar titles, by role id. */
  chosen: ReadonlyMap<number, PreviousChoice>;
};

/** Parses a query and decides which sentences of its description count. */
export function readQuery(index: MatchIndex, query: MatchQuery): ParsedQuery {
  const reader = termReader(englishWordsFor(query.language));
  const titles = titleScores(index.nameGrams, query.title);
  withoutRemoved(index, titles.scores);
  const spans = sentences(query.description).map((span) => ({
    ...span,
    terms: reader.prose(query.description.slice(span.start, span.end)).map((term) => shiftTerm(term, span.start)),
  }));
  const plain = withoutAdditions(query.title);
  const expanded = writeOutTitle(query.title);
  const titleTerms = reader.title(plain);
  const writtenOut = { title: expanded, terms: expanded === plain ? titleTerms : reader.title(expanded) };
  const decision = decideSentences(index, query, writtenOut.terms, titles.scores, spans);
  const weighedSentences = spans.map((span, number) => ({ ...span, number, ...(decision.sentences[number] ?? WHOLE) }));
  const description: TermCounts = new Map();
  for (const sentence of weighedSentences)
    if (sentence.weight > 0) countTerms(sentence.terms, description, sentence.weight);
  return {
    plainTitle: plain,
    titleTerms,
    writtenOut,
    titles,
    sentences: weighedSentences,
    chosen: readPreviousChoices(index, query),
    ...weighedTerms(description, titleWords([plain, expanded], reader), decision.isFiltered),
  };
}

type Verdict = { weight: number; decidedBy: Decision };

const WHOLE: Verdict = { weight: 1, decidedBy: 'whole' };

function shiftTerm(term: Term, by: number): Term {
  return { text: term.text, start: term.start + by, end: term.end + by };
}

function decideSentences(
  index: MatchIndex,
  query: MatchQuery,
  title: readonly Term[],
  scores: Float32Array,
  spans: readonly (Span & { terms: Term[] })[],
): { sentences: Verdict[]; isFiltered: boolean } {
  const sections = query.sections ?? sectionsUnderHeadings(query.description);
  const topics = spans.map((span) => findTopic(span, sections));
  const openSpans = spans.filter((_, number) => topics[number] !== 'other');
  const hasOpenText = openSpans.some((span) => span.terms.length > 0);
  const isFiltered = openSpans.reduce((sum, span) => sum + span.terms.length, 0) >= GATED_FROM_WORDS;
  const weights = isFiltered
    ? sentenceWeights(
        index,
        title,
        scores,
        spans.map((span, number) => (topics[number] === 'other' ? [] : span.terms)),
      )
    : undefined;
  const verdicts = spans.map((_, number): Verdict => {
    if (query.restored?.includes(number)) return { weight: 1, decidedBy: 'person' };
    if (query.ignored?.includes(number)) return { weight: 0, decidedBy: 'person' };
    if (hasOpenText && topics[number] === 'other') return { weight: 0, decidedBy: 'heading' };
    if (!weights) return WHOLE;
    const weight = weights[number] ?? 0;
    if (topics[number] === 'job') return { weight: Math.max(DUTY_WEIGHT, weight), decidedBy: 'heading' };
    return { weight: isRelevant(weight) ? weight : 0, decidedBy: 'nearness' };
  });
  return { sentences: verdicts, isFiltered: weights !== undefined };
}

function findTopic(span: Span, sections: readonly Section[]): Section['topic'] | undefined {
  return sections.findLast((section) => span.start >= section.start && span.start < section.end)?.topic;
}

/**
 * Weights of the terms of relevant sentences and the title; dampens repetition and raises the title's weight with the
 * description's length.
 */
function weighedTerms(
  weights: TermCounts,
  title: TermCounts,
  isFiltered: boolean,
): { description: TermCounts; words: TermCounts } {
  if (!isFiltered) return { description: weights, words: addCounts(title, new Map(weights), TITLE_WEIGHT) };
  let all = 0;
  for (const weight of weights.values()) all += weight;
  const words = new Map([...weights].map(([term, weight]): [string, number] => [term, dampen(weight)]));
  return {
    description: weights,
    words: addCounts(title, words, Math.max(TITLE_WEIGHT, TITLE_WEIGHT * Math.sqrt(all / TITLE_BALANCE_WORDS))),
  };
}

/** The words of a title and of its written-out form; words of rank have less weight. */
function titleWords(titles: readonly string[], reader: TermReader): TermCounts {
  const counts: TermCounts = new Map();
  for (const text of titles) {
    const weights = wordWeights(text);
    for (const [index, term] of reader.title(text).entries()) {
      counts.set(term.text, Math.max(counts.get(term.text) ?? 0, weights[index] ?? 1));
    }
  }
  return counts;
}

/** Adds each count, times `weight`, to `counts`, and returns it. */
function addCounts(more: TermCounts, counts: TermCounts, weight: number): TermCounts {
  for (const [term, count] of more) counts.set(term, (counts.get(term) ?? 0) + weight * count);
  return counts;
}
