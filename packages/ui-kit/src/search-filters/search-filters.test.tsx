import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { SearchFilters } from './search-filters';

const filters = (count: number) => {
  const onClear = jest.fn();
  const { user } = show(
    <SearchFilters count={count} onClear={onClear}>
      Category
    </SearchFilters>,
  );
  return { user, onClear };
};

it('is closed while no filter is set, and opens', async () => {
  const { user } = filters(0);
  expect(screen.queryByText('Category')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filter Search Results' }));
  expect(screen.getByText('Category')).toBeVisible();
});

it.each([
  [1, '1 filter set'],
  [3, '3 filters set'],
])('is open with %i set, counts and clears them', async (count, words) => {
  const { user, onClear } = filters(count);
  expect(screen.getByText('Category')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});
