import { languageName } from '@skills-architect/contracts/locale';

/** The hint of a record in a list of choices: what tells it from others, and its language if it is not the user's. */
export const nameHint = (language: string | undefined, ...texts: (string | undefined)[]): string | undefined =>
  [...texts, language && `in ${languageName(language)}`].filter(Boolean).join(' · ') || undefined;
