const MINUTE_MS = 60_000;
type Moment = string | number;

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const dateTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** A date in the reader's time zone. */
export const formatDate = (at: Moment): string => date.format(new Date(at));

/** A date and time in the reader's time zone, for sentences. */
export const formatDateTime = (at: Moment): string => dateTime.format(new Date(at));

/** Date and time with seconds, for changes that may follow each other quickly. */
export const formatMoment = (at: Moment): string => moment.format(new Date(at));

/** Relative time for columns and facts: 'just now', 'today at 9:05 AM', 'yesterday at …', otherwise the date. */
export const formatWhen = (at: Moment, now = new Date()): string => {
  const then = new Date(at);
  const elapsedMs = now.getTime() - then.getTime();
  // Future times occur when the service's clock is ahead.
  if (elapsedMs < -MINUTE_MS) return formatDateTime(at);
  if (elapsedMs < MINUTE_MS) return 'just now';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const isOn = (day: Date) => then.toDateString() === day.toDateString();
  if (isOn(now)) return `today at ${time.format(then)}`;
  return isOn(yesterday) ? `yesterday at ${time.format(then)}` : formatDateTime(at);
};
