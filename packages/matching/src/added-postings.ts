type Posting = { documents: number[]; values: number[] };

/**
 * Postings of documents that were added after an index was built: its flat arrays cannot grow in the middle. Documents
 * are added in ascending order.
 */
export class AddedPostings {
  readonly #byTerm = new Map<number, Posting>();

  add(term: number, document: number, value: number): void {
    const posting = this.#byTerm.get(term);
    if (posting) {
      posting.documents.push(document);
      posting.values.push(value);
    } else this.#byTerm.set(term, { documents: [document], values: [value] });
  }

  /** The added documents with a term, ascending. */
  documents(term: number): readonly number[] {
    return this.#byTerm.get(term)?.documents ?? [];
  }

  /** Adds `factor` times the term's values to the sums of its documents. */
  addTo(term: number, factor: number, sums: Float32Array): void {
    const { documents = [], values = [] } = this.#byTerm.get(term) ?? {};
    for (const [index, document] of documents.entries())
      sums[document] = (sums[document] ?? 0) + factor * (values[index] ?? 0);
  }

  /** Value of a term in one document, 0 if absent. */
  value(term: number, document: number): number {
    const { documents = [], values = [] } = this.#byTerm.get(term) ?? {};
    return values[documents.indexOf(document)] ?? 0;
  }
}
