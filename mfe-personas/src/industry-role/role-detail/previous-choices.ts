import { formatNumber } from '@skills-architect/contracts/locale';
import type { SuggestionReasons } from '@skills-architect/contracts/roles';
import { nearness } from './marks';

/** Titles of at least this similarity count as equal. */
const SAME = 0.995;

const formatTimes = (times: number) => (times === 1 ? 'once' : `${formatNumber(times)} times`);

/** Says how often a role was chosen before for a similar title, without naming other clients. */
export const describePreviousChoices = ({
  title,
  times,
  similarity,
  clientName,
}: NonNullable<SuggestionReasons['chosen']>): string => {
  const forTitle = similarity >= SAME ? 'for this title' : `for ${title} (${nearness(similarity)})`;
  return `Chosen ${formatTimes(times)} ${forTitle} ${clientName === null ? 'elsewhere' : `at ${clientName}`}`;
};
