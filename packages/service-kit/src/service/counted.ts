import { formatCount } from '@skills-architect/contracts/locale';

/**
 * A count as text together with its other fields, as a list: empty for zero.
 * @example counts: counted({ tile: '/users' }, { total: 12 }, 'user') // [{ tile: '/users', text: '12 users' }]
 */
export const counted = <F extends object>(
  fields: F,
  { total, totalIsCapped }: { total: number; totalIsCapped?: boolean },
  singular: string,
  plural?: string,
): (F & { text: string })[] =>
  total > 0 ? [{ ...fields, text: formatCount(total, singular, plural, totalIsCapped) }] : [];
