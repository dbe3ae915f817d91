import { fold } from '../database/search-words';

const MOST = 10;

const words = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The names to choose from in the message for a cell; of more than ten those that share words with it come first. */
export const offerNames = (names: Iterable<string>, cell = ''): string => {
  const all = [...names];
  if (all.length <= MOST) return all.join(', ');
  const given = new Set(words(cell));
  const shared = new Map(all.map((name) => [name, words(name).filter((word) => given.has(word)).length]));
  const closest = all.toSorted((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0)).slice(0, MOST);
  return `${closest.join(', ')} or another of ${all.length.toLocaleString('en')}`;
};
