const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** The English name of a language: 'German' for 'de'; a text that is no language code stays unchanged. */
export const languageName = (code: string): string => {
  try {
    return languages.of(code) ?? code;
  } catch {
    return code;
  }
};
