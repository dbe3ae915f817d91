import { expect, it } from '@jest/globals';
import type { SkillDocument } from '../skills/skill-document';
import { replaceName, suggestKnowledge } from './level-texts';

type Level = SkillDocument['levels'][number];
const level = (levelNumber: number, knowledge: string, overrides: Partial<Level> = {}): Level => ({
  proficiencyId: levelNumber,
  schemeId: 1,
  levelNumber,
  description: 'Does it.',
  knowledge,
  ability: '',
  ...overrides,
});
const skill = (...levels: Level[]) => ({ levels });

it.each<[string, ReturnType<typeof skill>[], string]>([
  ['the nearest level of a similar skill', [skill(level(1, 'Basics'), level(4, 'Norms'))], 'Norms'],
  [
    'one text of each skill, each once',
    [skill(level(3, 'Norms')), skill(level(2, 'Norms')), skill(level(3, 'Tools'))],
    'Norms; Tools',
  ],
  ['the family where nobody has written any', [skill(level(3, '')), skill()], 'Welding'],
  ['the family without a similar skill', [], 'Welding'],
  [
    'not what was removed or only suggested',
    [skill(level(3, 'Gone', { removed: true }), level(2, 'Guess', { suggestedBy: { source: 'library' } }))],
    'Welding',
  ],
])('the suggested knowledge is %s', (_, near, expected) => expect(suggestKnowledge('Welding', 3, near)).toBe(expected));

it('a name with characters that mean something in a replacement is taken as it is', () => {
  expect(replaceName('Plans costs alone.', 'costs', 'US$$ and $& costs')).toBe('Plans US$$ and $& costs alone.');
});
