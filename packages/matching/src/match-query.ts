import type { Section } from './reading/headings';

/** A job to find roles for. Title or description may be empty. */
export type MatchQuery = {
  title: string;
  description: string;
  /** Sections of the description with a known topic; by default headings are detected in the text. */
  sections?: readonly Section[];
  /** Numbers of sentences that the user included again: full weight. */
  restored?: readonly number[];
  /** Numbers of sentences that the user excluded: no weight. */
  ignored?: readonly number[];
  /** The roles to choose from, by id; default all. */
  candidates?: ReadonlySet<number> | ((roleId: number) => boolean);
};
