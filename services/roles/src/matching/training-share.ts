/** Training reads about this many roles at most, so that its memory does not grow with the library. */
const MAX_ROLES = 6000;

/** The share of a library of so many published roles that training reads, in whole percent from 1 to 100. */
export const trainingPercent = (roleCount: number): number =>
  roleCount <= MAX_ROLES ? 100 : Math.max(1, Math.floor((100 * MAX_ROLES) / roleCount));
