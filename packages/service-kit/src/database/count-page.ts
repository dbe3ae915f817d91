import { MOST_COUNTED } from '@skills-architect/contracts';

/**
 * Counts the total of a list, as far as `MOST_COUNTED`: counting a large collection for every page costs more than
 * reading the page. Do not use it where the number itself matters, as in bulk changes.
 * @example await countPage((most) => users.model.countDocuments(filter, most))
 */
export const countPage = async (count: (most: { limit: number }) => PromiseLike<number>) => {
  const found = await count({ limit: MOST_COUNTED + 1 });
  return found > MOST_COUNTED ? { total: MOST_COUNTED, totalIsCapped: true as const } : { total: found };
};
