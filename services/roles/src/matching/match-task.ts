import type { ClientLibrary, RoleSubSector } from '@skills-architect/contracts/admin';
import type {
  DecidedTitle,
  EmbeddingPair,
  Explanation,
  LibraryRole,
  MatchResult,
  Section,
} from '@skills-architect/matching';

/** A role in the matching worker: the text to compare, and its sub-sector. */
export type MatchableRole = LibraryRole & RoleSubSector;

/** Input of a match: a title and the text of a description. */
export interface MatchText {
  title: string;
  description: string;
  /** Indexes of ignored sentences that count again. */
  restored: number[];
  /** Passages with a known topic. */
  sections?: readonly Section[];
  /** The title, and earlier decisions on titles with common words. */
  decided?: { title: string; before: readonly DecidedTitle[] };
}

/** Vectors of all roles by an embedding model, concatenated in the order of the roles. */
export interface LibraryEmbeddings {
  width: number;
  whole: Float32Array;
  names: Float32Array;
}

/** A text with its vectors, if there is an embedding model and it has answered. */
export type SuggestedText = MatchText & { embeddings?: EmbeddingPair };

/**
 * A task for the matching worker. `revision` is the required library revision; `client` limits the roles (default:
 * all).
 */
export type MatchTask =
  | { kind: 'load'; revision: string; roles: MatchableRole[]; model?: Uint8Array; embeddings?: LibraryEmbeddings }
  | { kind: 'suggest'; revision: string; client: ClientLibrary | undefined; texts: SuggestedText[]; limit: number }
  | { kind: 'explain'; revision: string; client: ClientLibrary | undefined; text: MatchText; roleIds: number[] };

/** `missing`: this revision is not loaded in the worker. */
export type MatchAnswer =
  | { missing: true }
  | { missing: false; loaded: true }
  | { missing: false; results: MatchResult[] }
  | { missing: false; explanations: Explanation[] };
