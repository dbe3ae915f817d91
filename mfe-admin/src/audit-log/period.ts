const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Begin or end of a day (`2026-01-31`) in the reader's time zone as a moment; undefined when it is no day. */
export const toMoment = (day: string, end: 'begin' | 'end'): string | undefined => {
  const [, year, month, date] = DAY.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const begin = new Date(year, month - 1, date + (end === 'end' ? 1 : 0));
  const isReal = new Date(year, month - 1, date).getDate() === date;
  return isReal ? new Date(begin.getTime() - (end === 'end' ? 1 : 0)).toISOString() : undefined;
};
