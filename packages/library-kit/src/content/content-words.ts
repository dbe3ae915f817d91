const MINUTE = 60;
const HOUR = 60;

/** A duration in hours and minutes, at least one minute. */
export const durationText = (seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return [hours && `${hours} h`, rest && `${rest} m`].filter(Boolean).join(' ');
};

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** The name of a language; values that are not language codes stay unchanged. */
export const languageName = (code: string): string => {
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
};
