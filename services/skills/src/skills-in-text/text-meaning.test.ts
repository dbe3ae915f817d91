import { expect, it } from '@jest/globals';
import { SkillEvidence } from '@skills-architect/contracts/skills';
import findInText from './find-in-text.worker';
import { readMeaning, type TextMeaning } from './text-meaning';

const skills = [
  { id: 3, name: 'operate cranes' },
  { id: 4, name: 'bake bread' },
];
const CRANES = Float32Array.of(1, 0, 0);
const OTHER = Float32Array.of(0, 0, 1);
const meaning: TextMeaning = {
  readSkills: async () => ({ skills, vectors: { width: 3, values: Float32Array.of(1, 0, 0, 0, 1, 0) } }),
  model: 'test',
  isUnreadable: () => false,
  embed: async (texts) => texts.map((text) => (text.includes('gantries') ? CRANES : OTHER)),
};
const texts = ['Moves loads with gantries.'];

it('finds skills by meaning, with both passages', async () => {
  const task = await readMeaning(meaning, texts, []);
  const { skills: found } = findInText({ texts, candidates: [], meaning: task });
  expect(found).toMatchObject([{ id: 3, name: 'operate cranes', sureness: 'possible' }]);
  expect(SkillEvidence.parse(found[0]?.evidence[0])).toMatchObject({
    sentence: 'Moves loads with gantries.',
    foundBy: 'meaning',
    name: 'operate cranes',
  });
});

it('finds skills by their names alone while there are no vectors', async () => {
  const task = await readMeaning({ ...meaning, readSkills: async () => undefined }, texts, []);
  expect(task).toBeUndefined();
  expect(findInText({ texts, candidates: [], meaning: task }).skills).toEqual([]);
});

it('does not look for the meaning of a text that the model does not read', async () => {
  const isUnreadable = (text: string) => text.includes('gantries');
  expect(await readMeaning({ ...meaning, isUnreadable }, texts, [])).toBeUndefined();
});
