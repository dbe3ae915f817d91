import type { CommentPlace, ReviewComment } from '@skills-architect/contracts/personas';
import { placeKey } from '../review-path';

/** The comments to show at each place, by its key; those at a place that is not shown stand at the persona as a whole. */
export const groupComments = (
  comments: readonly ReviewComment[],
  places: readonly CommentPlace[],
  showsResolved: boolean,
): ReadonlyMap<string, ReviewComment[]> => {
  const shownKeys = new Set(places.map(placeKey));
  const visible = comments.filter(({ resolved }) => showsResolved || resolved === null);
  const groups = new Map<string, ReviewComment[]>();
  for (const comment of visible) {
    const own = placeKey(comment.place);
    const key = shownKeys.has(own) ? own : placeKey({});
    groups.set(key, [...(groups.get(key) ?? []), comment]);
  }
  return groups;
};
