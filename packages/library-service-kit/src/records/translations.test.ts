import { expect, it } from '@jest/globals';
import { describeStale, searchedFields } from './translations';

it('records are searched in every language, their own names first', () => {
  const { nameKey, nameLines, textTerms } = searchedFields({
    name: 'nurse',
    alternativeNames: ['carer'],
    description: '',
    translations: [
      {
        language: 'de',
        name: 'Krankenpfleger',
        alternativeNames: ['Pfleger'],
        description: 'Pflegt Kranke',
        original: { name: 'nurse', description: '' },
      },
    ],
  });
  expect(nameKey).toBe('nurse');
  expect(nameLines).toBe('nurse\ncarer\nkrankenpfleger\npfleger\n');
  expect(textTerms).toEqual(expect.arrayContaining(['nurse', 'krankenpfleger', 'pflegt', 'kranke']));
});

it.each([
  ['its name and description, after both were changed', 'Pflegt Kranke', 'German: name and description'],
  ['its name alone, if it has no description', '', 'German: name'],
])('a translation is stale by %s', (_, translated, detail) => {
  const texts = (name: string, description: string) => ({
    name,
    alternativeNames: [],
    description,
    translations: [
      {
        language: 'de',
        name: 'Krankenpfleger',
        alternativeNames: [],
        description: translated,
        original: { name: 'nurse', description: 'Cares for the sick' },
      },
    ],
  });
  expect(describeStale(texts('general nurse', 'Cares for patients'))?.detail).toBe(detail);
  expect(describeStale(texts('nurse', 'Cares for patients'))?.detail).toBe(
    translated ? 'German: description' : undefined,
  );
});
