import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import { REVIEW_TEXT_LENGTH } from '@skills-architect/contracts/personas';

/** What is wrong with a comment, message or reason that is too long; undefined for others. */
export const lengthError = (text: string): string | undefined => {
  const tooMany = text.trim().length - REVIEW_TEXT_LENGTH;
  if (tooMany <= 0) return undefined;
  return `Use at most ${formatNumber(REVIEW_TEXT_LENGTH)} characters: ${formatCount(tooMany, 'character')} too many`;
};
