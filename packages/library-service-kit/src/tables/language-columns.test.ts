import { expect, it } from '@jest/globals';
import { findLanguageTitles, RECORD_TRANSLATIONS } from './language-columns';
import { matchTitles } from './match-titles';

const LAYOUT = {
  identifyingColumns: ['skillName'],
  translated: RECORD_TRANSLATIONS,
  columns: [
    { field: 'skillName', title: 'Skill Name', aliases: ['Name'], width: 20, note: '', meaning: 'skill' },
    { field: 'description', title: 'Description', width: 20, note: '', meaning: 'description' },
  ],
} as const;
const match = (...titles: string[]) => matchTitles(titles, [LAYOUT]);

it.each([
  ['a code in small letters', ['Name', 'Name (de)'], [], [undefined, 'name:de']],
  ['a code in capitals that two columns have', ['Name (FR)', 'Description (FR)'], [], ['name:fr', 'description:fr']],
  ['a code in capitals of a language of the library', ['Name', 'Name (DE)'], ['de'], [undefined, 'name:de']],
  ['codes in capitals beside the own language', ['Name (EN)', 'Name (DE)'], [], [undefined, 'name:de']],
  ['the own language', ['Name (en)', 'Description (en)'], [], [undefined, undefined]],
  [
    'English beside own names, where records are in another language',
    ['Name', 'Name (en)'],
    ['en'],
    [undefined, 'name:en'],
  ],
  ['English without own names', ['Name (en)', 'Name (de)'], ['en', 'de'], [undefined, 'name:de']],
  ['abbreviations', ['Name (ID)', 'Name (HR)', 'Description (IT)'], [], [undefined, undefined, undefined]],
  ['capitals that are no code', ['Name (XX)', 'Description (XX)'], [], [undefined, undefined]],
  ['other remarks', ['Name (old)', 'Description (new)', 'Name (deu)'], [], [undefined, undefined, undefined]],
])('%s', (_, titles, inLibrary, fields) => {
  const found = findLanguageTitles(titles, LAYOUT, inLibrary);
  expect(found.fields).toEqual(fields);
  expect(found).not.toHaveProperty('refusal');
});

it('an unknown code in small letters is refused by the title of its column', () => {
  expect(match('Name', 'Name (xx)')).toEqual({
    refusal: 'The column "Name (xx)" names no language: xx is no code of one, such as de or fr.',
  });
});

it('texts in the own language are those of the record', () => {
  expect(match('Name (EN)', 'Name (DE)', 'Description (en)')).toMatchObject({
    fields: ['skillName', 'name:de', 'description'],
  });
});

it('a column with another remark does not take the place of the one without', () => {
  const values = [2, 3].map((filled) => ({
    ...{ kind: 'text' as const, filled, different: filled, longest: 9 },
    values: ['Welding', 'Brazing', 'Milling'].slice(0, filled),
  }));
  expect(matchTitles(['Name', 'Name (old)'], [LAYOUT], { values })).toMatchObject({
    fields: ['skillName', undefined],
    notes: ['Columns left out: "Name (old)".'],
  });
});
