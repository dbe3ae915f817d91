import { countGrams } from './n-grams';
import { buildNameIndex, titleScores } from './name-index';

describe('n-grams', () => {
  it('stay within words', () => {
    expect([...countGrams('ab cd').keys()]).toEqual([' ab', 'ab ', ' ab ', ' cd', 'cd ', ' cd ']);
  });

  it('count a word shorter than a length once', () => {
    expect([...countGrams('a')]).toEqual([[' a ', 1]]);
  });
});

describe('titleScores', () => {
  const index = buildNameIndex([['baker', 'bread maker'], ['nurse'], []]);

  it.each([
    ['baker', 0, 0, 1],
    ['Bread Makers', 0, 1, 0.7],
    ['nurse', 1, 0, 1],
  ])('%s is nearest to role %i by its name %i', (title, role, name, least) => {
    const { scores, nearest } = titleScores(index, title);
    expect(scores[role]).toBeGreaterThanOrEqual(least - 1e-6);
    expect(nearest[role]).toBe(name);
    expect(scores.indexOf(Math.max(...scores))).toBe(role);
  });

  it('unknown n-grams reduce the similarity', () => {
    const [known, more] = ['baker', 'baker qqzzxx'].map((title) => titleScores(index, title).scores[0] ?? 0);
    expect(more).toBeLessThan((known ?? 0) - 0.1);
  });

  it.each(['', '管理', 'xyzzy'])('finds nothing for %j', (title) => {
    expect([...titleScores(index, title).scores]).toEqual([0, 0, 0]);
  });
});
