import { chakra } from '@chakra-ui/react/styled-system';

const STARS = [0, 1, 2, 3, 4];
const STAR_PATH = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z';
const Star = chakra('svg', { base: { w: '4', h: '4', flexShrink: 0 } });

/** A rating rounded to half stars, within 0 and 5. */
export const roundToHalfStars = (rating: number): number => Math.round(Math.min(5, Math.max(0, rating)) * 2) / 2;

export interface StarRatingProps {
  /** 0 to 5; null when nobody has rated it. */
  rating: number | null;
}

/** A rating in half stars out of five. */
export function StarRating({ rating }: StarRatingProps) {
  if (rating === null) return <chakra.span color="fg.muted">Not rated</chakra.span>;
  const stars = roundToHalfStars(rating);
  return (
    <chakra.span role="img" aria-label={`${stars} of 5 stars`} title={rating.toFixed(1)} display="inline-flex">
      {STARS.map((index) => (
        <Star key={index} viewBox="0 0 24 24" aria-hidden>
          <chakra.path d={STAR_PATH} fill="none" stroke="border.strong" strokeWidth="1.5" />
          {stars > index && (
            <chakra.path
              d={STAR_PATH}
              fill="warning.solid"
              style={stars - index < 1 ? { clipPath: 'inset(0 50% 0 0)' } : undefined}
            />
          )}
        </Star>
      ))}
    </chakra.span>
  );
}
