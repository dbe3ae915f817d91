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
let nextId = 0;
const skill = (...levels: Level[]) => {
  nextId += 1;
  return { skill: { levels }, record: { kind: 'skill' as const, id: nextId, name: `Skill ${nextId}`, source: '' } };
};

it.each<[string, ReturnType<typeof skill>[], string, number[]]>([
  ['the nearest level of a similar skill', [skill(level(1, 'Basics'), level(4, 'Norms'))], 'Norms', [0]],
  [
    'one text of each skill, each once, with the skills that gave one',
    [skill(level(3, 'Norms')), skill(level(2, 'Norms')), skill(level(3, 'Tools'))],
    'Norms; Tools',
    [0, 2],
  ],
  ['empty where nobody has written any', [skill(level(3, '')), skill()], '', []],
  ['empty without a similar skill', [], '', []],
  [
    'not what was removed or only suggested',
    [skill(level(3, 'Gone', { removed: true }), level(2, 'Guess', { suggestedBy: { source: 'library' } }))],
    '',
    [],
  ],
])('the suggested knowledge is %s', (_, near, text, givers) => {
  expect(suggestKnowledge(3, near)).toEqual({ text, records: givers.map((at) => near[at]?.record) });
});

it('a name with characters that mean something in a replacement is taken as it is', () => {
  expect(replaceName('Plans costs alone.', 'costs', 'US$$ and $& costs')).toBe('Plans US$$ and $& costs alone.');
});
