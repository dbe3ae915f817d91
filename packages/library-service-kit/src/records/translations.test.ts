import { expect, it } from '@jest/globals';
import { searchedFields } from './translations';

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
