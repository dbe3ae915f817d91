import { EMPLOYER_TEXT, largeSample, SAMPLE_ROLES } from '../library.fixtures';
import { match } from '../match';
import { buildIndex } from '../match-index';
import type { Section } from '../reading/headings';
import { trainWordVectors } from '../vectors/train-word-vectors';

const large = largeSample();
const indexes = {
  words: buildIndex(SAMPLE_ROLES),
  vectors: buildIndex(large, trainWordVectors(large, { dimensions: 30, moreTexts: EMPLOYER_TEXT.split('. ') })),
};
const JOB = 'You will install wiring and repair fuse boxes and lights in large buildings.';

describe.each(Object.entries(indexes))('relevance, by %s', (_, index) => {
  it.each([
    ['behind', `${JOB} ${EMPLOYER_TEXT}`, 0],
    ['in front', `${EMPLOYER_TEXT} ${JOB}`, 6],
    ['below the title', `Electrician\n${JOB} ${EMPLOYER_TEXT}`, 1],
  ])('keeps the job when text about the employer is %s', (_place, description, number) => {
    const { sentences, suggestions } = match(index, { title: 'Electrician', description });
    expect(sentences[number]?.weight).toBe(1);
    const others = sentences.filter((each) => each.number !== number && each.end - each.start > 20);
    expect(others.map((each) => each.weight)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(suggestions[0]?.roleId).toBe(5);
  });
});

describe('relevance', () => {
  const description = `${JOB} ${EMPLOYER_TEXT}`;
  const weights = (more: object): [number, string][] =>
    match(indexes.words, { title: 'Electrician', description, ...more }).sentences.map((each) => [
      each.weight,
      each.decidedBy,
    ]);

  it('lets users restore and exclude sentences', () => {
    expect(weights({ restored: [2], ignored: [0] }).slice(0, 3)).toEqual([
      [0, 'person'],
      [0, 'nearness'],
      [1, 'person'],
    ]);
  });

  it('counts a restored sentence', () => {
    const text = `${description} Keep ledgers, check tax returns and prepare statements.`;
    const [plain, more] = [[], [7]].map((restored) =>
      match(indexes.words, { title: 'Electrician', description: text, restored }).suggestions.find(
        ({ roleId }) => roleId === 10,
      ),
    );
    expect(plain?.parts.duties ?? 0).toBe(0);
    expect(more?.parts.duties).toBeGreaterThan(0.3);
  });

  it('uses short descriptions completely', () => {
    expect(match(indexes.words, { title: 'Electrician', description: JOB }).sentences).toMatchObject([
      { weight: 1, decidedBy: 'whole' },
    ]);
  });

  it('uses a description completely if the title is uninformative', () => {
    expect(weights({ title: 'Xyzzy' }).every(([weight, by]) => weight === 1 && by === 'whole')).toBe(true);
  });

  it('headings take precedence', () => {
    const text = `Duties:\nRepairs wiring.\nBenefits:\nFree wiring of your home.`;
    expect(
      match(indexes.words, { title: 'Electrician', description: text }).sentences.map((each) => each.weight),
    ).toEqual([1, 1, 0, 0]);
  });

  it('sections of the caller take precedence', () => {
    const sections: Section[] = [{ start: 0, end: JOB.length, topic: 'other' }];
    expect(weights({ sections })[0]).toEqual([0, 'heading']);
  });

  it('does not ignore a description that is completely about something else', () => {
    const text = 'Benefits:\nFree wiring of your home.';
    expect(match(indexes.words, { title: '', description: text }).sentences.map((each) => each.weight)).toEqual([1, 1]);
  });
});
