import { formatNumber } from '@skills-architect/contracts/locale';
import { fold } from '@skills-architect/service-kit';

const MAX_NAMES = 10;

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The names to choose from in the message for a cell; of more than ten those that share words with it come first. */
export const formatNameChoices = (names: Iterable<string>, cell = ''): string => {
  const all = [...names];
  if (all.length <= MAX_NAMES) return all.join(', ');
  const cellWords = new Set(wordsOf(cell));
  const shared = new Map(all.map((name) => [name, wordsOf(name).filter((word) => cellWords.has(word)).length]));
  const closest = all.toSorted((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0)).slice(0, MAX_NAMES);
  return `${closest.join(', ')} or another of ${formatNumber(all.length)}`;
};
