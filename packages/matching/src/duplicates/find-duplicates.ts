import { fold } from '../reading/fold';
import { countTerms, type TermReader, termReader } from '../reading/terms';
import { addRow, rowProduct, type SparseRows } from '../sparse-rows';
import { tfIdfSpace } from '../vectors/tf-idf-space';

/** A record that may be there twice. The first of its names is its own, the others are alternatives. */
export type Named = { id: number; names: readonly string[]; description: string };

/** Why two records are likely the same, the strongest reason. */
export type DuplicateReason = 'same name' | 'alternative name' | 'same words' | 'similar meaning';

/** A likely duplicate: `first` is the smaller id, `matched` the name that they share, `score` 0..1. */
export type DuplicatePair = { first: number; second: number; why: DuplicateReason; matched: string; score: number };

const SCORES = { 'same name': 1, 'alternative name': 0.95, 'same words': 0.9 } as const;
/** A name that more records share says nothing, like 'other'. */
const MOST_OF_A_NAME = 40;
/** Records are compared by meaning when they share one of the rarest words of their names, and not too many have it. */
const RAREST_WORDS = 3;
const MOST_OF_A_WORD = 150;
const SIMILAR = 0.72;
/** Cosine of two texts below which a shared name, or the same words, are chance. */
const FEWEST_IN_COMMON = { 'alternative name': 0.3, 'same words': 0.4 };
/** A description that more records share says nothing about one of them: 'A technology of the kind: …'. */
const MOST_OF_A_DESCRIPTION = 3;
/**
 * A word that a name has besides makes it another, narrower one, like 'video editing software', unless at least this
 * share of all names have it, like 'software' or 'manage'.
 */
const GENERAL_SHARE = 0.008;
const MOST_SIMILAR = 3;
const NAME_WEIGHT = 3;

/**
 * Finds likely duplicates in bounded time: only records that share a name or a rare word of their names are compared.
 * Yields the number of records done now and then, so that the caller can do something else meanwhile.
 */
export function* findDuplicates(records: readonly Named[]): Generator<number, DuplicatePair[]> {
  const reader = termReader();
  const found = new Map<string, DuplicatePair>();
  const add = (one: number, other: number, why: DuplicateReason, matched: string, score: number) => {
    if (one === other) return;
    const [first, second] = one < other ? [one, other] : [other, one];
    const known = found.get(`${first}-${second}`);
    if (!known || known.score < score) found.set(`${first}-${second}`, { first, second, why, matched, score });
  };
  yield* shareNames(records, (name) => fold(name).trim(), add);
  yield* shareNames(records, (name) => wordsKey(reader, name), add, 'same words');
  const texts = yield* readTexts(records, reader);
  yield* areSimilar(records, texts, add);
  return yield* weigh([...found.values()], records, texts);
}

/** The words of each record's own name, and its whole text as a row of weighted words. */
interface Texts {
  nameTerms: string[][];
  textTerms: ReadonlySet<string>[];
  rows: SparseRows;
  dimensions: number;
}

function* readTexts(records: readonly Named[], reader: TermReader): Generator<number, Texts> {
  const nameTerms: string[][] = [];
  const textTerms: ReadonlySet<string>[] = [];
  const counts: Map<string, number>[] = [];
  const sharing = new Map<string, number>();
  for (const { description } of records) sharing.set(description, (sharing.get(description) ?? 0) + 1);
  for (const [at, { names, description }] of records.entries()) {
    if (at % EVERY === 0) yield 0;
    const name = reader.prose(names[0] ?? '');
    nameTerms.push([...new Set(name.map(({ text }) => text))]);
    const own = (sharing.get(description) ?? 0) > MOST_OF_A_DESCRIPTION ? '' : description;
    const counted = countTerms(name, countTerms(reader.prose(own)), NAME_WEIGHT);
    textTerms.push(new Set(counted.keys()));
    counts.push(counted);
  }
  const space = tfIdfSpace(counts);
  return { nameTerms, textTerms, rows: space.wordRows(counts), dimensions: space.dimensions };
}

/**
 * Returns the pairs with their final scores; yields between them, so that the caller can report progress. A match by
 * part of a name or by an alternative name may be chance ('book' in 'bind books' and 'make bookings'). It counts as far
 * as the two descriptions are similar, and is dropped when they have nothing in common. Without both descriptions it
 * keeps its score.
 */
function* weigh(
  pairs: DuplicatePair[],
  records: readonly Named[],
  { rows, dimensions }: Texts,
): Generator<number, DuplicatePair[]> {
  const rowOf = new Map(records.map(({ id }, at) => [id, at]));
  const vector = new Float32Array(dimensions);
  const weighed: DuplicatePair[] = [];
  for (const [at, pair] of pairs.entries()) {
    if (at % EVERY === 0) yield records.length;
    if (pair.why === 'same name' || pair.why === 'similar meaning') {
      weighed.push(pair);
      continue;
    }
    const [first, second] = [rowOf.get(pair.first) ?? 0, rowOf.get(pair.second) ?? 0];
    addRow(rows, first, 1, vector);
    const likeness = rowProduct(rows, second, vector);
    addRow(rows, first, -1, vector);
    const isTold = Boolean(records[first]?.description && records[second]?.description);
    if (isTold && likeness < FEWEST_IN_COMMON[pair.why]) continue;
    weighed.push(isTold ? { ...pair, score: pair.score * (0.5 + likeness / 2) } : pair);
  }
  return weighed;
}

type Add = (one: number, other: number, why: DuplicateReason, matched: string, score: number) => void;

const EVERY = 200;

/** The stems of a name in alphabetical order; empty for a single short word, which is no evidence. */
function wordsKey(reader: TermReader, name: string): string {
  const stems = [...new Set(reader.prose(name).map(({ text }) => text))].sort();
  return stems.length > 1 ? stems.join(' ') : '';
}

function* shareNames(
  records: readonly Named[],
  toKey: (name: string) => string,
  add: Add,
  reason?: 'same words',
): Generator<number, void> {
  const holders = new Map<string, { id: number; isOwn: boolean; name: string }[]>();
  for (const [at, { id, names }] of records.entries()) {
    if (at % EVERY === 0) yield 0;
    for (const [position, name] of names.entries()) {
      const key = toKey(name);
      if (!key) continue;
      const known = holders.get(key) ?? [];
      if (!known.some((one) => one.id === id)) known.push({ id, isOwn: position === 0, name });
      holders.set(key, known);
    }
  }
  for (const group of holders.values()) {
    if (group.length > MOST_OF_A_NAME) continue;
    for (const [at, one] of group.entries())
      for (const other of group.slice(at + 1)) {
        const why = reason ?? (one.isOwn && other.isOwn ? 'same name' : 'alternative name');
        add(one.id, other.id, why, other.name, SCORES[why] - (reason && !(one.isOwn && other.isOwn) ? 0.04 : 0));
      }
  }
}

function* areSimilar(
  records: readonly Named[],
  { nameTerms, textTerms, rows, dimensions }: Texts,
  add: Add,
): Generator<number, void> {
  const holders = new Map<string, number[]>();
  for (const [at, terms] of nameTerms.entries())
    for (const term of terms) {
      const known = holders.get(term);
      if (known) known.push(at);
      else holders.set(term, [at]);
    }
  const isGeneral = (term: string) => (holders.get(term)?.length ?? 0) >= GENERAL_SHARE * records.length;
  /** The words of a name that the other record's text does not have. */
  const added = (at: number, other: number) => (nameTerms[at] ?? []).filter((term) => !textTerms[other]?.has(term));
  /** `drive timber piles` and `drive concrete piles` are described alike, and each has a word of its own. */
  const areDifferent = (at: number, other: number) => {
    const [own, theirs] = [added(at, other), added(other, at)];
    return (own.length > 0 && theirs.length > 0) || ![...own, ...theirs].every(isGeneral);
  };
  const vector = new Float32Array(dimensions);
  for (const [at, { id }] of records.entries()) {
    if (at % EVERY === 0) yield at;
    const rare = (nameTerms[at] ?? [])
      .map((term) => holders.get(term) ?? [])
      .filter(({ length }) => length <= MOST_OF_A_WORD)
      .sort((a, b) => a.length - b.length)
      .slice(0, RAREST_WORDS);
    const candidates = new Set(rare.flat());
    candidates.delete(at);
    addRow(rows, at, 1, vector);
    const similar = [...candidates]
      .map((other) => ({ other, score: rowProduct(rows, other, vector) }))
      .filter(({ other, score }) => score >= SIMILAR && !areDifferent(at, other))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_SIMILAR);
    addRow(rows, at, -1, vector);
    for (const { other, score } of similar) {
      const record = records[other];
      // Below the reasons by name: a meaning may be shared by different skills.
      if (record) add(id, record.id, 'similar meaning', record.names[0] ?? '', Math.min(score, 1) * 0.85);
    }
  }
}
