import type { ClientPlaces, RolePlace } from '@skills-architect/contracts/admin';
import type { Explanation, LibraryRole, MatchResult, Section } from '@skills-architect/matching';

/** A role in the matching worker: the text to compare, and its place in the library. */
export type MatchableRole = LibraryRole & RolePlace;

/** Input of a match: a title and the text of a description. */
export interface MatchText {
  title: string;
  description: string;
  restored: number[];
  /** Passages with a known topic. */
  sections?: readonly Section[];
}

/** A task for the matching worker. `revision` is the required library state; `client` limits the roles, default all. */
export type MatchTask =
  | { kind: 'load'; revision: string; roles: MatchableRole[]; model: Uint8Array | undefined }
  | { kind: 'suggest'; revision: string; client: ClientPlaces | undefined; texts: MatchText[]; limit: number }
  | { kind: 'explain'; revision: string; client: ClientPlaces | undefined; text: MatchText; roleIds: number[] };

/** `missing`: the worker does not have this revision; load it first. */
export type MatchAnswer =
  | { missing: true }
  | { missing: false; loaded: true }
  | { missing: false; results: MatchResult[] }
  | { missing: false; explanations: Explanation[] };
