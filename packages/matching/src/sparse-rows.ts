import { appendNumbers } from './append-numbers';

/**
 * Compressed sparse rows in three flat arrays. Row r has its columns and values from `starts[r]` to `starts[r + 1]`
 * (exclusive); columns ascend within a row.
 */
export type SparseRows = { starts: Uint32Array; columns: Uint32Array; values: Float32Array };

/** Collects rows and builds the flat arrays. */
export class SparseRowsBuilder {
  #starts: number[] = [0];
  #columns = new Uint32Array(1024);
  #values = new Float32Array(1024);
  #size = 0;

  /** Appends one row. */
  add(row: Iterable<readonly [column: number, value: number]>): void {
    for (const [column, value] of [...row].sort((a, b) => a[0] - b[0])) {
      if (this.#size === this.#columns.length) this.#grow();
      this.#columns[this.#size] = column;
      this.#values[this.#size] = value;
      this.#size++;
    }
    this.#starts.push(this.#size);
  }

  /** The rows so far, in arrays of exact size. */
  build(): SparseRows {
    return {
      starts: Uint32Array.from(this.#starts),
      columns: this.#columns.slice(0, this.#size),
      values: this.#values.slice(0, this.#size),
    };
  }

  #grow(): void {
    const columns = new Uint32Array(this.#size * 2);
    const values = new Float32Array(this.#size * 2);
    columns.set(this.#columns);
    values.set(this.#values);
    this.#columns = columns;
    this.#values = values;
  }
}

/** The rows of two matrices with the same columns. The first may share its memory with the result. */
export function appendRows(rows: SparseRows, more: SparseRows): SparseRows {
  const size = rows.columns.length;
  return {
    starts: Uint32Array.from([...rows.starts, ...more.starts.subarray(1).map((start) => start + size)]),
    columns: appendNumbers(rows.columns, more.columns),
    values: appendNumbers(rows.values, more.values),
  };
}

/** Number of rows. */
export function rowCount(rows: SparseRows): number {
  return rows.starts.length - 1;
}

/** Transposes: turns rows of documents over terms into postings per term. */
export function transpose(rows: SparseRows, columnCount: number): SparseRows {
  const starts = new Uint32Array(columnCount + 1);
  for (let index = 0; index < rows.columns.length; index++) {
    const next = (rows.columns[index] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let column = 0; column < columnCount; column++)
    starts[column + 1] = (starts[column + 1] ?? 0) + (starts[column] ?? 0);
  const fill = starts.slice();
  const columns = new Uint32Array(rows.columns.length);
  const values = new Float32Array(rows.values.length);
  for (let row = 0; row < rowCount(rows); row++) {
    for (let index = rows.starts[row] ?? 0; index < (rows.starts[row + 1] ?? 0); index++) {
      const column = rows.columns[index] ?? 0;
      const to = fill[column] ?? 0;
      columns[to] = row;
      values[to] = rows.values[index] ?? 0;
      fill[column] = to + 1;
    }
  }
  return { starts, columns, values };
}

/** Adds `factor` times a row to `sums`, which has one element per column. */
export function addRow(rows: SparseRows, row: number, factor: number, sums: Float32Array): void {
  const end = rows.starts[row + 1] ?? 0;
  for (let index = rows.starts[row] ?? 0; index < end; index++) {
    const column = rows.columns[index] ?? 0;
    sums[column] = (sums[column] ?? 0) + factor * (rows.values[index] ?? 0);
  }
}

/** Product of a row with a vector of one element per column. */
export function rowProduct(rows: SparseRows, row: number, vector: Float32Array): number {
  let sum = 0;
  const end = rows.starts[row + 1] ?? 0;
  for (let index = rows.starts[row] ?? 0; index < end; index++)
    sum += (rows.values[index] ?? 0) * (vector[rows.columns[index] ?? 0] ?? 0);
  return sum;
}

/** Sum of a row's values, each multiplied by the factor of its column. */
export function rowSum(rows: SparseRows, row: number, factor: (column: number) => number): number {
  let sum = 0;
  const end = rows.starts[row + 1] ?? 0;
  for (let index = rows.starts[row] ?? 0; index < end; index++)
    sum += (rows.values[index] ?? 0) * factor(rows.columns[index] ?? 0);
  return sum;
}

/** Value of one cell, 0 if absent. */
export function cell(rows: SparseRows, row: number, column: number): number {
  let low = rows.starts[row] ?? 0;
  let high = (rows.starts[row + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const middleColumn = rows.columns[middle] ?? 0;
    if (middleColumn === column) return rows.values[middle] ?? 0;
    if (middleColumn < column) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}
