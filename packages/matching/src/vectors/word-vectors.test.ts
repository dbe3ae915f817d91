import { SAMPLE_ROLES } from '../library.fixtures';
import { countTerms, termReader } from '../reading/terms';
import { product } from './dense';
import { decodeModel, encodeModel } from './model-file';
import { rowCosines } from './text-space';
import { trainWordVectors } from './train-word-vectors';
import { vectorSpace } from './vector-space';

const model = trainWordVectors(SAMPLE_ROLES, {
  dimensions: 12,
  moreTexts: ['Whisks beat cream.', 'Whisks beat eggs.'],
});
const space = vectorSpace(model);
const reader = termReader();

function nearness(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => space.encode(countTerms(reader.prose(text))));
  return product(first ?? new Float32Array(0), second ?? new Float32Array(0));
}

describe('trainWordVectors', () => {
  it.each([
    ['ovens', 'dough', 'patients'],
    ['ward', 'patients', 'pipes'],
    ['cream', 'eggs', 'tax'],
  ])('%s is more similar to %s than to %s', (word, near, far) => {
    expect(nearness(word, near)).toBeGreaterThan(nearness(word, far) + 0.2);
  });

  it('is deterministic for the same library', () => {
    const again = trainWordVectors(SAMPLE_ROLES, {
      dimensions: 12,
      moreTexts: ['Whisks beat cream.', 'Whisks beat eggs.'],
    });
    expect(encodeModel(again)).toEqual(encodeModel(model));
  });

  it('accepts a library without words', () => {
    expect(trainWordVectors([]).words).toEqual([]);
  });
});

describe('vector space', () => {
  it('encodes to length 1, unknown words to zeros', () => {
    expect(nearness('bake bread', 'bake bread')).toBeCloseTo(1, 5);
    expect(nearness('xyzzy', 'bread')).toBe(0);
  });

  it('returns the same cosine by words as by vectors', () => {
    const counts = countTerms(reader.prose('bake fresh bread'));
    const vector = space.encode(countTerms(reader.prose('ovens and dough')));
    const rows = space.wordRows([counts]);
    const products = space.wordProducts(vector);
    const byWords = rows.columns.reduce(
      (sum, word, index) => sum + (rows.values[index] ?? 0) * (products[word] ?? 0),
      0,
    );
    expect(byWords).toBeCloseTo(rowCosines(space.rows([counts]), vector)[0] ?? 9, 5);
  });
});

describe('a model as bytes', () => {
  it('is decoded unchanged, at any byte offset', () => {
    const bytes = encodeModel(model);
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(decodeModel(shifted.subarray(3))).toEqual(model);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['something else', new TextEncoder().encode('hello world, this is no model')],
    ['a piece', encodeModel(model).subarray(0, -4)],
    ['more than it', Uint8Array.of(...encodeModel(model), 0, 0, 0, 0)],
  ])('is refused when it is %s', (_, bytes) => {
    expect(() => decodeModel(bytes)).toThrow(/model/);
  });
});
