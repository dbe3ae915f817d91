import { explain } from './explain';
import { EMPLOYER_TEXT, SAMPLE_ROLES } from './library.fixtures';
import { match } from './match';
import { buildIndex } from './match-index';

const index = buildIndex(SAMPLE_ROLES);
const description = `Tasks of the job. Repairs wiring and fuse boxes. Installing lights! ${EMPLOYER_TEXT} Repairs Wiring, fuse boxes and lights.`;
const query = { title: 'Electrical fitters', description };

describe('explain', () => {
  const reasons = explain(index, query, 5);

  it('has the score of the match', () => {
    const [suggestion] = match(index, query).suggestions;
    expect(reasons).toMatchObject({ roleId: 5, score: suggestion?.score, parts: suggestion?.parts });
    expect(reasons?.duties).toBe(suggestion?.parts.duties);
    expect(reasons?.sentences).toEqual(match(index, query).sentences);
  });

  it('returns the most similar name', () => {
    expect(reasons?.title?.name).toBe('electrical fitter');
    expect(reasons?.title?.nearness).toBe(reasons?.parts.title);
  });

  it('returns the strongest words with their offsets', () => {
    expect(reasons?.words).toHaveLength(5);
    const wiring = reasons?.words.find((each) => each.word === 'wiring');
    expect(wiring?.places.map(({ start, end }) => description.slice(start, end))).toEqual(['wiring', 'Wiring']);
    expect(reasons?.words.find((each) => each.inTitle)?.word).toMatch(/Electrical|fitters/);
    const shares = reasons?.words.map((each) => each.share) ?? [];
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
  });

  it('pairs sentences with skills', () => {
    const [best] = reasons?.skills ?? [];
    expect(description.slice(best?.start, best?.end)).toBe(best?.text);
    expect(best?.skills[0]?.skillName).toMatch(/wiring/);
    expect(reasons?.skills.length).toBeLessThanOrEqual(3);
    expect(reasons?.skills.every((each) => each.cosine >= 0.55 && each.cosine <= 1)).toBe(true);
  });

  it('uses no word or skill of an ignored sentence', () => {
    const ignored = (match(index, query).sentences ?? []).filter((each) => each.weight === 0);
    expect(ignored.length).toBeGreaterThan(3);
    const positions = [...(reasons?.words.flatMap((each) => each.places) ?? []), ...(reasons?.skills ?? [])];
    for (const position of positions) {
      expect(ignored.some((each) => position.start >= each.start && position.start < each.end)).toBe(false);
    }
  });

  it('uses no word or skill of a sentence that a user excluded', () => {
    const last = (reasons?.sentences.length ?? 0) - 1;
    const without = explain(index, { ...query, ignored: [last] }, 5);
    expect(without?.words.find((each) => each.word === 'wiring')?.places).toHaveLength(1);
    expect(without?.skills.map((each) => each.sentence)).not.toContain(last);
  });

  it('returns each skill and each sentence once', () => {
    const repeated = { ...query, description: 'Repairs wiring. Repairs wiring. Repairs the wiring of houses.' };
    const pairs = explain(index, repeated, 5)?.skills ?? [];
    expect(pairs).toHaveLength(1);
    expect(pairs[0]?.skills.map(({ skillName }) => skillName)).toContain('install wiring');
  });

  it('returns no pair if the skills do not fit', () => {
    const other = { title: 'Electrician', description: 'Bakes bread and pastries in ovens, sells cakes.' };
    expect(explain(index, other, 5)?.skills).toEqual([]);
  });

  it('explains a title alone', () => {
    expect(explain(index, { title: 'head of the nurses', description: '' }, 4)).toMatchObject({
      words: [
        { word: 'head', inTitle: true, places: [] },
        { word: 'nurses', inTitle: true },
      ],
      skills: [],
      sentences: [],
    });
  });

  it.each([
    ['Krankenpflegerin', [{ word: 'nurse', writtenAs: 'Krankenpflegerin' }]],
    ['Oberpfleger', [{ word: 'nurse', writtenAs: 'Oberpfleger' }]],
    ['(m/w/d) Nurse', [{ word: 'Nurse' }]],
    ['Nrs. (Ward 3)', [{ word: 'nurse', writtenAs: 'Nrs.' }, { word: 'Ward' }]],
  ])(
    'names the words of a title without what lists add, as the role has them, and what was written: %s',
    (title, expected) => {
      const job = { title, description: 'They are kind.' };
      const words = explain(index, job, 3)?.words.map(({ word, writtenAs }) => ({
        word,
        ...(writtenAs && { writtenAs }),
      }));
      expect(words).toEqual(expected);
    },
  );

  it.each([
    ['Elektrikerin (m/w/d)', 'electrician'],
    ['Elec. Fitter', 'electrical Fitter'],
    ['Electrical Fitter', undefined],
    ['electrical fitter', undefined],
    ['Electrician, Night Shift Team', 'Electrician'],
  ])('says what a title was taken for: %s as %s', (title, readAs) => {
    expect(explain(index, { title, description: '' }, 5)?.title?.readAs).toBe(readAs);
  });

  it('returns no function words', () => {
    const words = explain(index, { title: 'head of nursing', description: '' }, 4)?.words.map((each) => each.word);
    expect(words).toEqual(expect.arrayContaining(['head', 'nursing']));
    expect(words).not.toContain('of');
  });

  it('uses the first of two roles with equal ids', () => {
    const twice = buildIndex([...SAMPLE_ROLES, ...SAMPLE_ROLES.map((role) => ({ ...role, roleId: 5 }))]);
    expect(explain(twice, query, 5)?.title?.name).toBe('electrical fitter');
  });

  it('is undefined for a role that is not in the index', () => {
    expect(explain(index, query, 404)).toBeUndefined();
  });
});
