import type { LibraryRole } from '../library-role';
import type { MatchIndex } from '../match-index';
import type { MatchQuery } from '../match-query';
import type { ParsedQuery } from '../relevance/read-query';
import { titleLanguage, toEnglishTitle } from '../titles/other-languages/to-english';
import { withoutAdditions } from '../titles/title-additions';

/**
 * The language of a job and that of a role's own texts, which differ: codes of two letters, 'other' for a job in an unknown one. `part` is
 * what the job's language was read from.
 */
export type ComparedLanguages = { part: 'description' | 'title'; job: string; role: string };

/** Whether a title is in another language than the role's nearest name, as far as the lists of job titles tell. */
export function isAcrossLanguages(index: MatchIndex, { plainTitle, titles }: ParsedQuery, role: number): boolean {
  const nearest = index.names[role]?.[titles.nearest[role] ?? 0] ?? '';
  const isForeign = (title: string) => toEnglishTitle(title) !== undefined;
  return isForeign(plainTitle) && !isForeign(withoutAdditions(nearest));
}

/** Whether a description is in another language than the texts of a role; of an unknown language nobody can tell. */
export const isInOtherLanguage = (
  { language }: Pick<MatchQuery, 'language'>,
  role: Pick<LibraryRole, 'language'> | undefined,
): boolean => language !== undefined && role !== undefined && language !== role.language;

/** The languages of a job and of a role where they differ: by the description, or by the title of a job without one. */
export function compareLanguages(
  index: MatchIndex,
  query: Pick<MatchQuery, 'language'>,
  parsedQuery: ParsedQuery,
  position: number,
): ComparedLanguages | undefined {
  const role = index.roles[position];
  const hasDescription = parsedQuery.description.size > 0;
  if (!role || (!hasDescription && !isAcrossLanguages(index, parsedQuery, position))) return undefined;
  const job = hasDescription ? query.language : titleLanguage(parsedQuery.plainTitle);
  if (!isInOtherLanguage({ language: job }, role)) return undefined;
  return { part: hasDescription ? 'description' : 'title', job: job ?? 'other', role: role.language };
}
