import { describe, expect, it } from '@jest/globals';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { FOLDERS, texts } from './demo-files';
import allowed from './demo-words.json' with { type: 'json' };

it('no sentence occurs in the demo data of two services', () => {
  const sentences = FOLDERS.flatMap((folder) => [
    ...new Set(texts.filter(({ place, text }) => place.startsWith(folder) && text.length > 40).map(({ text }) => text)),
  ]);
  expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
});

describe('British spelling', () => {
  const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  for (const word of allowed) speller.add(word);
  const isKnown = (word: string) => speller.correct(word) || speller.correct(word.toLowerCase());

  it('is distinguished from American', () => {
    expect(['colour', 'organise', 'labour', 'centre'].filter(isKnown)).toHaveLength(4);
    expect(['color', 'organize', 'labor', 'center'].filter(isKnown)).toEqual([]);
  });

  it('is used in all texts of the demo', () => {
    const unknown = texts.flatMap(({ place, text }) =>
      (text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [])
        .filter((word) => !isKnown(word))
        .map((word) => `${word} (${place})`),
    );
    expect(unknown).toEqual([]);
  });

  it('lists no word that is unnecessary', () => {
    const bare = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
    const used = new Set(texts.flatMap(({ text }) => text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []));
    const usedFolded = new Set([...used].map((word) => word.toLowerCase()));
    expect(allowed.filter((word) => bare.correct(word) || !usedFolded.has(word.toLowerCase()))).toEqual([]);
  });
});
