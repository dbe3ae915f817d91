import { fold } from '../reading/fold';
import { countTerms, type TermReader, termReader } from '../reading/terms';
import { addRow, rowProduct, type SparseRows } from '../sparse-rows';
import { tfIdfSpace } from '../vectors/tf-idf-space';
import type { DuplicatePair, DuplicateReason, Named } from './duplicate-pair';
import { judgePair } from './judge-pair';
import { learnSynonyms } from './learn-synonyms';

/** Names shared by more records are ignored, like 'other'. */
const MAX_RECORDS_PER_NAME = 40;
/**
 * Records are compared by meaning if they share one of this many rarest words of their names, which at most
 * `MAX_RECORDS_PER_WORD` records have.
 */
const RAREST_WORDS = 3;
const MAX_RECORDS_PER_WORD = 150;
const SIMILAR = 0.72;
/** Descriptions shared by more records are ignored, like 'A technology of the kind: …'. */
const MAX_RECORDS_PER_DESCRIPTION = 3;
const MAX_SIMILAR = 3;
const NAME_WEIGHT = 3;

/** Two records with a shared name or word; `own` and `holders` as in `PairEvidence`. */
type Candidate = {
  first: number;
  second: number;
  why: DuplicateReason;
  matched: string;
  own: 0 | 1 | 2;
  holders: number;
};
/** Adds a candidate; the numbers are positions of records. */
type AddCandidate = (a: number, b: number, shared: Omit<Candidate, 'first' | 'second'>) => void;

/**
 * Finds likely duplicates in bounded time: only compares records that share a name or a rare word of their names.
 * Regularly yields the number of processed records, so that the caller does not block the event loop.
 */
export function* findDuplicates(records: readonly Named[]): Generator<number, DuplicatePair[]> {
  const reader = termReader();
  const candidates = new Map<string, Candidate>();
  const add: AddCandidate = (a, b, shared) => {
    const [first, second] = a < b ? [a, b] : [b, a];
    const key = `${first}-${second} ${shared.why} ${shared.own}`;
    const existing = candidates.get(key);
    if (!existing || existing.holders > shared.holders) candidates.set(key, { first, second, ...shared });
  };
  yield* addSharedNames(records, (name) => fold(name).trim(), add);
  yield* addSharedNames(records, (name) => wordsKey(reader, name), add, 'same words');
  const texts = yield* readTexts(records, reader);
  yield* addSimilar(texts, records, add);
  return yield* judgeAll([...candidates.values()], records, texts);
}

/** The words of each record's names, and its whole text as a row of weighted words. */
interface Texts {
  /** The words of all names of each record. */
  names: string[][][];
  /** The distinct words of each record's own name. */
  nameTerms: string[][];
  /** The words of each record's own name and description. */
  textTerms: ReadonlySet<string>[];
  isDescribed: boolean[];
  rows: SparseRows;
  dimensions: number;
}

function* readTexts(records: readonly Named[], reader: TermReader): Generator<number, Texts> {
  const allNames: string[][][] = [];
  const nameTerms: string[][] = [];
  const textTerms: ReadonlySet<string>[] = [];
  const isDescribed: boolean[] = [];
  const counts: Map<string, number>[] = [];
  const recordsPerDescription = new Map<string, number>();
  for (const { description } of records)
    recordsPerDescription.set(description, (recordsPerDescription.get(description) ?? 0) + 1);
  for (const [index, { names, description }] of records.entries()) {
    if (index % YIELD_EVERY === 0) yield 0;
    const name = reader.prose(names[0] ?? '');
    allNames.push(names.map((name) => reader.prose(name).map(({ text }) => text)));
    nameTerms.push([...new Set(name.map(({ text }) => text))]);
    const ownDescription =
      (recordsPerDescription.get(description) ?? 0) > MAX_RECORDS_PER_DESCRIPTION ? '' : description;
    isDescribed.push(Boolean(ownDescription));
    const termCounts = countTerms(name, countTerms(reader.prose(ownDescription)), NAME_WEIGHT);
    textTerms.push(new Set(termCounts.keys()));
    counts.push(termCounts);
  }
  const space = tfIdfSpace(counts);
  return {
    names: allNames,
    nameTerms,
    textTerms,
    isDescribed,
    rows: space.wordRows(counts),
    dimensions: space.dimensions,
  };
}

/** Returns the pairs that are likely the same, each with its strongest reason; yields regularly. */
function* judgeAll(
  candidates: Candidate[],
  records: readonly Named[],
  { names, nameTerms, textTerms, isDescribed, rows, dimensions }: Texts,
): Generator<number, DuplicatePair[]> {
  const vector = new Float32Array(dimensions);
  const best = new Map<string, DuplicatePair>();
  const areInterchanged = learnSynonyms(names);
  const wordsNotIn = (index: number, other: number) =>
    (nameTerms[index] ?? []).filter((word) => !nameTerms[other]?.includes(word));
  /** The words of a name that are neither in the other's text nor a synonym of a word that only the other's name has. */
  const missingWords = (index: number, other: number, otherText: ReadonlySet<string>) => {
    const otherOnly = wordsNotIn(other, index);
    return (nameTerms[index] ?? []).filter(
      (word) => !otherText.has(word) && !otherOnly.some((other) => areInterchanged(word, other)),
    );
  };
  for (const [index, { first, second, why, matched, own, holders }] of candidates.entries()) {
    if (index % YIELD_EVERY === 0) yield records.length;
    addRow(rows, first, 1, vector);
    const likeness = rowProduct(rows, second, vector);
    addRow(rows, first, -1, vector);
    const score = judgePair({
      why,
      own,
      holders,
      likeness,
      describedCount: countTrue(isDescribed[first], isDescribed[second]),
      common: (nameTerms[first] ?? []).filter((word) => nameTerms[second]?.includes(word)),
      added: [
        missingWords(first, second, textTerms[second] ?? NONE),
        missingWords(second, first, textTerms[first] ?? NONE),
      ],
      apart: [wordsNotIn(first, second), wordsNotIn(second, first)],
    });
    const [a, b] = [records[first], records[second]];
    if (score === undefined || !a || !b) continue;
    const key = `${first}-${second}`;
    const existing = best.get(key);
    if (existing && existing.score >= score) continue;
    const [firstId, secondId] = a.id < b.id ? [a.id, b.id] : [b.id, a.id];
    best.set(key, { first: firstId, second: secondId, why, matched, score });
  }
  return [...best.values()];
}

function countTrue(a: boolean | undefined, b: boolean | undefined): 0 | 1 | 2 {
  if (a && b) return 2;
  return a || b ? 1 : 0;
}

const YIELD_EVERY = 200;
const NONE: ReadonlySet<string> = new Set();

/** The stems of a name in alphabetical order; empty for a single short word, which is not evidence. */
function wordsKey(reader: TermReader, name: string): string {
  const stems = [...new Set(reader.prose(name).map(({ text }) => text))].sort();
  return stems.length > 1 ? stems.join(' ') : '';
}

function* addSharedNames(
  records: readonly Named[],
  toKey: (name: string) => string,
  add: AddCandidate,
  reason?: 'same words',
): Generator<number, void> {
  const holders = new Map<string, { record: number; isOwn: boolean; name: string }[]>();
  for (const [index, { names }] of records.entries()) {
    if (index % YIELD_EVERY === 0) yield 0;
    for (const [position, name] of names.entries()) {
      const key = toKey(name);
      if (!key) continue;
      const named = holders.get(key) ?? [];
      if (!named.some(({ record }) => record === index)) named.push({ record: index, isOwn: position === 0, name });
      holders.set(key, named);
    }
  }
  for (const group of holders.values()) {
    if (group.length > MAX_RECORDS_PER_NAME) continue;
    for (const [index, holder] of group.entries())
      for (const other of group.slice(index + 1)) {
        const why = reason ?? (holder.isOwn && other.isOwn ? 'same name' : 'alternative name');
        const own = countTrue(holder.isOwn, other.isOwn);
        add(holder.record, other.record, { why, matched: other.name, own, holders: group.length });
      }
  }
}

function* addSimilar(
  { nameTerms, rows, dimensions }: Texts,
  records: readonly Named[],
  add: AddCandidate,
): Generator<number, void> {
  const holders = new Map<string, number[]>();
  for (const [index, terms] of nameTerms.entries())
    for (const term of terms) {
      const positions = holders.get(term);
      if (positions) positions.push(index);
      else holders.set(term, [index]);
    }
  const vector = new Float32Array(dimensions);
  for (const [index, terms] of nameTerms.entries()) {
    if (index % YIELD_EVERY === 0) yield index;
    const rare = terms
      .map((term) => holders.get(term) ?? [])
      .filter(({ length }) => length <= MAX_RECORDS_PER_WORD)
      .sort((a, b) => a.length - b.length)
      .slice(0, RAREST_WORDS);
    const candidates = new Set(rare.flat());
    candidates.delete(index);
    addRow(rows, index, 1, vector);
    const similar = [...candidates]
      .map((other) => ({ other, score: rowProduct(rows, other, vector) }))
      .filter(({ score }) => score >= SIMILAR)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_SIMILAR);
    addRow(rows, index, -1, vector);
    for (const { other } of similar) {
      const matched = records[Math.max(index, other)]?.names[0] ?? '';
      add(index, other, { why: 'similar meaning', matched, own: 0, holders: 2 });
    }
  }
}
