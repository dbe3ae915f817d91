import { MOST_COUNTED } from '@skills-architect/contracts';

/**
 * Counts the total of a list, as far as `MOST_COUNTED`: counting a large collection for every page costs more than
 * reading the page. Do not use it where the number itself matters, as in bulk changes.
 * With an `offset` past the end the total is exact, so that the list can return to its last page.
 * @example await countPage((most) => users.model.countDocuments(filter, most), query.offset)
 */
export const countPage = async (count: (most: { limit: number }) => PromiseLike<number>, offset = 0) => {
  const found = await count({ limit: Math.max(MOST_COUNTED, offset) + 1 });
  return found > MOST_COUNTED && found > offset
    ? { total: MOST_COUNTED, totalIsCapped: true as const }
    : { total: found };
};
