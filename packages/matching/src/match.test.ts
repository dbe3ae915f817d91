import { explain } from './explain';
import { largeSample, SAMPLE_ROLES } from './library.fixtures';
import type { LibraryRole } from './library-role';
import { match } from './match';
import { buildIndex } from './match-index';
import { totalScore } from './scores';
import { trainWordVectors } from './vectors/train-word-vectors';

const large = largeSample();
const indexes = {
  words: buildIndex(SAMPLE_ROLES),
  vectors: buildIndex(large, trainWordVectors(large, { dimensions: 30 })),
};

describe.each(Object.entries(indexes))('match by %s', (_, index) => {
  const findFirstLabel = (title: string, description: string): string | undefined => {
    const roleId = match(index, { title, description }).suggestions[0]?.roleId;
    return index.roles.find((role) => role.roleId === roleId)?.label;
  };

  it.each([
    ['Bakers', 'They mix dough and bake bread.', 'baker'],
    ['Cook', 'Decorates cakes and bakes pastries.', 'pastry chef'],
    ['', 'Teaches children to read and write.', 'primary school teacher'],
    ['Senior Staff Nurse', '', 'nurse'],
    ['C# programmer', 'Writes programs in C#.', 'C# developer'],
    ['C++ programmer', '', 'C++ developer'],
    ['Électricien / ELECTRICIAN', 'Réparation: repairs wiring', 'electrician'],
  ])('%j, %j is a %s', (title, description, expected) => {
    expect(findFirstLabel(title, description)?.replace(/ in district.*/, '')).toBe(expected);
  });

  it.each([
    ['Bakers', 'They mix dough and bake bread.'],
    ['Bakers', ''],
  ])('returns parts from 0 to 1 that add up to the score (%j, %j)', (title, description) => {
    for (const { parts, score } of match(index, { title, description, limit: 99 }).suggestions) {
      const { brevity, ...shares } = parts;
      expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...Object.values(shares))).toBeLessThanOrEqual(1);
      expect(brevity).toBeLessThanOrEqual(0);
      expect(score).toBe(totalScore(parts));
    }
  });

  it.each([
    ['Baker', 'pastry chef'],
    ['DATA-ENGINEER', 'C++ developer'],
    ['nurse', 'head nurse'],
  ])('the role named %s comes first, although the text is that of a %s', (title, other) => {
    const texts = SAMPLE_ROLES.find(({ label }) => label === other);
    const description = [texts?.description, ...(texts?.essentialSkills ?? []).map(({ skillName }) => skillName)];
    expect(findFirstLabel(title, description.join('\n'))?.toLowerCase()).toBe(title.toLowerCase().replace('-', ' '));
  });

  it('finds nothing for an empty job', () => {
    for (const text of ['', ' \n', '管理团队', '…']) {
      expect(match(index, { title: text, description: text })).toMatchObject({
        suggestions: [],
        confidence: undefined,
      });
    }
  });

  it('accepts a text of 50,000 characters', () => {
    const description = 'Bakes bread; checks the ovens. Sells it!\n• Fresh\n'.repeat(1020);
    expect(match(index, { title: 'Baker', description }).suggestions[0]?.roleId).toBe(1);
  });
});

describe('match', () => {
  it('a word for the scope of a job alone does not find another job: a general nurse is no general', () => {
    const named = (roleId: number, label: string, names: string[]): LibraryRole => ({
      roleId,
      language: 'en',
      label,
      alternativeLabels: names,
      description: '',
      essentialSkills: [],
      group: { label: '', text: '' },
    });
    const others = ['baker', 'school teacher', 'dentist', 'ward clerk', 'driver'];
    const index = buildIndex([
      named(1, 'army general', ['general', 'military general']),
      named(2, 'ward nurse', ['staff nurse']),
      ...others.map((label, at) => named(3 + at, label, [])),
    ]);
    const findFirst = (title: string) => match(index, { title, description: '' }).suggestions[0]?.roleId;
    expect(findFirst('Krankenpflegerin')).toBe(2);
    expect(findFirst('General')).toBe(1);
  });

  const query = { title: 'Baker', description: 'Bakes bread.' };

  it('ranks best first and respects the limit', () => {
    const all = match(indexes.words, { ...query, limit: 99 }).suggestions;
    expect(all.map((each) => each.score)).toEqual(all.map((each) => each.score).sort((a, b) => b - a));
    expect(match(indexes.words, { ...query, limit: 2 }).suggestions).toEqual(all.slice(0, 2));
  });

  it.each([
    ['a set of ids', new Set([2, 5])],
    ['a rule', (roleId: number) => roleId === 2 || roleId === 5],
  ])('only suggests %s, with words relative to the best of them', (_, candidates) => {
    const { suggestions } = match(indexes.words, { ...query, candidates });
    expect(suggestions.map((each) => each.roleId)).toEqual([2, 5]);
    expect(suggestions[0]?.parts.words).toBe(1);
  });

  it('accepts an empty library and one with a single role', () => {
    expect(match(buildIndex([]), query)).toMatchObject({ suggestions: [], confidence: undefined });
    expect(match(buildIndex(SAMPLE_ROLES.slice(0, 1)), query)).toMatchObject({
      suggestions: [{ roleId: 1 }],
      confidence: 'clear',
    });
  });

  it('keeps roles with equal labels separate, in library order', () => {
    const twins = [7, 77].map((roleId) => ({ ...role('baker', 'Bakes bread.'), roleId }));
    const { suggestions, confidence } = match(buildIndex([...twins, ...SAMPLE_ROLES.slice(2)]), query);
    expect(suggestions.map((each) => each.roleId).slice(0, 2)).toEqual([7, 77]);
    expect(confidence).toBe('several similar');
  });

  it('finds a new role that the vectors were not trained on', () => {
    const vectors = trainWordVectors(large, { dimensions: 10 });
    const grown = buildIndex([...large, role('beekeeper', 'Keeps bees.')], vectors);
    expect(match(grown, { title: 'Beekeeper', description: 'Keeps bees.' }).suggestions[0]?.roleId).toBe(9999);
  });
});

function role(label: string, description: string): LibraryRole {
  const group = { label: '', text: '' };
  return { roleId: 9999, language: 'en', label, alternativeLabels: [], description, essentialSkills: [], group };
}

describe('what people chose before', () => {
  const index = buildIndex(SAMPLE_ROLES);
  const query = { title: 'Cook', description: 'Decorates cakes and bakes pastries.' };
  const findId = (label: string) => SAMPLE_ROLES.find((role) => role.label === label)?.roleId ?? 0;
  const rankTitle = (title: string, before: { title: string; roleId: number | null }[]) =>
    match(index, { ...query, decided: { title, before: before.map((one) => ({ ...one, times: 4, own: true })) } });
  const findLabel = (roleId: number | undefined) => SAMPLE_ROLES.find((role) => role.roleId === roleId)?.label;

  it.each([
    ['an equal title', 'Cook', 'Cook', 'baker'],
    ['another title', 'Cook', 'Plumber', 'pastry chef'],
    ['the same title on another level', 'Kitchen Manager', 'Kitchen Assistant', 'pastry chef'],
  ])('counts for %s', (_, title, decided, expected) => {
    const { suggestions, confidence } = rankTitle(title, [{ title: decided, roleId: findId('baker') }]);
    expect(findLabel(suggestions[0]?.roleId)).toBe(expected);
    expect(suggestions[0]?.score).toBeCloseTo(totalScore(suggestions[0]?.parts ?? NO_PARTS), 6);
    if (expected === 'baker') expect(confidence).toMatch(/likely|clear/);
  });

  it('counts partially for a similar title', () => {
    const { suggestions } = rankTitle('Hotel Kitchen Cook', [
      { title: 'Hotel Kitchen Cooks', roleId: findId('baker') },
    ]);
    const bonus = suggestions.find(({ roleId }) => roleId === findId('baker'))?.parts.chosen ?? 0;
    expect(bonus).toBeGreaterThan(0.1);
    expect(bonus).toBeLessThan(0.88);
  });

  it('does not change anything for a title without decisions', () => {
    expect(rankTitle('Cook', [])).toEqual(match(index, query));
  });

  it('does not suggest a role that the library no longer has', () => {
    const { suggestions } = rankTitle('Cook', [{ title: 'Cook', roleId: 999_999 }]);
    expect(suggestions.map(({ roleId }) => roleId)).not.toContain(999_999);
  });

  it('is named among the reasons', () => {
    const decided = { title: 'Cook', before: [{ title: 'Cook', roleId: 1, times: 4, own: true }] };
    expect(explain(index, { ...query, decided }, 1)?.chosen).toMatchObject({ title: 'Cook', times: 4, own: true });
  });
});

const NO_PARTS = { title: 0, words: 0, duties: 0, skills: 0, level: 0, name: 0, brevity: 0, chosen: 0 };

it('an abbreviated title has the same confidence as the written-out one', () => {
  const description = 'They care for patients and give medicine on the ward.';
  const fits = ['RN', 'Registered nurse'].map((title) => match(indexes.words, { title, description }).fit);
  expect(fits[0]).toBeCloseTo(fits[1] ?? 0, 1);
});

it.each([
  ['de', 'Der Wärter, der bei der Anlage die Nacht mit den Tieren verbringt'],
  ['nl', 'De man die het hek van het park en de dieren van het park bewaakt'],
])('small words of a description in another language (%s) are no reason', (language, description) => {
  const keepers: LibraryRole[] = ['Leiter der Abteilung', 'Bewaker van het hek'].map((name, index) => ({
    ...{
      roleId: 900 + index,
      language: 'en',
      label: `keeper ${index}`,
      alternativeLabels: [],
      translatedNames: [name],
      description: '',
    },
    ...{ essentialSkills: [], group: { label: '', text: '' } },
  }));
  const index = buildIndex([...SAMPLE_ROLES, ...keepers]);
  const small = /^(?:der|die|den|bei|mit|de|van|het|en)$/i;
  const wordsFor = (language?: string) => {
    const query = { title: 'Keeper', description, language };
    return keepers.flatMap(({ roleId }) => explain(index, query, roleId)?.words.map(({ word }) => word) ?? []);
  };
  expect(wordsFor().some((word) => small.test(word))).toBe(true);
  expect(wordsFor(language).filter((word) => small.test(word))).toEqual([]);
});

it.each([
  ['de', 'de', false],
  ['de', 'en', true],
  ['en', 'de', true],
  ['en', 'en', false],
  [undefined, 'de', false],
])('a description in %s and roles in %s are in different languages: %s', (language, ofRoles, expected) => {
  const index = buildIndex(SAMPLE_ROLES.map((role) => ({ ...role, language: ofRoles })));
  const query = { title: 'Baker', description: 'They mix dough and bake bread.', language };
  const { evidence, unmeasuredLanguage, languages } = match(index, query);
  expect(evidence?.otherLanguage).toBe(expected ? 1 : 0);
  expect(unmeasuredLanguage).toBe(expected ? language : undefined);
  expect(languages).toEqual(expected ? { part: 'description', job: language, role: ofRoles } : undefined);
});
