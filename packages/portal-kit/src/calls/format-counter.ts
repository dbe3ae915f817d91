import type { TileCounter } from '@skills-architect/contracts';
import { formatCount } from '@skills-architect/contracts/locale';
import { readFieldAt } from './field-at';

/** A counter of an answer as text, for example '12 users'; undefined if it is zero or missing. */
export const formatCounter = (answer: unknown, { field, word, one }: Omit<TileCounter, 'path'>): string | undefined => {
  const number = readFieldAt(answer, field);
  if (typeof number !== 'number' || number <= 0) return undefined;
  return formatCount(number, one ?? word, word, readFieldAt(answer, `${field}IsCapped`) === true);
};
