const MINUTE_MS = 60_000;
type Moment = string | number;

/** A date and time in the reader's language and time zone, for sentences. */
export const formatDateTime = (moment: Moment): string =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A date in the reader's language. */
export const formatDate = (moment: Moment): string =>
  new Date(moment).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** Relative time for columns and facts: 'just now', 'today at 9:05 AM', 'yesterday at …', otherwise the date. */
export const formatWhen = (moment: Moment, now = new Date()): string => {
  const then = new Date(moment);
  const elapsedMs = now.getTime() - then.getTime();
  // Future times occur when the service's clock is ahead.
  if (elapsedMs < -MINUTE_MS) return formatDateTime(moment);
  if (elapsedMs < MINUTE_MS) return 'just now';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const isOn = (day: Date) => then.toDateString() === day.toDateString();
  const time = then.toLocaleTimeString(undefined, { timeStyle: 'short' });
  if (isOn(now)) return `today at ${time}`;
  return isOn(yesterday) ? `yesterday at ${time}` : formatDateTime(moment);
};
