import { type CommentPlace, placeKey, type ReviewComment } from '@skills-architect/contracts/personas';

interface CommentedPlace {
  key: string;
  place: CommentPlace;
  name: string;
  count: number;
}

type Counted = Pick<ReviewComment, 'place' | 'placeName' | 'resolved'>;

/** The places with open comments and how many they have, in the order of their first comment. */
export const countOpenByPlace = (comments: readonly Counted[]): CommentedPlace[] => {
  const places = new Map<string, CommentedPlace>();
  for (const { place, placeName, resolved } of comments) {
    if (resolved !== null) continue;
    const key = placeKey(place);
    const count = (places.get(key)?.count ?? 0) + 1;
    places.set(key, { key, place, name: placeName || 'Persona', count });
  }
  return [...places.values()];
};
