import { formatNumber } from '@skills-architect/contracts/locale';
import type { SimilarGroup } from '@skills-architect/contracts/personas';

type SimilarSet = SimilarGroup['sets'][number];

/** As many as can be compared. */
const MAX_COMPARED = 4;
/** Skills that are named; the comparison has all. */
const MAX_NAMED = 5;

/** A share (0 to 1) in whole percent; only what is the same is called 100 %. */
export const sharePercent = (share: number): string => `${share < 1 ? Math.min(99, Math.round(share * 100)) : 100} %`;

export const groupKey = ({ sets }: SimilarGroup): string => sets.map(({ first }) => first[0]?.personaId).join(' ');

/** What the personas of a set have and the other set lacks, as a sentence; undefined if there is nothing. */
export const onlyText = ({ first, only }: SimilarSet): string | undefined => {
  if (!only.length) return undefined;
  const named = only.slice(0, MAX_NAMED).map(({ skillName }) => skillName);
  const left = only.length - named.length;
  return `Only ${first[0]?.personaName ?? ''}: ${named.join(', ')}${left ? ` and ${formatNumber(left)} more` : ''}`;
};

/** The comparison of the personas of a set, or of one persona of each of two sets. */
export const comparePath = ({ sets }: SimilarGroup): string => {
  const compared = sets.length > 1 ? sets.flatMap(({ first }) => first.slice(0, 1)) : (sets[0]?.first ?? []);
  const ids = compared.slice(0, MAX_COMPARED).map(({ personaId }) => personaId);
  return `/compare-persona?personas=${ids.join('_')}`;
};
