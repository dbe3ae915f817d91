import type { DecidedTitle } from './decisions/decisions';
import type { Section } from './reading/headings';
import type { NameNearness } from './titles/name-meanings';

/** A job to find roles for. Title or description may be empty. */
export type MatchQuery = {
  title: string;
  description: string;
  /** Sections of the description with a known topic; by default headings are detected in the text. */
  sections?: readonly Section[];
  /** Indexes (from 0) of sentences that the user restored; they get full weight. */
  restored?: readonly number[];
  /** Indexes of sentences the user excluded; they get no weight. */
  ignored?: readonly number[];
  /** The roles to choose from, by id; default all. */
  candidates?: ReadonlySet<number> | ((roleId: number) => boolean);
  /** The title without additions of adverts, and previous decisions for titles that share words with it. */
  decided?: { title: string; before: readonly DecidedTitle[] };
  /** Similarity of a role by a language model (0..2), used to rerank the best fifty. */
  nearness?: (roleId: number) => number | undefined;
  /** How near the title is to the names of a role (`nameMeanings`), used to rerank when there is no description. */
  nameNearness?: NameNearness;
  /** The language of the description; without it that of the roles. */
  language?: string | undefined;
  /** Whether that is the model with which the confidence was fitted; the figures of others mean something else. */
  isFittedModel?: boolean;
};
