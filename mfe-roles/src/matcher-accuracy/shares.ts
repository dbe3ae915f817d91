import { formatNumber } from '@skills-architect/contracts/locale';

/** A part of a whole in whole percent, or a dash without a whole. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

/** `12 (48 %)`: a count and its share. */
export const withShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${formatNumber(part)} (${percent(part, whole)})`;
