import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { FilterChips } from './filter-chips';

it('shows the pressed filter, and the count of each', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'all', label: 'All', count: 44 },
    { value: 'empty', label: 'Empty', count: 1 },
  ];
  const { user } = show(<FilterChips label="Files" options={options} value="all" onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'All 44' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Empty 1' }));
  expect(onChange).toHaveBeenCalledWith('empty');
});
