import type { ClientSkill, ClientSkills } from '@skills-architect/contracts/personas';
import { aLibrarySkill } from '../../persona-skills/persona-skills.fixtures';

/** A client skill, for tests: nothing is selected. */
export const aClientSkill = (
  rowId: number,
  clientSkill: string,
  overrides: Partial<ClientSkill> = {},
): ClientSkill => ({
  rowId,
  clientSkill,
  levelNumber: null,
  matches: [],
  selectedSkillId: null,
  isSearchedSkill: false,
  proficiencyId: null,
  ...overrides,
});

const match = (skillId: number, skillName: string, score: number) => ({
  skillId,
  skillName,
  score,
  matched: skillName,
  why: 'same words' as const,
});

/** Three client skills: two suggestions, one that the persona has, none. */
export const someClientSkills = (overrides: Partial<ClientSkills> = {}): ClientSkills => ({
  rev: 0,
  uploadId: 'first',
  fileName: 'skills.xlsx',
  rows: [
    aClientSkill(1, 'Big data', { levelNumber: 3, matches: [match(9, 'Spark', 91), match(8, 'Scala', 40)] }),
    aClientSkill(2, 'Snakes', { matches: [match(1, 'Python', 80)] }),
    aClientSkill(3, 'Xylophone'),
  ],
  skills: [aLibrarySkill(9, 'Spark'), aLibrarySkill(8, 'Scala'), aLibrarySkill(1, 'Python')],
  ...overrides,
});
