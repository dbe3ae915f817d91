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

/** Vectors of a role's texts by an embedding model; without a pair they are removed. */
export interface RoleVectors {
  roleId: number;
  pair: EmbeddingPair | undefined;
}

/** Vectors of a role's names by an embedding model; without any they are removed. */
export interface NameVectors {
  roleId: number;
  names: Float32Array[] | undefined;
}

/** The vectors of a text to match; that of its title if it has no description, which is compared with names. */
export type TextVectors = EmbeddingPair & { title?: Float32Array };

/** A text with its vectors, if there is a language model and it has answered. */
export type SuggestedText = MatchText & {
  embeddings?: TextVectors;
  /** The language of the description, as far as it is known. */
  language?: string | undefined;
  /** Whether it is the model with which the confidence was fitted. */
  isFittedModel?: boolean;
};

/**
 * A task for the matching worker, which holds one index. `client` limits the roles (default: all), `without` leaves some
 * out.
 */
export type MatchTask =
  /** Begins an index: loads a stored one, or an empty one that collects roles until `build`. */
  | { kind: 'open'; stored?: Uint8Array; model?: Uint8Array }
  | { kind: 'change'; changed: MatchableRole[]; removedIds: number[] }
  | { kind: 'vectors'; vectors: RoleVectors[] }
  | { kind: 'names'; vectors: NameVectors[] }
  | { kind: 'build' }
  /** Serialises a newly built index. */
  | { kind: 'store' }
  | {
      kind: 'suggest';
      client: ClientLibrary | undefined;
      text: SuggestedText;
      limit: number;
      without: readonly number[];
    }
  | { kind: 'explain'; client: ClientLibrary | undefined; text: SuggestedText; roleIds: number[] };

/** The index after a change. `changedShare`: roles changed since it was built, as a share (0 to 1) of all. */
export interface IndexState {
  roles: number;
  changedShare: number;
  hasVectors: boolean;
}

/** `missing`: the worker has no index, because it was restarted. */
export type MatchAnswer =
  | { kind: 'missing' }
  | ({ kind: 'state' } & IndexState)
  | { kind: 'stored'; bytes: Uint8Array | undefined }
  | { kind: 'result'; result: MatchResult }
  | { kind: 'explanations'; explanations: Explanation[] };
