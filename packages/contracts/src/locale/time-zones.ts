/** Whether this is the IANA name of a time zone, e.g. `Asia/Singapore`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The time zone of this machine, as an IANA name. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;

/** Reads the hour, 0 to 23, of moments (milliseconds) in a time zone. */
export const hourReader = (timeZone: string): ((at: number) => number) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return (at) => Number(format.format(at)) % 24;
};
