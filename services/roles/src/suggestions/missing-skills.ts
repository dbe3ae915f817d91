import { parseWorkFunctions } from '@skills-architect/contracts/roles';

const MIN_WORDS = 2;
const MAX_WORDS = 6;
const MAX_PHRASES = 20;

/** Phrases of a role's duties that are short enough to be names of skills. */
export const skillPhrases = (roleandResponsibilities: string): string[] => {
  const phrases = parseWorkFunctions(roleandResponsibilities)
    .flatMap(({ name, tasks }) => [name, ...tasks])
    .map((phrase) => phrase.replace(/[.;:]$/, '').trim())
    .filter((phrase) => {
      const words = phrase.split(/\s+/).length;
      return phrase !== '' && words >= MIN_WORDS && words <= MAX_WORDS;
    });
  return [...new Set(phrases)].slice(0, MAX_PHRASES);
};
