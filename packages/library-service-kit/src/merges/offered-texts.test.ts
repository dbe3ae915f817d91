import { expect, it } from '@jest/globals';
import { offeredTexts } from './offered-texts';

const ORIGINAL = { name: 'Fluss', description: 'Fließt' };
const translation = (language: string, name: string, ...alternativeNames: string[]) => ({
  ...{ language, name, alternativeNames, description: `${name}.` },
  original: ORIGINAL,
});
const [english, french] = [translation('en', 'river', 'stream'), translation('fr', 'fleuve')];
const OWN = { name: 'Fluss', alternativeNames: ['Strom'], description: 'Fließt' };
const own = { ...OWN, language: 'de', alternativeNames: ['Strom'] };

it.each([
  ['of the same language', 'de', [french], ['Fluss', 'Strom'], [french]],
  [
    'of another language',
    'en',
    [english, french],
    ['river', 'stream'],
    [french, { ...own, original: { name: 'river', description: 'river.' } }],
  ],
  ['of a language into which it is not translated', 'es', [french], [], [french, { ...own, original: ORIGINAL }]],
  ['of its own language, with a text in it', 'de', [translation('de', 'Bach')], ['Fluss', 'Strom', 'Bach'], []],
])('a merged record offers to one %s', (_, target, translations, names, offered) => {
  const texts = offeredTexts({ ...OWN, translations }, { merged: 'de', target });
  expect(texts).toEqual({ names, translations: offered });
});
