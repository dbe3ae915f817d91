import type { SourceLanguages } from '@skills-architect/library-service-kit';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { Roles } from '../industry-roles/role-document';
import type { Postings } from '../job-postings/posting-document';
import type { Structure } from '../structure/structure-documents';
import type { Imports } from './import-document';
import type { LibraryImportRows } from './library-import-rows';
import type { ImportFiles } from './library-lines';

/** What the steps of an import share. */
export interface ImportDependencies {
  kit: ServiceKit;
  imports: Imports;
  importRows: LibraryImportRows;
  files: ImportFiles;
  roles: Roles;
  structure: Structure;
  postings: Postings;
  sourceLanguages: SourceLanguages;
}

/** Records per batch: each batch takes well below a second. */
export const SKILLS_PER_BATCH = 1000;
export const LINKS_PER_BATCH = 1000;
export const ROLES_PER_BATCH = 100;
