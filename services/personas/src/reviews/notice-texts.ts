import type { ApprovalFilter, CommentPlace } from '@skills-architect/contracts/personas';

const MOST = 500;

/** A text that fits into a notice; a longer one ends with '…'. */
export const fitLine = (text: string, most = MOST): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

const fieldOfPlace = (place: CommentPlace): string => {
  if ('field' in place) return `&place=${place.field}`;
  return 'skillId' in place ? `&place=skill+${place.skillId}` : '';
};

/** Path of the screen that shows the review of a persona, at a field or skill if one is given. */
export const reviewPath = (personaId: number, clientId: number, place: CommentPlace = {}): string =>
  `/persona/review/${personaId}?client=${clientId}${fieldOfPlace(place)}`;

/** Path of the list of a client's personas, filtered by approval. */
export const listPath = (clientId: number, approval?: ApprovalFilter): string =>
  `/personas?client=${clientId}${approval ? `&approval=${approval}` : ''}`;
