import type { Criticality, ImportedTable } from '@skills-architect/contracts/roles';
import type { ImportedSkill } from '@skills-architect/contracts/skills';

/** A taxonomy that can be imported, with the words that its publisher wants to be named with. */
export interface Taxonomy {
  name: string;
  licence: string;
  attribution: string;
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

/** A sub-sector, or a function in the sub-sector with the code `within`. */
export interface TaxonomyPlace {
  code: string;
  name: string;
  text: string;
  within?: string;
  subsectorTypeId: 1 | 2;
}

/** What was read besides skills and roles. */
export interface TaxonomyFrame {
  taxonomy: Taxonomy;
  places: TaxonomyPlace[];
  warnings: string[];
}

/** What the reading child answers; skills, links of the skill tree and roles are in files of its folder, one JSON text a line. */
export interface ReadTaxonomy {
  taxonomy: string;
  tables: ImportedTable[];
  /** Why the files cannot be imported. */
  refusal?: string;
  frame?: TaxonomyFrame;
}

/** A skill below another one, both by their external ids. */
export interface TaxonomyLink {
  parent: string;
  child: string;
}

/** Takes what a reader finds; a promise asks it to wait. */
export interface TaxonomyTarget {
  skill: (skill: ImportedSkill) => Promise<void> | undefined;
  role: (role: TaxonomyRole) => Promise<void> | undefined;
  link: (link: TaxonomyLink) => Promise<void> | undefined;
}

export const SKILL_LINES = 'skills';
export const ROLE_LINES = 'roles';
export const LINK_LINES = 'links';
