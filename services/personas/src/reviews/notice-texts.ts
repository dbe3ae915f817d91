import type { ApprovalFilter } from '@skills-architect/contracts/personas';

const MOST = 500;

/** A text that fits into a notice; a longer one ends with '…'. */
export const fitLine = (text: string, most = MOST): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** Path of the screen that shows the review of a persona. */
export const reviewPath = (personaId: number, clientId: number): string =>
  `/persona/review/${personaId}?client=${clientId}`;

/** Path of the list of a client's personas, filtered by approval. */
export const listPath = (clientId: number, approval?: ApprovalFilter): string =>
  `/personas?client=${clientId}${approval ? `&approval=${approval}` : ''}`;
