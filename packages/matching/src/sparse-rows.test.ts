import { addRow, cell, rowProduct, SparseRowsBuilder, transpose } from './sparse-rows';

const builder = new SparseRowsBuilder();
builder.add([
  [2, 3],
  [0, 1],
]);
builder.add([]);
builder.add([[1, 5]]);
const rows = builder.build();

describe('sparse rows', () => {
  it('stores cells by row and column', () => {
    const table = [0, 1, 2].map((row) => [0, 1, 2].map((column) => cell(rows, row, column)));
    expect(table).toEqual([
      [1, 0, 3],
      [0, 0, 0],
      [0, 5, 0],
    ]);
  });

  it('transposes rows', () => {
    const turned = transpose(rows, 3);
    const table = [0, 1, 2].map((row) => [0, 1, 2].map((column) => cell(turned, row, column)));
    expect(table).toEqual([
      [1, 0, 0],
      [0, 0, 5],
      [3, 0, 0],
    ]);
  });

  it('adds and multiplies rows', () => {
    const sums = Float32Array.of(1, 1, 1);
    addRow(rows, 0, 2, sums);
    expect([...sums]).toEqual([3, 1, 7]);
    expect(rowProduct(rows, 0, Float32Array.of(2, 9, 4))).toBe(14);
  });

  it('grows beyond its first size', () => {
    const large = new SparseRowsBuilder();
    large.add(Array.from({ length: 5000 }, (_, column): [number, number] => [column, column]));
    expect(cell(large.build(), 0, 4999)).toBe(4999);
  });
});
