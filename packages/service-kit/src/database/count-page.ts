import { MAX_EXACT_TOTAL } from '@skills-architect/contracts';

/**
 * Counts the total of a list, as far as `MAX_EXACT_TOTAL`: counting a large collection for every page costs more than
 * reading the page. Do not use it where the number itself matters, as in bulk changes.
 * With an `offset` past the end the total is exact, so that the list can return to its last page.
 * @example await countPage((most) => users.model.countDocuments(filter, most), query.offset)
 */
export const countPage = async (count: (options: { limit: number }) => PromiseLike<number>, offset = 0) => {
  const found = await count({ limit: Math.max(MAX_EXACT_TOTAL, offset) + 1 });
  return found > MAX_EXACT_TOTAL && found > offset
    ? { total: MAX_EXACT_TOTAL, totalIsCapped: true as const }
    : { total: found };
};
