import { type CommentPlace, placeKey, type ReviewComment } from '@skills-architect/contracts/personas';

const WHOLE: CommentPlace = {};

/** Comments by key of their field or skill; those on fields and skills that are not shown are grouped with the persona. */
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
    const key = shownKeys.has(own) ? own : placeKey(WHOLE);
    groups.set(key, [...(groups.get(key) ?? []), comment]);
  }
  return groups;
};

/** The first of these places, in the order of the screen, under which an open comment is shown; the persona comes last. */
export const firstOpenPlace = (
  shown: ReturnType<typeof groupComments>,
  places: readonly CommentPlace[],
): CommentPlace | undefined =>
  [...places, WHOLE].find((place) => shown.get(placeKey(place))?.some(({ resolved }) => resolved === null));
