/** Formats the time left; rounded, because it is an estimate. */
export const formatTimeLeft = (seconds: number): string => {
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 55) return `about ${Math.round(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  if (minutes <= 1) return 'about a minute left';
  if (minutes < 60) return `about ${minutes} minutes left`;
  const hours = Math.round(minutes / 60);
  return hours <= 1 ? 'about an hour left' : `about ${hours} hours left`;
};
