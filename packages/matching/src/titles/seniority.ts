import { stem } from '../reading/stem';
import type { Term } from '../reading/terms';

/** Words for the rank of a job rather than its work. */
const SENIORITY: ReadonlySet<string> = new Set(
  'senior junior principal chief lead head assistant associate deputy trainee graduate intern i ii iii iv'
    .split(' ')
    .map(stem),
);

/** Removes the seniority terms from a title. */
export function withoutSeniority(title: readonly Term[]): Term[] {
  return title.filter((term) => !SENIORITY.has(term.text));
}
