import type { ApprovalFilter, CommentPlace } from './review';

/** Key of a place for comments: `roleDescription`, `skill 12`, or `persona` for the persona as a whole. */
export const placeKey = (place: CommentPlace): string => {
  if ('field' in place) return place.field;
  return 'skillId' in place ? `skill ${place.skillId}` : 'persona';
};

/** Path of the review of a persona; with `place` it opens there. */
export const reviewPath = (personaId: number, clientId: number, place?: CommentPlace): string =>
  `/persona/review/${personaId}?${new URLSearchParams({ client: String(clientId), ...(place && { place: placeKey(place) }) })}`;

interface PersonaListFilter {
  clientId?: number;
  approval?: ApprovalFilter | undefined;
  /** Only personas created by this import. */
  importTokenId?: string;
  /** Only personas without an industry role. */
  unmatched?: boolean;
}

/** Path of the persona list with these filters; without `clientId` it shows the chosen client. */
export const personaListPath = ({ clientId, approval, importTokenId, unmatched }: PersonaListFilter): string => {
  const query = new URLSearchParams({
    ...(clientId !== undefined && { client: String(clientId) }),
    ...(approval && { approval }),
    ...(importTokenId && { importTokenId }),
    ...(unmatched && { unmatched: 'true' }),
  });
  return `/personas?${query}`;
};
