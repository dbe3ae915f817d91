import type { Evidence } from './evidence';
import { estimateFit, isConfidenceLowered, raiseConfidence, rateFit } from './fit';

const evidence = (overrides: Partial<Evidence>): Evidence => ({
  title: 0,
  meaning: 0,
  duties: 0,
  skills: 0,
  explained: 0,
  lead: 0,
  elsewhere: 0,
  titleOnly: 0,
  level: 0.5,
  size: Math.log(3000) / 10,
  nameWords: 0,
  words: 0,
  within: 0,
  titleKnown: 0,
  saidLabel: 0,
  titleAbove: -0.2,
  dutiesApart: 0,
  dutiesAbove: -0.2,
  skillsApart: 0,
  skillsAbove: -0.2,
  wordsApart: 0,
  length: 0.4,
  sameKind: 0.1,
  kindInLibrary: 0.3,
  roleLength: 0.4,
  near: 0,
  nearLead: 0,
  otherLanguage: 0,
  ...overrides,
});

const GOOD = {
  title: 0.95,
  meaning: 1,
  duties: 0.85,
  skills: 0.7,
  explained: 0.8,
  lead: 0.6,
  nameWords: 1,
  words: 0.6,
  within: 1,
  titleKnown: 1,
  saidLabel: 1,
  titleAbove: 0.3,
  dutiesApart: 0.8,
  dutiesAbove: 0.2,
  skillsApart: 0.6,
  skillsAbove: 0.1,
  wordsApart: 1.2,
  sameKind: 0.95,
  kindInLibrary: 1,
};

describe('rateFit', () => {
  it.each([
    ['agreement in everything', GOOD, 'clear'],
    ['a name like the title and nothing else', { title: 0.9 }, 'no close role'],
    ['the same name and nothing else', { title: 1 }, 'several similar'],
    ['the same with an equally good second', { ...GOOD, lead: 0.01 }, 'several similar'],
    [
      'a similar name with similar duties',
      { ...GOOD, title: 0.7, duties: 0.6, explained: 0.5, lead: 0.4, nameWords: 0.7, within: 0.6, skillsAbove: 0 },
      'likely',
    ],
    [
      'a word of the name only',
      { title: 0.3, meaning: 0.2, duties: 0.2, skills: 0.2, explained: 0.1 },
      'no close role',
    ],
    ['a much better role that may not be suggested', { ...GOOD, elsewhere: 0.8, kindInLibrary: 0.7 }, 'no close role'],
    [
      'a similar name and text, but the library lacks this kind of work',
      {
        ...GOOD,
        title: 0.7,
        duties: 0.6,
        explained: 0.5,
        nameWords: 0.7,
        within: 0.6,
        sameKind: 0.2,
        kindInLibrary: 0.2,
      },
      'no close role',
    ],
    ['nothing', {}, 'no close role'],
  ])('%s: %s', (_, overrides, expected) => {
    expect(rateFit(evidence(overrides))).toBe(expected);
  });

  it.each([
    ['a description', {}, 'no close role'],
    ['a title alone', { titleOnly: 1 }, 'several similar'],
    ['a description in another language', { otherLanguage: 1 }, 'several similar'],
  ])('%s needs as much evidence as such a job can have: %s', (_, kind, expected) => {
    const little = {
      title: 0.8,
      nameWords: 0.8,
      within: 0.8,
      duties: 0.3,
      kindInLibrary: 0.87,
      sameKind: 0.9,
      near: 0.7,
    };
    const base = evidence({ ...little, ...kind });
    expect(rateFit(base)).toBe(expected);
  });

  it.each([
    ['a description', {}, 'clear', false],
    ['a title alone', { titleOnly: 1 }, 'clear', false],
    ['a title alone and names in another language', { titleOnly: 1, otherLanguage: 1 }, 'likely', false],
    ['a description in another language', { otherLanguage: 1 }, 'several similar', true],
  ])('everything agrees with %s: %s', (_, kind, expected, lowered) => {
    expect(rateFit(evidence({ ...GOOD, ...kind }))).toBe(expected);
    expect(isConfidenceLowered(evidence({ ...GOOD, ...kind }))).toBe(lowered);
  });

  it('is less confident in a manager for a clerk', () => {
    expect(estimateFit(evidence({ ...GOOD, level: 0 }))).toBeLessThan(estimateFit(evidence(GOOD)));
  });
});

describe.each([80, 250, 450, 650])('rateFit in a library of %i roles', (roles) => {
  const small = (overrides: Partial<Evidence>) => evidence({ size: Math.log(roles) / 10, ...overrides });
  const SIMILAR = {
    ...GOOD,
    title: 0.5,
    duties: 0.6,
    skills: 0.3,
    explained: 0.3,
    lead: 0.3,
    nameWords: 0.5,
    within: 0.5,
    saidLabel: 0.4,
  };

  it.each([
    ['agreement in everything', GOOD, 'clear'],
    ['a similar name, similar duties, and a part of the label in the text', SIMILAR, 'likely'],
    ['the same with an equally good second', { ...SIMILAR, lead: 0.01 }, 'several similar'],
    ['the same, but a much better role that may not be suggested', { ...SIMILAR, elsewhere: 0.7 }, 'no close role'],
    [
      'duties of the same kind under another name',
      { duties: 0.8, explained: 0.4, sameKind: 0.9, kindInLibrary: 0.9 },
      'several similar',
    ],
    ['a word of the name, and another kind of work', { title: 0.3, nameWords: 0.3, duties: 0.3 }, 'no close role'],
    ['the same name and nothing else', { title: 1 }, 'several similar'],
    ['nothing', {}, 'no close role'],
  ])('%s: %s', (_, overrides, expected) => {
    expect(rateFit(small(overrides))).toBe(expected);
  });

  it('is the same for roles with long texts as for roles with short ones', () => {
    const [short, long] = [0.2, 0.5].map((roleLength) => estimateFit(small({ ...SIMILAR, roleLength })));
    expect(short).toBe(long);
  });
});

it.each([
  ['no close role', 0, 'no close role'],
  ['no close role', 0.5, 'no close role'],
  ['no close role', 0.67, 'likely'],
  ['several similar', 0.9, 'likely'],
  ['clear', 0.9, 'clear'],
] as const)('%s with a bonus of %f for previous choices is %s', (confidence, chosen, expected) => {
  expect(raiseConfidence(confidence, chosen)).toBe(expected);
});
