const format = new Intl.NumberFormat('en');

/** A number as readers see it: '12,345'. */
export const formatNumber = (value: number | bigint): string => format.format(value);

/** The total of a list as text: '1,284', '10,000+'. */
export const formatTotal = (total: number, isCapped = false): string => `${formatNumber(total)}${isCapped ? '+' : ''}`;

/**
 * A count with its noun: '1 role', '1,284 roles', '10,000+ roles'. `many` is the plural.
 * @example formatCount(entries.length, 'entry', 'entries')
 */
export const formatCount = (count: number, singular: string, plural = `${singular}s`, isCapped = false): string =>
  `${formatTotal(count, isCapped)} ${count === 1 ? singular : plural}`;

/** Like `formatCount`, with 'No role' for none. */
export const countOrNone = (count: number, noun: string, isCapped = false): string =>
  count === 0 ? `No ${noun}` : formatCount(count, noun, `${noun}s`, isCapped);
