import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { LoadingOverlay } from './loading-overlay';

it('covers the page with a message while it is open', () => {
  const { rerender } = show(<LoadingOverlay open message="Opening the personas" />);
  expect(screen.getByRole('status')).toHaveTextContent('Opening the personas');
  rerender(<LoadingOverlay open={false} message="Opening the personas" />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
