const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

/** A duration in hours and minutes, at least one minute. */
export const formatDuration = (seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE));
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  return [hours && `${hours} h`, rest && `${rest} m`].filter(Boolean).join(' ');
};
