import { personaListPath, reviewPath } from '@skills-architect/contracts/personas';
import { LIST_FIELDS } from '../overview-filter/list-fields';

/** The lists from which reviews are opened, with the query parameter of a review that has the list's own query. */
const PARAMETERS = { personas: 'list', libraryChanges: 'libraryChanges' } as const;
const FIELDS: Record<ReviewList, readonly string[]> = {
  personas: Object.keys(LIST_FIELDS),
  libraryChanges: ['approvedPage', 'release', 'page'],
};

/** A list from which reviews are opened. */
export type ReviewList = keyof typeof PARAMETERS;

/** Path of a review that leads back to the list with this query, such as `?approval=inReview&page=2`. */
export const reviewPathFrom = (
  personaId: number,
  clientId: number,
  listQuery: string,
  list: ReviewList = 'personas',
): string => {
  // Pop-ups of the list are not opened again, and the review has the client.
  const fields = [...new URLSearchParams(listQuery)].filter(([name]) => FIELDS[list].includes(name));
  const path = reviewPath(personaId, clientId);
  const isDefault = list === 'personas' && fields.length === 0;
  const query = new URLSearchParams(fields).toString();
  return isDefault ? path : `${path}&${new URLSearchParams({ [PARAMETERS[list]]: query })}`;
};

/** Path of the next review, which leads back to the same list as the review with this query. */
export const nextReviewPath = (personaId: number, clientId: number, reviewQuery: string): string => {
  const query = new URLSearchParams(reviewQuery);
  const changes = query.get(PARAMETERS.libraryChanges);
  if (changes !== null) return reviewPathFrom(personaId, clientId, changes, 'libraryChanges');
  return reviewPathFrom(personaId, clientId, query.get(PARAMETERS.personas) ?? '');
};

interface Reader {
  clientId?: number | undefined;
  /** The user decides on the review. */
  isApprover: boolean;
}

/** Link of a review back to the list from which it was opened, else to the personas: to what waits for an approver. */
export const wayBack = (reviewQuery: string, { clientId, isApprover }: Reader): { to: string; text: string } => {
  const query = new URLSearchParams(reviewQuery);
  const changes = query.get(PARAMETERS.libraryChanges);
  if (changes !== null) {
    const own = new URLSearchParams([
      ...(clientId === undefined ? [] : [['client', String(clientId)]]),
      ...new URLSearchParams(changes),
    ]);
    return { to: `/personas/library-changes?${own}`, text: 'Back to library changes' };
  }
  const list = query.get(PARAMETERS.personas);
  const path = personaListPath({ clientId, ...(!list && isApprover && { approval: 'waitsForMe' }) });
  return { to: list ? `${path}&${list}` : path, text: 'Back to personas' };
};
