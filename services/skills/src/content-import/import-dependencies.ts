import type { ServiceKit } from '@skills-architect/service-kit';
import type { Contents } from '../content/content-document';
import type { SkillContents } from '../content/skill-content-document';
import type { Skills } from '../skills/skill-document';
import type { ContentImportRows } from './content-import-rows';
import type { ContentImports } from './import-document';

/** What the steps of an import share. */
export interface ImportDependencies {
  kit: ServiceKit;
  imports: ContentImports;
  importRows: ContentImportRows;
  contents: Contents;
  skillContents: SkillContents;
  skills: Skills;
}
