import type { SkillParts } from '../skills/skill-writer';

/** What the tables of the service share. */
export type SkillTableParts = Pick<SkillParts, 'kit' | 'library' | 'skills' | 'encyclopedia' | 'assessments'>;
