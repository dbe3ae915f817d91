import { AddedPostings } from '../added-postings';
import type { Term, TermCounts } from '../reading/terms';
import { B, K1 } from '../recipe';
import { addRow, cell, type SparseRows, SparseRowsBuilder, transpose } from '../sparse-rows';

/** One field of the documents: its weight, and the terms of each document in document order. */
export type Field = { weight: number; texts: readonly (readonly Term[])[] };

/** A field without its texts: its weight, and the mean length of its texts. */
type MeasuredField = { weight: number; mean: number };

/**
 * Documents by term. Row t of `postings` has the documents with term t, and the score that one occurrence of t in a
 * query adds. `added` has the same for documents that were added later; they do not change `documents`, the number that
 * rarity is measured by. `size` counts both.
 */
export type TermIndex = {
  ids: Map<string, number>;
  postings: SparseRows;
  documents: number;
  fields: readonly MeasuredField[];
  added: AddedPostings;
  size: number;
};

/**
 * Builds a BM25F index (Zaragoza and others, TREC 2004): a term's frequency in each field is divided by
 * 1 - b + b·length/mean length, weighted, summed over the fields to f, and adds idf·f/(k1 + f), with
 * idf = ln(1 + (N - n + ½)/(n + ½)). `documents` is N; every field has N texts.
 */
export function buildTermIndex(documents: number, fields: readonly Field[]): TermIndex {
  const ids = new Map<string, number>();
  const measured = fields.map(({ weight, texts }) => ({
    weight,
    mean: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, documents),
  }));
  const rows = new SparseRowsBuilder();
  for (let document = 0; document < documents; document++) {
    rows.add(
      countFrequencies(
        ids,
        measured,
        fields.map(({ texts }) => texts[document] ?? []),
      ),
    );
  }
  return {
    ids,
    postings: weighPostings(transpose(rows.build(), ids.size), documents),
    documents,
    fields: measured,
    added: new AddedPostings(),
    size: documents,
  };
}

/**
 * Adds a document with these texts, one per field. Rarity and mean lengths stay those of the index when it was built. The
 * given index must not be used afterwards.
 */
export function addDocument(index: TermIndex, texts: readonly (readonly Term[])[]): TermIndex {
  for (const [id, frequency] of countFrequencies(index.ids, index.fields, texts)) {
    const idf = inverseFrequency(index.documents, Math.max(1, countBuilt(index, id)));
    index.added.add(id, index.size, (idf * frequency) / (K1 + frequency));
  }
  return { ...index, size: index.size + 1 };
}

/** The frequency of each term of a document, summed over its fields. */
function countFrequencies(
  ids: Map<string, number>,
  fields: readonly MeasuredField[],
  texts: readonly (readonly Term[])[],
): Map<number, number> {
  const frequencies = new Map<number, number>();
  fields.forEach(({ weight, mean }, index) => {
    addField(frequencies, ids, texts[index] ?? [], weight, mean);
  });
  return frequencies;
}

/** Number of documents with a term when the index was built. */
function countBuilt({ postings: { starts } }: TermIndex, id: number): number {
  return id + 1 < starts.length ? (starts[id + 1] ?? 0) - (starts[id] ?? 0) : 0;
}

function addField(
  frequencies: Map<number, number>,
  ids: Map<string, number>,
  text: readonly Term[],
  weight: number,
  mean: number,
): void {
  const share = weight / (1 - B + B * (text.length / Math.max(mean, Number.EPSILON)));
  for (const term of text) {
    const id = ids.get(term.text) ?? ids.size;
    ids.set(term.text, id);
    frequencies.set(id, (frequencies.get(id) ?? 0) + share);
  }
}

function weighPostings(postings: SparseRows, documents: number): SparseRows {
  const values = postings.values;
  for (let term = 0; term < postings.starts.length - 1; term++) {
    const start = postings.starts[term] ?? 0;
    const end = postings.starts[term + 1] ?? 0;
    const idf = inverseFrequency(documents, end - start);
    for (let index = start; index < end; index++)
      values[index] = (idf * (values[index] ?? 0)) / (K1 + (values[index] ?? 0));
  }
  return postings;
}

function inverseFrequency(documents: number, containing: number): number {
  return Math.log(1 + (documents - containing + 0.5) / (containing + 0.5));
}

/** Inverse document frequency of a term; the greatest for a term that no document contains. */
export function rarity(index: TermIndex, term: string): number {
  const id = index.ids.get(term);
  if (id === undefined) return inverseFrequency(index.documents, 0);
  const containing = countBuilt(index, id);
  return inverseFrequency(index.documents, containing || Math.min(1, index.added.documents(id).length));
}

/** The documents that contain a term, ascending. */
export function termDocuments(index: TermIndex, term: string): number[] {
  const id = index.ids.get(term);
  if (id === undefined) return [];
  const { starts, columns } = index.postings;
  const built = countBuilt(index, id) ? columns.subarray(starts[id], starts[id + 1]) : [];
  return [...built, ...index.added.documents(id)];
}

/** BM25F score of every document for a query of weighted terms. */
export function termScores(index: TermIndex, query: TermCounts): Float32Array {
  const scores = new Float32Array(index.size);
  for (const [term, weight] of query) {
    const id = index.ids.get(term);
    if (id === undefined) continue;
    if (countBuilt(index, id)) addRow(index.postings, id, weight, scores);
    index.added.addTo(id, weight, scores);
  }
  return scores;
}

/** A score as a share (0..1) of the highest possible score of its query. */
export function shareOfPossible(score: number, query: TermCounts, index: TermIndex): number {
  let possible = 0;
  for (const [term, weight] of query) possible += weight * rarity(index, term);
  return possible > 0 ? score / possible : 0;
}

/** Score that one occurrence of a term adds to a document; 0 when the document does not contain it. */
export function termShare(index: TermIndex, term: string, document: number): number {
  const id = index.ids.get(term);
  if (id === undefined) return 0;
  if (document >= index.documents) return index.added.value(id, document);
  return countBuilt(index, id) ? cell(index.postings, id, document) : 0;
}
