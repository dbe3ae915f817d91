import { formatCount, formatNumber } from '@skills-architect/contracts/locale';

interface Counts {
  total: number;
  totalIsCapped?: true | undefined;
  filteredPersonasCount: number;
  filteredPersonasCountIsCapped?: true | undefined;
}

/** How many of the client's personas match the filters: '9 of 37 personas'; a capped number has a '+'. */
export const matchingText = (counts: Counts): string => {
  const matching = `${formatNumber(counts.filteredPersonasCount)}${counts.filteredPersonasCountIsCapped ? '+' : ''}`;
  return counts.totalIsCapped
    ? `${matching} of ${formatNumber(counts.total)}+ personas`
    : `${matching} of ${formatCount(counts.total, 'persona')}`;
};
