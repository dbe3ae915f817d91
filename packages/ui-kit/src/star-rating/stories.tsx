import { StarRating } from './star-rating';

export function StarStories() {
  return (
    <>
      <StarRating rating={4.6} />
      <StarRating rating={2} />
      <StarRating rating={null} />
    </>
  );
}
