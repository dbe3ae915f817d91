import { stem } from '../reading/stem';
import type { Term } from '../reading/terms';

/** Words that say how high a post is, not what is done in it. */
const SENIORITY: ReadonlySet<string> = new Set(
  'senior junior principal chief lead head assistant associate deputy trainee graduate intern i ii iii iv'
    .split(' ')
    .map(stem),
);

/** A title's terms without those of seniority. */
export function withoutSeniority(title: readonly Term[]): Term[] {
  return title.filter((term) => !SENIORITY.has(term.text));
}
