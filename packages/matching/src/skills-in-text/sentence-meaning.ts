import { stem } from '../reading/stem';
import { tokens } from '../reading/tokens';
import { topPositions } from '../top-positions';
import { addScaled, type DenseRows, denseRow, normalise, product, products } from '../vectors/dense';
import { readMisreadings } from './everyday-words';
import { type Passage, readPassages } from './passages';

/** What an embedding model says about skills and the passages of texts; all vectors have length 1. */
export interface Meaning {
  /** Ids of the skills that may be found by meaning, and their own names. */
  skills: readonly { id: number; name: string }[];
  /** Vectors of these names, one row each. */
  vectors: DenseRows;
  /** Vector of a passage of `listPassages`; undefined leaves the passage out. */
  vectorOf: (passage: string) => Float32Array | undefined;
}

/** How near a skill is to a sentence. */
export interface SkillNearness {
  /** Cosine of the name with the passage nearest to it, less what the passage's ten nearest skills have on average. */
  contrast: number;
  /** Cosine of the name with the whole sentence. */
  whole: number;
  /** Cosine of the name with all sentences together. */
  subject: number;
  /** The nearest passage. */
  passage: Passage;
}

/** Skills that are compared with all runs of words: the nearest of the sentence and of each part. */
const NEAREST = 100;
const NEIGHBOURS = 10;

const meanOfBest = (values: readonly number[]) => {
  const best = [...values].sort((a, b) => b - a).slice(0, NEIGHBOURS);
  return best.reduce((sum, value) => sum + value, 0) / Math.max(1, best.length);
};

type Vectorised = { passage: Passage; vector: Float32Array };

/** The passages of a sentence that have a vector, those of whole and parts first; none without a vector of the whole. */
interface ReadPassages {
  whole: Float32Array;
  long: Vectorised[];
  runs: Vectorised[];
}

const readVectors = (searched: string, vectorOf: Meaning['vectorOf']): ReadPassages | undefined => {
  const passages = readPassages(searched);
  const whole = passages && vectorOf(passages.whole.text);
  if (!whole) return undefined;
  const read = (listed: readonly Passage[]) =>
    listed.flatMap((passage): Vectorised[] => {
      const vector = vectorOf(passage.text);
      return vector ? [{ passage, vector }] : [];
    });
  return { whole, long: read([passages.whole, ...passages.parts]), runs: read(passages.runs) };
};

/**
 * Compares sentences with skills. `sentences` are all sentences of the texts, as searched (`searchedText`). The returned
 * function lists the nearness by id of the skills nearest to one of them and of the skills `asWell` that have a vector.
 */
export const sentenceComparer = ({ skills, vectors, vectorOf }: Meaning, sentences: readonly string[]) => {
  const rowById = new Map(skills.map(({ id }, row) => [id, row]));
  const read = new Map(sentences.map((searched) => [searched, readVectors(searched, vectorOf)]));
  const subject = new Float32Array(vectors.width);
  for (const passages of read.values()) if (passages) addScaled(subject, passages.whole, 1);
  normalise(subject);
  const nearestRows = new Map<string, number[]>();
  const findNearest = ({ passage: { text }, vector }: Vectorised) => {
    const rows = nearestRows.get(text) ?? topPositions(products(vectors, vector), NEAREST, () => true);
    nearestRows.set(text, rows);
    return rows;
  };

  const stemsByText = new Map<string, ReadonlySet<string>>();
  const stemsOf = (text: string) => {
    const stems = stemsByText.get(text) ?? new Set(tokens(text).map((token) => stem(token.text)));
    stemsByText.set(text, stems);
    return stems;
  };

  return (searched: string, asWell: Iterable<number>): Map<number, SkillNearness> => {
    const nearness = new Map<number, SkillNearness>();
    const passages = read.get(searched);
    if (!passages) return nearness;
    const isMisread = readMisreadings(searched);
    const misreads = (name: string, passage: Passage) => {
      const stems = stemsOf(passage.text);
      return (
        isMisread?.(
          name,
          [...stemsOf(name)].filter((stem) => stems.has(stem)),
        ) ?? false
      );
    };
    const listed = [...asWell].flatMap((id) => rowById.get(id) ?? []);
    const compared = [...new Set([...listed, ...passages.long.flatMap(findNearest)])];
    for (const { passage, vector } of [...passages.long, ...passages.runs]) {
      const cosines = compared.map((row) => product(denseRow(vectors, row), vector));
      const usual = meanOfBest(cosines);
      for (const [index, row] of compared.entries()) {
        const skill = skills[row];
        const cosine = cosines[index] ?? 0;
        if (!skill || (nearness.get(skill.id)?.contrast ?? -1) >= cosine - usual) continue;
        if (isMisread && misreads(skill.name, passage)) continue;
        const { id } = skill;
        const name = denseRow(vectors, row);
        const { whole = product(name, passages.whole), subject: all = product(name, subject) } = nearness.get(id) ?? {};
        nearness.set(id, { contrast: cosine - usual, whole, subject: all, passage });
      }
    }
    return nearness;
  };
};
