import { guessLanguage, isOtherLanguage } from '../text-language/detect-language';
import type { Embedder } from './embedder';

/** Letters that English words do not have. */
const NOT_ENGLISH = /(?![A-Za-z])\p{L}/u;

/**
 * Whether a text is clearly in a language that the model does not read: an English model finds nonsense for German job
 * descriptions. Of a few words nobody can tell.
 */
export const isUnreadable = ({ languages }: Pick<Embedder, 'languages'>, text: string): boolean => {
  if (!languages) return false;
  const language = guessLanguage(text);
  return language ? !languages.includes(language) : isOtherLanguage(text);
};

/** Whether a text may be in a language that the model reads: an English model finds nonsense for 'Bäcker', too. */
export const mayRead = ({ languages }: Pick<Embedder, 'languages'>, text: string): boolean => {
  if (isUnreadable({ languages }, text)) return false;
  return !languages?.every((language) => language === 'en') || guessLanguage(text) === 'en' || !NOT_ENGLISH.test(text);
};
