import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { exportQti } from '@skills-architect/contracts/skills';
import { withZip } from '@skills-architect/service-kit/archives';
import { type AssessmentService, adaptive, assessmentService, OPTIONS, rating } from '../assessments.fixtures';
import { type PackageFile, packageFileName } from './qti-package';
import { all, findProblems, readXml } from './qti-structure.fixtures';

let service: AssessmentService;
beforeAll(async () => {
  service = await assessmentService();
});
afterAll(() => service.close());

const save = (skillId: number) => service.as().call(exportQti, { params: { skillId }, body: {} });
const LIMITS = { maxEntries: 100, maxEntryBytes: 1024 * 1024, maxTotalBytes: 1024 * 1024 };
const unpack = (zip: Buffer): Promise<PackageFile[]> =>
  withZip(new Uint8Array(zip), LIMITS, async (entries) => {
    const files: PackageFile[] = [];
    for (const { name, read } of entries) files.push({ name, content: (await read()).toString() });
    return files;
  });
const TWO_CORRECT = OPTIONS.map((option, index) => ({ ...option, isCorrect: index < 2 }));
const ODD = 'Is 1 < 2 & "so" on? ]]> \u0007';

const downloadPackage = async () => {
  const { skillId } = await service.aSkill(`Questions of ${Math.random()}`);
  for (const form of [
    adaptive(2, ODD),
    adaptive(2, 'Which two?', { assessmentOptions: TWO_CORRECT, assessmentLanguage: 'de' }),
    rating(1, 4, { assessmentSubTypeId: 6 }),
    { levelId: 11, status: 1, assessmentTypeId: 3, assessmentTestId: 'not exported' },
  ])
    await service.add(skillId, form);
  const files = await unpack((await save(skillId)).raw);
  const read = new Map(files.map((file) => [file.name, readXml(file)]));
  return { files, read, get: (name: string) => read.get(name) ?? readXml({ name, content: '<none/>' }) };
};

it('every file of a package has the structure of QTI 3, and every reference a target', async () => {
  const { files, read, get } = await downloadPackage();
  expect(files.map(({ name }) => name.replace(/\d+/, 'n'))).toEqual([
    'imsmanifest.xml',
    'test.xml',
    'items/assessment-n.xml',
    'items/assessment-n.xml',
    'items/assessment-n.xml',
  ]);
  expect([...read.values()].flatMap(findProblems)).toEqual([]);
  const resources = all(get('imsmanifest.xml'), 'resource');
  expect(resources.map(({ attributes }) => attributes.type)).toEqual([
    'imsqti_test_xmlv3p0',
    ...Array(3).fill('imsqti_item_xmlv3p0'),
  ]);
  expect(resources.map(({ attributes }) => attributes.href)).toEqual(files.slice(1).map(({ name }) => name));
  const ids = resources.map(({ attributes }) => attributes.identifier);
  for (const { attributes } of all(get('imsmanifest.xml'), 'dependency'))
    expect(ids).toContain(attributes.identifierref);
  for (const { attributes } of all(get('test.xml'), 'qti-assessment-item-ref')) {
    const item = get(attributes.href ?? '');
    expect(item.attributes.identifier).toBe(attributes.identifier);
    expect(all(item, 'qti-choice-interaction')[0]?.attributes['response-identifier']).toBe(
      all(item, 'qti-response-declaration')[0]?.attributes.identifier,
    );
    const choices = all(item, 'qti-simple-choice').map((choice) => choice.attributes.identifier);
    const correct = all(item, 'qti-correct-response').flatMap((parsedElement) =>
      all(parsedElement, 'qti-value').map(({ text }) => text),
    );
    expect(new Set(choices).size).toBe(choices.length);
    for (const value of correct) expect(choices).toContain(value);
  }
});

it('a test has a part for adaptive questions and one for ratings, by level', async () => {
  const { get } = await downloadPackage();
  const parts = all(get('test.xml'), 'qti-test-part').map((part) => [
    part.attributes.identifier,
    part.children.map(({ attributes, children }) => [attributes.title, children.length]),
  ]);
  expect(parts).toEqual([
    ['adaptive', [['Beginner', 2]]],
    ['evaluation', [['Novice', 1]]],
  ]);
});

it('an item has its question, options and correct answers; a rating has points and no correct answer', async () => {
  const { read } = await downloadPackage();
  const items = [...read.values()].filter(({ name }) => name === 'qti-assessment-item');
  const shown = items.map((item) => ({
    language: item.attributes['xml:lang'],
    prompt: all(item, 'qti-prompt')[0]?.text,
    cardinality: all(item, 'qti-response-declaration')[0]?.attributes.cardinality,
    most: all(item, 'qti-choice-interaction')[0]?.attributes['max-choices'],
    options: all(item, 'qti-simple-choice')
      .map(({ text }) => text)
      .join(' '),
    isScored: all(item, 'qti-response-processing').length === 1,
  }));
  const letters = 'a b c d e';
  expect(shown).toEqual([
    {
      language: 'en',
      prompt: 'Rate 1 4',
      cardinality: 'single',
      most: '1',
      options: '1 2 3 4 5 6 7 8 9 10',
      isScored: false,
    },
    { language: 'en', prompt: ODD.slice(0, -1), cardinality: 'single', most: '1', options: letters, isScored: true },
    { language: 'de', prompt: 'Which two?', cardinality: 'multiple', most: '2', options: letters, isScored: true },
  ]);
});

const BREAKS = 'Read the list:\r\n1. open]]>close\n\n  What is "R&D"?';
const SIGNS = ['Research & Development', 'Risk & Debt', 'R&amp;D', '<b>R</b>', '<!-- none -->'];

it('lines of a question are paragraphs, and signs of markup are text', async () => {
  const { skillId } = await service.aSkill(`Übung R&D ${Math.random()}`);
  const assessmentOptions = SIGNS.map((option, index) => ({ option, isCorrect: index === 0 }));
  await service.add(skillId, adaptive(1, BREAKS, { assessmentOptions }));
  const files = await unpack((await save(skillId)).raw);
  const items = files.filter(({ name }) => name.startsWith('items/')).map(readXml);
  expect(items.flatMap(findProblems)).toEqual([]);
  expect(items.flatMap((item) => all(item, 'p').map(({ text }) => text))).toEqual([
    'Read the list:',
    '1. open]]>close',
    'What is "R&D"?',
  ]);
  expect(items.flatMap((item) => all(item, 'qti-simple-choice').map(({ text }) => text))).toEqual(SIGNS);
});

it.each([
  [{ skillId: 7, skillName: 'Übung – R&D' }, 'Ubung R&D, skill 7, questions 5 PL QTI 3.zip'],
  [{ skillId: 8, skillName: 'Übung – R&D' }, 'Ubung R&D, skill 8, questions 5 PL QTI 3.zip'],
  [{ skillId: 9, skillName: '在庫' }, 'skill 9, questions 5 PL QTI 3.zip'],
])('the file of %j has a plain name of its own', (skill, name) => {
  expect(packageFileName(skill, 5)).toBe(name);
});

it('a skill without such questions has no package', async () => {
  const { skillId } = await service.aSkill();
  expect((await save(skillId)).failure.error).toBe('There is no adaptive or rating question to export.');
});
