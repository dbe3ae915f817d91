import type { Section } from './reading/headings';

/** A job to find roles for. Title and description may be empty, one at a time to some use. */
export type MatchQuery = {
  title: string;
  description: string;
  /** Parts of the description whose topic the caller knows; without them headings are looked for in the text. */
  sections?: readonly Section[];
  /** Numbers of sentences a person has put back: they count in full. */
  restored?: readonly number[];
  /** Numbers of sentences a person has set aside: they do not count. */
  ignored?: readonly number[];
  /** The roles to choose from, by id; without it all. */
  candidates?: ReadonlySet<number> | ((roleId: number) => boolean);
};
