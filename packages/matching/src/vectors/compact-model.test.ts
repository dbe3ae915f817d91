import { largeSample } from '../library.fixtures';
import { backgroundVectors } from './background';
import { compact, expand } from './compact-model';
import { denseRow, product } from './dense';
import { trainWordVectors } from './train-word-vectors';

const model = trainWordVectors(largeSample(), { dimensions: 30 });

describe('a compact model', () => {
  it('keeps the direction of every word', () => {
    const copy = expand(compact(model, model.words.length, 30));
    for (const [position, word] of copy.words.entries()) {
      const own = denseRow(model.vectors, model.words.indexOf(word));
      if (product(own, own) > 0) expect(product(denseRow(copy.vectors, position), own)).toBeGreaterThan(0.99);
    }
  });

  it('keeps the most frequent words first', () => {
    const { words, smoothing } = expand(compact(model, 10, 5));
    expect(words).toHaveLength(10);
    expect([...smoothing]).toEqual([...smoothing].sort((a, b) => a - b));
  });

  it('is refused if truncated', () => {
    const { vectors, ...rest } = compact(model, 10, 5);
    expect(() => expand({ ...rest, vectors: vectors.slice(0, 8) })).toThrow('cut short');
  });
});

it('the shipped vectors relate words of similar meaning', () => {
  const { words, vectors } = backgroundVectors();
  const similarityOf = (a: string, b: string) =>
    product(denseRow(vectors, words.indexOf(a)), denseRow(vectors, words.indexOf(b)));
  expect(similarityOf('nurs', 'patient')).toBeGreaterThan(similarityOf('nurs', 'weld'));
  expect(similarityOf('cash', 'financi')).toBeGreaterThan(similarityOf('cash', 'polic'));
});
