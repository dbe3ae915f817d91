import { expect, it } from '@jest/globals';
import { findTranslatedName } from './found-as';

const translation = (language: string, name: string, ...alternativeNames: string[]) => ({
  language,
  name,
  alternativeNames,
  description: '',
  original: { name: 'forklift operator', description: '' },
});
const ROLE = {
  name: 'forklift operator',
  alternativeNames: ['lift truck driver'],
  translations: [
    translation('de', 'Staplerfahrer/Staplerfahrerin', 'Fahrer für Gabelstapler'),
    translation('fr', 'conducteur de chariot élévateur', 'cariste'),
  ],
};

it.each([
  ['the whole name', 'Staplerfahrer', { name: 'Staplerfahrer/Staplerfahrerin', language: 'de' }],
  ['the start of a word', 'stapl', { name: 'Staplerfahrer/Staplerfahrerin', language: 'de' }],
  ['an alternative name', 'gabelstapler fahrer', { name: 'Fahrer für Gabelstapler', language: 'de' }],
  ['without accents', 'elevateur', { name: 'conducteur de chariot élévateur', language: 'fr' }],
  ['words of two names', 'cariste chariot', undefined],
  ['a name in the own language', 'lift', undefined],
  ['no name', 'nurse', undefined],
  ['no words', ' ', undefined],
])('%s: %s', (_, text, expected) => {
  expect(findTranslatedName(text, ROLE)).toEqual(expected);
});

it('is undefined for a record without translations', () => {
  expect(findTranslatedName('stapler', { ...ROLE, translations: undefined })).toBeUndefined();
});

it.each([
  ['a name in the shown language', 'stapler', 'de', undefined],
  [
    'a name in the own language while another is shown',
    'forklift',
    'de',
    { name: 'forklift operator', language: 'en' },
  ],
  ['a name in a third language', 'cariste', 'de', { name: 'cariste', language: 'fr' }],
  ['a name in the own language without a translation into the shown one', 'lift', 'es', undefined],
])('%s: %s', (_, text, language, expected) => {
  expect(findTranslatedName(text, ROLE, language)).toEqual(expected);
});
