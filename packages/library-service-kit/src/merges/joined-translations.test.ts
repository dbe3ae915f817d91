import { describe, expect, it } from '@jest/globals';
import { gainedLanguages, joinedTranslations, withoutJoinedTranslations } from './joined-translations';

const text = (language: string, name: string, ...alternativeNames: string[]) => ({
  language,
  name,
  alternativeNames,
  description: '',
  original: { name: 'flux', description: '' },
});

describe('the translations after a merge', () => {
  it.each([
    ['those of the merged record where the kept one has none', [text('de', 'Fluss')], [], [text('de', 'Fluss')]],
    ['its own where the merged record has none', [], [text('de', 'Strom')], [text('de', 'Strom')]],
    [
      'its own with the other names as alternative ones',
      [text('de', 'Fluss', 'Bach')],
      [text('de', 'Strom', 'Wasser')],
      [text('de', 'Strom', 'Wasser', 'Fluss', 'Bach')],
    ],
    [
      'no name twice, ignoring case',
      [text('de', 'STROM', 'wasser', 'Fluss', 'fluss')],
      [text('de', 'Strom', 'Wasser')],
      [text('de', 'Strom', 'Wasser', 'Fluss')],
    ],
    ['sorted by language', [text('de', 'Fluss')], [text('fr', 'fleuve')], [text('de', 'Fluss'), text('fr', 'fleuve')]],
    [
      'at most 500 alternative names',
      [text('de', 'Fluss', 'Bach')],
      [text('de', 'Strom', ...Array.from({ length: 499 }, (_, index) => `Name ${index}`))],
      [text('de', 'Strom', ...Array.from({ length: 499 }, (_, index) => `Name ${index}`), 'Fluss')],
    ],
  ])('are %s', (_, merged, kept, expected) => {
    expect(joinedTranslations(merged, kept)).toEqual(expected);
  });

  it('are gained in these languages', () => {
    expect(gainedLanguages([text('de', 'Fluss'), text('fr', 'fleuve')], [text('fr', 'rivière')])).toEqual(['de']);
    expect(gainedLanguages(undefined, undefined)).toEqual([]);
  });
});

describe('an undone merge', () => {
  const merged = [text('de', 'Fluss'), text('fr', 'fleuve')];
  const before = [text('fr', 'rivière', 'ruisseau')];
  const joined = joinedTranslations(merged, before);
  it.each([
    ['as after the merge', joined, before],
    [
      'with a gained translation that was changed since',
      [text('de', 'Flüsse'), before[0]],
      [text('de', 'Flüsse'), before[0]],
    ],
    [
      'with other names since',
      [text('fr', 'rivière', 'fleuve', 'cours d’eau')],
      [text('fr', 'rivière', 'cours d’eau')],
    ],
    ['with a language that was added since', [...joined, text('it', 'fiume')], [...before, text('it', 'fiume')]],
  ])('removes what the record gained: %s', (_, current, expected) => {
    expect(
      withoutJoinedTranslations(
        current.filter((translation) => translation !== undefined),
        merged,
        before,
      ),
    ).toEqual(expected);
  });
});
