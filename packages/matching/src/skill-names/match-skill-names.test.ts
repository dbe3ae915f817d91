import { expect, it } from '@jest/globals';
import { matchSkillNames, wordBeginnings } from './match-skill-names';

const skills = [
  { id: 1, names: ['manage budgets', 'budget control'] },
  { id: 2, names: ['SQL', 'Structured Query Language'] },
  { id: 3, names: ['data quality assessment', 'check the quality of data'] },
  { id: 4, names: ['manage staff', 'lead employees'] },
  { id: 5, names: ['operate cranes'] },
  { id: 7, names: ['drive forklift'] },
  { id: 6, names: ['Customer service'] },
];
const findBest = (name: string) => matchSkillNames([name], skills)[0]?.[0];

it.each([
  ['the same name, however it is written', '  sql ', 2, 'same name', 1],
  ['an alternative name', 'Structured query language', 2, 'alternative name', 0.97],
  ['inflected words in another order', 'Quality of data: assessments', 3, 'same words', undefined],
  ['a typing error', 'Operating craness', 5, 'same words', undefined],
  ['two words that the library writes as one', 'Fork lift driving', 7, 'same words', undefined],
  ['words that mean the same', 'Client service', 6, 'same words', undefined],
  ['another word of similar meaning', 'leading employees', 4, 'same words', undefined],
])('finds %s', (_, name, id, why, score) => {
  const best = findBest(name);
  expect(best).toMatchObject({ id, why });
  if (score !== undefined) expect(best?.score).toBe(score);
  else expect(best?.score).toBeLessThan(0.97);
});

it('finds an equal name among many skills that share its words', () => {
  const fields = Array.from({ length: 80 }, (_, index) => ({
    id: index + 1,
    names: [`communication in field${index}`],
  }));
  const [best] = matchSkillNames(['Communication'], [...fields, { id: 100, names: ['communication'] }])[0] ?? [];
  expect(best).toMatchObject({ id: 100, why: 'same name' });
});

it('finds equal names in other scripts only', () => {
  const others = [
    { id: 1, names: ['Програмиране'] },
    { id: 2, names: ['Счетоводство'] },
  ];
  expect(matchSkillNames(['програмиране'], others)[0]).toEqual([
    { id: 1, score: 1, matched: 'Програмиране', why: 'same name' },
  ]);
});

it.each(['=1+1', '2024', '-'])('finds nothing for %s, which has no words', (name) => {
  const numbered = [{ id: 1, names: ['CryEngine', 'CryEngine 1', 'version 2024'] }];
  expect(matchSkillNames([name], numbered)[0]).toEqual([]);
});

it('ranks the better name first and shows three at most', () => {
  const many = [1, 2, 3, 4].map((id) => ({ id, names: [`plan routes ${'far '.repeat(id)}`] }));
  const scores = matchSkillNames(['plan routes'], many)[0]?.map(({ id, score }) => [id, score]) ?? [];
  expect(scores).toHaveLength(3);
  expect(scores.map(([, score]) => score)).toEqual(
    scores
      .map(([, score]) => score)
      .sort()
      .reverse(),
  );
});

it.each(['xylophone', '!!!', ''])('finds nothing for %j', (name) =>
  expect(matchSkillNames([name], skills)).toEqual([[]]),
);

it('returns prefixes of the words and of words with similar meaning', () => {
  const beginnings = wordBeginnings(['Quality of clients']);
  expect(beginnings).toEqual(expect.arrayContaining(['qualit', 'client', 'assur']));
  expect(beginnings).not.toContain('of');
});
