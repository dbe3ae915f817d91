import type { ClientPlaces, RolePlace } from '@skills-architect/contracts/admin';
import type { Explanation, LibraryRole, MatchResult } from '@skills-architect/matching';

/** A role as the matching worker knows it: what is compared, and its place in the library. */
export type MatchableRole = LibraryRole & RolePlace;

/** What is compared with the library: a title and the text of a description. */
export interface MatchText {
  title: string;
  description: string;
  restored: number[];
}

/** A task for the matching worker. `revision` names the state of the library that the answer must come from, `client` whose roles are looked at; without it all. */
export type MatchTask =
  | { kind: 'load'; revision: string; roles: MatchableRole[]; model: Uint8Array | undefined }
  | { kind: 'suggest'; revision: string; client: ClientPlaces | undefined; texts: MatchText[]; limit: number }
  | { kind: 'explain'; revision: string; client: ClientPlaces | undefined; text: MatchText; roleIds: number[] };

/** `missing` says that the worker does not hold this revision: load it first. */
export type MatchAnswer =
  | { missing: true }
  | { missing: false; loaded: true }
  | { missing: false; results: MatchResult[] }
  | { missing: false; explanations: Explanation[] };
