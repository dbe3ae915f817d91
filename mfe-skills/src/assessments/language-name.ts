const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of a language by its code. */
export const languageName = (code: string): string => NAMES.of(code) ?? code;
