import type { DecidedTitle } from './decisions/decisions';
import type { Section } from './reading/headings';

/** A job to find roles for. Title or description may be empty. */
export type MatchQuery = {
  title: string;
  description: string;
  /** Sections of the description with a known topic; by default headings are detected in the text. */
  sections?: readonly Section[];
  /** Indexes (from 0) of sentences the user included again; they get full weight. */
  restored?: readonly number[];
  /** Indexes of sentences the user excluded; they get no weight. */
  ignored?: readonly number[];
  /** The roles to choose from, by id; default all. */
  candidates?: ReadonlySet<number> | ((roleId: number) => boolean);
  /** The title without what adverts add, and what was decided before for titles with words of it. */
  decided?: { title: string; before: readonly DecidedTitle[] };
  /** How near a role is in meaning, by an embedding model: the best fifty are ranked again by it. */
  nearness?: (roleId: number) => number | undefined;
};
