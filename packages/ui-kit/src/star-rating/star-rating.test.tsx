import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { roundToHalfStars, StarRating } from './star-rating';

it.each([
  [0, 0],
  [4.2, 4],
  [4.25, 4.5],
  [4.6, 4.5],
  [4.75, 5],
  [7, 5],
])('a rating of %s is %s stars', (rating, stars) => {
  expect(roundToHalfStars(rating)).toBe(stars);
});

it('its accessible name has the half stars, or that nobody has rated it', () => {
  show(
    <>
      <StarRating rating={3.4} />
      <StarRating rating={null} />
    </>,
  );
  expect(screen.getByRole('img', { name: '3.5 of 5 stars' })).toBeInTheDocument();
  expect(screen.getByText('Not rated')).toBeInTheDocument();
});
