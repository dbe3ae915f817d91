import type { ImportedTranslation } from '@skills-architect/contracts';
import type { Criticality, ImportedTable } from '@skills-architect/contracts/roles';
import type { ImportedSkill } from '@skills-architect/contracts/skills';

/** A taxonomy that can be imported, with the attribution that its publisher asks for. */
export interface Taxonomy {
  name: string;
  licence: string;
  attribution: string;
  /** The language of its texts, if it is not `MAIN_LANGUAGE`. */
  language?: string;
}

/** A role of a taxonomy; `place` is the code of its function. */
export interface TaxonomyRole {
  externalId: string;
  roleName: string;
  alternativeNames: string[];
  roleDescription: string;
  roleandResponsibilities: string;
  place: string;
  occupation: string;
  leadershipRoleId: number;
  skills: { externalId: string; levelNumber: number; skillCriticality: Criticality }[];
}

/** A sub-sector, or a function of the sub-sector with the code `within`. */
export interface TaxonomyPlace {
  code: string;
  name: string;
  text: string;
  within?: string;
  subsectorTypeId: 1 | 2;
}

/** Names of groups in another language, by the taxonomy's ids of families, and its codes of places. */
export interface GroupNames {
  families: ImportedTranslation[];
  places: ImportedTranslation[];
}

/** The parsed data besides skills and roles. */
export interface TaxonomyFrame {
  taxonomy: Taxonomy;
  /** Set if the files translate the library into this language. */
  language?: string;
  places: TaxonomyPlace[];
  /** Names of groups in that language; missing in a preview of an earlier version. */
  groups?: GroupNames;
  warnings: string[];
}

/** The answer of the child process; skills, links of the skill tree and roles are JSON lines in files of its folder. */
export interface ReadTaxonomy {
  taxonomy: string;
  tables: ImportedTable[];
  /** The language into which the files translate the library, if they are refused. */
  language?: string;
  /** Why the files cannot be imported. */
  refusal?: string;
  frame?: TaxonomyFrame;
}

/** A skill below another one, both by their external ids. */
export interface TaxonomyLink {
  parent: string;
  child: string;
}

/** Receives the parsed records; the reader waits for a returned promise. */
export interface TaxonomyTarget {
  skill: (skill: ImportedSkill) => Promise<void> | undefined;
  role: (role: TaxonomyRole) => Promise<void> | undefined;
  link: (link: TaxonomyLink) => Promise<void> | undefined;
  skillTranslation: (translation: ImportedTranslation) => Promise<void> | undefined;
  roleTranslation: (translation: ImportedTranslation) => Promise<void> | undefined;
}

/** Names of the files of JSON lines. */
export const SKILL_LINES = 'skills';
export const ROLE_LINES = 'roles';
export const LINK_LINES = 'links';
export const SKILL_TRANSLATION_LINES = 'skill-translations';
export const ROLE_TRANSLATION_LINES = 'role-translations';
