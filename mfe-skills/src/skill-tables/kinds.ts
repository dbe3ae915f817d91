import type { SkillTable } from '@skills-architect/contracts/skills';

type Kind = { value: SkillTable; label: string; help: string };

/** Tables of the area that users can import. */
export const KINDS: readonly [Kind, ...Kind[]] = [
  { value: 'skills', label: 'Skills', help: 'Names, category and family, status and descriptions' },
  { value: 'levels', label: 'Levels', help: 'The texts of the levels of skills' },
  { value: 'content', label: 'Learning content', help: 'Items of content providers; they are mapped to skills' },
  { value: 'families', label: 'Families', help: 'Families and their categories' },
];
