import type { Term, TermCounts } from '../reading/terms';
import { B, K1 } from '../recipe';
import { addRow, cell, type SparseRows, SparseRowsBuilder, transpose } from '../sparse-rows';

/** One field of the documents: its weight, and the terms of each document in document order. */
export type Field = { weight: number; texts: readonly (readonly Term[])[] };

/**
 * Documents by term. Row t of `postings` has the documents with term t, and the score that one occurrence of t in a
 * query adds.
 */
export type TermIndex = { ids: ReadonlyMap<string, number>; postings: SparseRows; documents: number };

/**
 * Builds a BM25F index (Zaragoza and others, TREC 2004): a term's frequency in each field is divided by
 * 1 - b + b·length/mean length, weighted, summed over the fields to f, and adds idf·f/(k1 + f), with
 * idf = ln(1 + (N - n + ½)/(n + ½)). `documents` is N; every field has N texts.
 */
export function buildTermIndex(documents: number, fields: readonly Field[]): TermIndex {
  const ids = new Map<string, number>();
  const means = fields.map((field) => field.texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, documents));
  const rows = new SparseRowsBuilder();
  for (let document = 0; document < documents; document++) {
    const frequencies = new Map<number, number>();
    fields.forEach((field, at) => {
      addField(frequencies, ids, field.texts[document] ?? [], field.weight, means[at] ?? 0);
    });
    rows.add(frequencies);
  }
  return { ids, postings: weighPostings(transpose(rows.build(), ids.size), documents), documents };
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
    for (let at = start; at < end; at++) values[at] = (idf * (values[at] ?? 0)) / (K1 + (values[at] ?? 0));
  }
  return postings;
}

function inverseFrequency(documents: number, containing: number): number {
  return Math.log(1 + (documents - containing + 0.5) / (containing + 0.5));
}

/** Inverse document frequency of a term; the greatest for a term that no document contains. */
export function rarity(index: TermIndex, term: string): number {
  const id = index.ids.get(term);
  const containing = id === undefined ? 0 : (index.postings.starts[id + 1] ?? 0) - (index.postings.starts[id] ?? 0);
  return inverseFrequency(index.documents, containing);
}

/** The documents that contain a term, ascending. */
export function termDocuments(index: TermIndex, term: string): Uint32Array {
  const id = index.ids.get(term);
  const { starts, columns } = index.postings;
  return id === undefined ? new Uint32Array() : columns.subarray(starts[id], starts[id + 1]);
}

/** BM25F score of every document for a query of weighted terms. */
export function termScores(index: TermIndex, query: TermCounts): Float32Array {
  const scores = new Float32Array(index.documents);
  for (const [term, weight] of query) {
    const id = index.ids.get(term);
    if (id !== undefined) addRow(index.postings, id, weight, scores);
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
  return id === undefined ? 0 : cell(index.postings, id, document);
}
