import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import { REVIEW_TEXT_LENGTH } from '@skills-architect/contracts/personas';

/** Error for a comment, message or reason above the maximum length; undefined if it fits. */
export const lengthError = (text: string): string | undefined => {
  const tooMany = text.trim().length - REVIEW_TEXT_LENGTH;
  if (tooMany <= 0) return undefined;
  return `Use at most ${formatNumber(REVIEW_TEXT_LENGTH)} characters: ${formatCount(tooMany, 'character')} too many`;
};
