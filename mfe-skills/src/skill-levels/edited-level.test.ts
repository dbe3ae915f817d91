import { firstError, levelErrors, NEW_ROW } from './edited-level';

const texts = { description: 'Plans', knowledge: 'Costs', ability: '' };
const row = { schemeId: 1, proficiencyId: 12, levelNumber: 2, rev: 4, base: texts, texts };
const NO_LEVEL = 'Proficiency Level selection is required!';

test.each([
  ['a complete level', row, {}, undefined],
  [
    'spaces as knowledge',
    { ...row, texts: { ...texts, knowledge: '  ' } },
    { knowledge: 'Knowledge is required' },
    'knowledge',
  ],
  [
    'no text at all',
    { ...row, texts: { description: '', knowledge: '', ability: '' } },
    { description: 'Description is required', knowledge: 'Knowledge is required' },
    'description',
  ],
  [
    'a new row without a level',
    { ...row, proficiencyId: NEW_ROW, levelNumber: 0 },
    { levelNumber: NO_LEVEL },
    'levelNumber',
  ],
  [
    'an ability that is too long',
    { ...row, texts: { ...texts, ability: 'x'.repeat(50_001) } },
    { ability: 'Use at most 50,000 characters' },
    'ability',
  ],
])('%s', (_, edited, errors, first) => {
  expect(levelErrors(edited)).toEqual(errors);
  expect(firstError(levelErrors(edited))).toBe(first);
});
