import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { EmptyState, NoResult } from './empty-state';

it('shows that there is nothing and what to do', () => {
  const { rerender } = show(<EmptyState />);
  expect(screen.getByRole('status')).toHaveTextContent('No Data To Show');
  rerender(<EmptyState title="No personas yet">Create the first one.</EmptyState>);
  expect(screen.getByRole('status')).toHaveTextContent('No personas yetCreate the first one.');
});

it('offers to clear the filters', async () => {
  const onClear = jest.fn();
  const { user } = show(<NoResult what="persona" onClear={onClear} />);
  expect(screen.getByText('No persona matches')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});
