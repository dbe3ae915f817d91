import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { LoadingOverlay, MessageLoader } from './loading-overlay';

it('covers the page with a message while it is open', () => {
  const { rerender } = show(<LoadingOverlay open message="Opening the personas" />);
  expect(screen.getByRole('status')).toHaveTextContent('Opening the personas');
  rerender(<LoadingOverlay open={false} message="Opening the personas" />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('says that the portal tries again while the host marks the page', () => {
  show(<MessageLoader message="Loading the persona" />);
  const trying = screen.getByText(/Trying again/);
  expect(trying).not.toBeVisible();
  document.documentElement.toggleAttribute('data-trying-again', true);
  expect(trying).toBeVisible();
  document.documentElement.toggleAttribute('data-trying-again', false);
});
