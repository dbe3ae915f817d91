import type { NamedKind, TranslatedNamesCalls } from '@skills-architect/contracts';
import { roleNamesCalls } from '@skills-architect/contracts/roles';
import { skillNamesCalls } from '@skills-architect/contracts/skills';
import type { LanguagesById } from './own-language';

/** The collections of a service whose records have translations, by kind. */
export type TranslatedCollections = Partial<Record<NamedKind, string>>;

/** Reads the languages of sources that are in another one than `MAIN_LANGUAGE`, by id. */
export type SourceLanguages = () => Promise<LanguagesById>;

/** What a service itself has in several languages. */
export interface Translated {
  collections: TranslatedCollections;
  sourceLanguages: SourceLanguages;
}

/** The topics whose events change names of a kind, and the calls that read them from another service. */
export const TRANSLATED_KINDS: Record<NamedKind, { topics: readonly string[]; calls: TranslatedNamesCalls }> = {
  skill: { topics: ['skills'], calls: skillNamesCalls },
  role: { topics: ['industryRoles'], calls: roleNamesCalls },
  family: { topics: ['families'], calls: skillNamesCalls },
  entry: { topics: ['encyclopedia'], calls: skillNamesCalls },
  // Events of skills do not name their levels: of two resources any change forgets all of them.
  level: { topics: ['skills', 'proficiency-schemes'], calls: skillNamesCalls },
  subsector: { topics: ['subsectors'], calls: roleNamesCalls },
  function: { topics: ['functions'], calls: roleNamesCalls },
};

/** How long an answer waits for the names of another service. */
export const MAX_WAIT_MS = 2000;
/** How long a service that failed is not asked again. */
export const PAUSE_MS = 10_000;
