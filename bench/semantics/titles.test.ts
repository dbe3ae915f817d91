import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { measureTitles } from './titles';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'titles-'));
});
afterAll(() => rm(folder, { recursive: true }));

const putSet = async (name: string) => {
  const own = path.join(folder, name);
  await mkdir(own);
  const put = (file: string, ...rows: string[][]) =>
    writeFile(path.join(own, file), rows.map((row) => row.join('\t')).join('\n'));
  await put('queries.tsv', ['Q1', 'Bäcker/Bäckerin'], ['Q2', 'hornero "y" otro'], ['Q3', 'Koch']);
  await put('corpus_elements.tsv', ['C1', 'cook'], ['C2', 'chef'], ['C3', 'bread maker'], ['C4', 'Bäckerin']);
  await put('concept_mapping.tsv', ['C1', 'uri:cook'], ['C3', 'uri:baker'], ['C2', 'uri:cook'], ['C4', 'uri:baker']);
  await put('annotations.tsv', ['Q1', '0', 'C4', '1'], ['Q1', '0', 'C3', '1'], ['Q2', '0', 'C3', '1']);
};

it('measures each pair of languages, without and with a model', async () => {
  await expect(measureTitles(folder)).rejects.toThrow('no folder such as deu_q_de_c_en');
  await putSet('deu_q_de_c_en');
  await writeFile(path.join(folder, 'SOURCE.md'), '');
  const plain = await measureTitles(folder);
  expect(Object.keys(plain)).toEqual(['de-en']);
  expect(plain['de-en']).toMatchObject({ titles: 2, mrr: 0.5, hit10: 0.5 });
  const meaning = async (texts: readonly string[]) =>
    texts.map((text) => (/cook|chef/.test(text) ? Float32Array.of(1, 0) : Float32Array.of(0, 1)));
  expect((await measureTitles(folder, { isFittedModel: false, embed: meaning }))['de-en']).toMatchObject({ mrr: 1 });
});

it('names the country of several sets of the same languages', async () => {
  await putSet('aut_q_de_c_en');
  expect(Object.keys(await measureTitles(folder))).toEqual(['aut_de-en', 'deu_de-en']);
});
