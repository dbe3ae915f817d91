import { expect, it } from '@jest/globals';
import type { NamedSkill } from './find-skills';
import { findStatedSkills } from './stated-skills';

const library: NamedSkill[] = [
  { id: 1, names: ['manage budgets'] },
  { id: 2, names: ['scaffolding components', 'standards'] },
  { id: 3, names: ['quality standards'] },
  { id: 4, names: ['integrated pest management'] },
  { id: 5, names: ['prepare annual budgets'] },
  { id: 6, names: ['operate cranes'] },
];
const vocabulary = {
  skills: 1000,
  having: new Map(Object.entries({ manage: 300, management: 200, standards: 20, budgets: 10, operate: 200 })),
};
const statedIds = (...texts: string[]) =>
  findStatedSkills(texts, { spelled: library, near: library, vocabulary }).skills.map(({ id }) => id);

it.each<[string, number[]]>([
  ['Oversees integrated pest management and keeps quality standards.', [4, 3, 2]],
  ['Budgets are prepared each year.', [5, 1]],
  ['Operates the till.', []],
  ['See https://acme.com/integrated-pest-management/budgets.', []],
])('the strongest first, also what a sentence says a part of: %s', (text, ids) => expect(statedIds(text)).toEqual(ids));

it('an alternative name is weaker if the text contains nothing of the own name', () => {
  const [strong, weak] = ['The standards for scaffolding.', 'The standards.'].map(
    (text) =>
      findStatedSkills([text], { spelled: library, near: library, vocabulary }).skills.find(({ id }) => id === 2)
        ?.strength,
  );
  expect(strong).toBeGreaterThan(weak ?? 1);
});

it('marks the words by which a skill was found', () => {
  const { skills } = findStatedSkills(['Budgets are prepared.'], { spelled: [], near: library, vocabulary });
  expect(skills.find(({ id }) => id === 5)).toMatchObject({
    sureness: 'possible',
    evidence: [
      {
        sentence: 'Budgets are prepared.',
        marks: [
          { start: 0, end: 7 },
          { start: 12, end: 20 },
        ],
      },
    ],
  });
});

it('returns only the strongest 30 of the skills with partially contained names', () => {
  const near = Array.from({ length: 100 }, (_, index) => ({ id: index, names: ['prepare annual budgets'] }));
  const { skills } = findStatedSkills(['Prepares budgets.'], { spelled: [], near, vocabulary });
  expect(skills).toHaveLength(30);
});

it('finds by meaning what is said in other words, with both passages', () => {
  const meaning = {
    skills: library.map(({ id, names: [name = ''] }) => ({ id, name })),
    vectors: { width: 2, values: Float32Array.from(library.flatMap(({ id }) => (id === 6 ? [1, 0] : [0, 1]))) },
    vectorOf: (passage: string) =>
      /gantries|Expert/.test(passage) ? Float32Array.of(1, 0) : Float32Array.of(0.6, 0.8),
  };
  const { skills } = findStatedSkills(['Expert with gantries.'], { spelled: [], near: [], vocabulary, meaning });
  expect(skills[0]).toMatchObject({
    id: 6,
    name: 'operate cranes',
    sureness: 'possible',
    evidence: [{ sentence: 'Expert with gantries.', foundBy: 'meaning', name: 'operate cranes' }],
  });
  const [evidence] = skills[0]?.evidence ?? [];
  const marked = evidence?.marks.map(({ start, end }) => evidence.sentence.slice(start, end));
  expect(marked).toEqual(['Expert with gantries']);
});

it.each([
  ['Bedienung von Maschinen und Anlagen', [1]],
  ['Sie überwachen die Baustelle.', [2]],
  ['Sie haben Maschinen.', []],
])('compares a German text with German names by their stems: %s', (text, expected) => {
  const named = [
    { id: 1, names: ['Maschinen bedienen', 'operate machines'] },
    { id: 2, names: ['Überwachung von Baustellen', 'monitor construction sites'] },
  ];
  const sources = { spelled: named, near: [], vocabulary: { skills: 1000, having: new Map() } };
  const { skills } = findStatedSkills([text], { ...sources, language: 'de' });
  expect(skills.map(({ id }) => id)).toEqual(expected);
});

it.each<[string, boolean]>([
  ['Mehrere Tage Urlaub im Sommer.', false],
  ['An allen Tagen frisches Obst.', false],
  ['Pflege der Tags einer Webseite.', true],
  ['Jeder Text bekommt einen Tag.', true],
])('a German name with the plural of a loan word is not found by another plural: %s', (text, isFound) => {
  const near = [{ id: 7, names: ['Tags übersetzen'] }];
  const words = { skills: 1000, having: new Map(Object.entries({ tags: 1, ubersetzen: 30 })) };
  const { skills } = findStatedSkills([text], { spelled: [], near, vocabulary: words, language: 'de' });
  expect(skills.map(({ id }) => id)).toEqual(isFound ? [7] : []);
});

it.each<[string, string]>([
  ['Ablauf eines Projekts planen', 'Projekte leiten.'],
  ['Vertrags\u00adrecht', 'Verträge prüfen.'],
  ['Kurse geben', 'Kurs für Kinder.'],
  ['Kurs leiten', 'Kurse für Kinder.'],
  ['Projekte leiten', 'Leitung des Projekts.'],
])('a German name with a genitive, the part of a compound or another -s is found by other forms: %s', (name, text) => {
  const near = [{ id: 8, names: [name] }];
  const { skills } = findStatedSkills([text], { spelled: [], near, vocabulary, language: 'de' });
  expect(skills.map(({ id }) => id)).toEqual([8]);
});
