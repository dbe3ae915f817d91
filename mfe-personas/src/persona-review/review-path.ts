import { personaListPath, reviewPath } from '@skills-architect/contracts/personas';

/** Query parameter with the query of the list from which the review was opened. */
const LIST = 'list';

/** Path of a review that leads back to the list with this query, such as `?approval=inReview&page=2`. */
export const reviewPathFrom = (personaId: number, clientId: number, listQuery: string): string => {
  const query = new URLSearchParams(listQuery);
  // The review has it.
  query.delete('client');
  const path = reviewPath(personaId, clientId);
  return query.size ? `${path}&${new URLSearchParams({ [LIST]: query.toString() })}` : path;
};

/** The query of the list from which the review with this query was opened; empty if it was opened otherwise. */
export const listQueryOf = (reviewQuery: string): string => new URLSearchParams(reviewQuery).get(LIST) ?? '';

/** Path of the list from which the review with this query was opened, else of the personas of the client. */
export const listPathOf = (reviewQuery: string, clientId?: number): string => {
  const query = listQueryOf(reviewQuery);
  const path = personaListPath({ clientId });
  return query ? `${path}&${query}` : path;
};
