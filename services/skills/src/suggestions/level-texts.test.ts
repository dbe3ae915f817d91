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
  expect(suggestKnowledge(3, near)).toEqual({ text, records: givers.map((index) => near[index]?.record) });
});

it.each([
  ['R is used in Research; R, not R&D.', 'R', 'Julia', 'Julia is used in Research; Julia, not R&D.'],
  ['C, C++ and C# (C).', 'C', 'Rust', 'Rust, C++ and C# (Rust).'],
  ['C++ and C, in C++.', 'C++', 'Rust', 'Rust and C, in Rust.'],
  ['The .NET of ASP.NET', '.NET', 'Java', 'The Java of ASP.NET'],
  ['Node on Node.js.', 'Node', 'Deno', 'Deno on Node.js.'],
  ['Go-based tools: Go.', 'Go', 'Rust', 'Rust-based tools: Rust.'],
  ['Übung macht Übungen, Vorübung', 'Übung', 'Praxis', 'Praxis macht Übungen, Vorübung'],
  ['Kunst, Künste und Kunstübung', 'Kunst', 'Musik', 'Musik, Künste und Kunstübung'],
  ['R programming in R', 'R', 'R programming', 'R programming in R programming'],
  ['R programming in R', 'R programming', 'R', 'R in R'],
  ['Plans costs alone.', 'costs', 'US$$ and $& costs', 'Plans US$$ and $& costs alone.'],
  ['Plans (fixed) costs.', '(fixed) costs', 'prices', 'Plans prices.'],
])('%j with %j as %j is %j', (text, name, newName, replaced) => {
  expect(replaceName(text, name, newName)).toBe(replaced);
});
