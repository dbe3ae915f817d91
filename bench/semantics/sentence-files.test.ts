import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readLabelSpace, readSentenceSets } from './sentence-files';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sentences-'));
});
afterAll(() => rm(folder, { recursive: true }));

const put = (name: string, ...lines: string[]) => writeFile(path.join(folder, name), lines.join('\n'));

it('reads the labels of each sentence, and the label space', async () => {
  await expect(readSentenceSets(folder)).rejects.toThrow('no file such as tech_validation_annotations.csv');
  await put(
    'tech_validation_annotations.csv',
    'sentence,span,sub_span,label',
    '"Plans, and bakes",Plans,,"plan, and order"',
    '"Plans, and bakes",bakes,,LABEL NOT PRESENT',
    'Is nice,nice,,UNDERSPECIFIED',
  );
  await put('skills_en_label.txt', 'plan and order', 'Bake');
  expect(await readSentenceSets(folder)).toEqual([
    {
      name: 'tech',
      sentences: [
        { text: 'Plans, and bakes', right: new Set(['plan and order']) },
        { text: 'Is nice', right: new Set() },
      ],
    },
  ]);
  expect(await readLabelSpace(folder)).toEqual(new Set(['plan and order', 'bake']));
});

it('names the parts of a source if there are several', async () => {
  await put('tech_test_annotations.csv', 'sentence,span,sub_span,label');
  expect((await readSentenceSets(folder)).map(({ name }) => name)).toEqual(['tech_test', 'tech_validation']);
});
