import type { ApprovalFilter, CommentPlace } from '@skills-architect/contracts/personas';

/** Text of a place of comments: `roleDescription`, `skill 12`, or `persona` for the persona as a whole. */
export const placeKey = (place: CommentPlace): string => {
  if ('field' in place) return place.field;
  return 'skillId' in place ? `skill ${place.skillId}` : 'persona';
};

/** The address of a persona's review, for a link that colleagues of the client can open; at a place, if one is given. */
export const reviewPath = (personaId: number, clientId: number, place?: CommentPlace): string => {
  const params = new URLSearchParams({ client: String(clientId), ...(place && { place: placeKey(place) }) });
  return `/persona/review/${personaId}?${params}`;
};

/** The address of a client's personas, filtered by approval. */
export const listPath = (clientId: number, approval?: ApprovalFilter): string =>
  `/personas?${new URLSearchParams({ client: String(clientId), ...(approval && { approval }) })}`;
