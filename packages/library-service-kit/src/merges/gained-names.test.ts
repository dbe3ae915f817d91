import { describe, expect, it } from '@jest/globals';
import { gainedNames } from './gained-names';
import { withGainedTexts, withoutGainedTexts } from './gained-texts';

const before = { name: 'Target', alternativeNames: ['Own'], description: '' };
const names = ['Merged', 'Old', 'OWN', 'old'];
const offered = { names, translations: [] };

describe('the names of a merged record', () => {
  it('are gained by the target, as far as it has none that is equal but for letters and accents', () => {
    expect(gainedNames(names, before)).toEqual(['Merged', 'Old']);
    expect(withGainedTexts(offered, before)).toMatchObject({ alternativeNames: ['Own', 'Merged', 'Old'] });
  });

  it('are gained up to 500 alternative names', () => {
    const many = Array.from({ length: 499 }, (_, index) => `Name ${index}`);
    expect(gainedNames(names, { name: 'Target', alternativeNames: many })).toEqual(['Merged']);
  });

  it.each([
    ['as after the merge', ['Own', 'Merged', 'Old'], ['Own']],
    ['edited since', ['old', 'New', 'Own'], ['New', 'Own']],
  ])('are taken from a target that is %s', (_, alternativeNames, expected) => {
    const target = { ...before, alternativeNames };
    expect(withoutGainedTexts(offered, target, before)).toMatchObject({ alternativeNames: expected });
  });
});
