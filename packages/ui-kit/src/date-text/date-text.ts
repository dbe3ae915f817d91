/** An ISO date and time in the reader's language and time zone. */
export const dateText = (moment: string): string =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
