import type { SourceLanguages } from '@skills-architect/library-service-kit';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { Roles } from '../industry-roles/role-document';
import type { SourceNames } from '../industry-roles/source-names';
import type { Postings } from '../job-postings/posting-document';
import type { Structure } from '../structure/structure-documents';

/** What the tables of the service share. */
export interface RoleTableDependencies {
  kit: ServiceKit;
  roles: Roles;
  structure: Structure;
  postings: Postings;
  readSources: SourceNames;
  sourceLanguages: SourceLanguages;
}
