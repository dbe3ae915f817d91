import type { SourceLanguages } from '@skills-architect/library-service-kit';
import type { Contents } from '../content/content-document';
import type { SkillContents } from '../content/skill-content-document';
import type { SkillDependencies } from '../skills/skill-writer';

/** What the tables of the service share. */
export type SkillTableDependencies = Pick<
  SkillDependencies,
  'kit' | 'library' | 'skills' | 'encyclopedia' | 'assessments'
> & {
  contents: Contents;
  skillContents: SkillContents;
  sourceLanguages: SourceLanguages;
};
