import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { ProgressBar } from './progress-bar';

it('shows the progress', () => {
  show(<ProgressBar label="Import" value={1200} max={4000} showCount />);
  const bar = screen.getByRole('progressbar', { name: 'Import' });
  expect(bar).toHaveAttribute('aria-valuenow', '1200');
  expect(bar).toHaveAttribute('aria-valuetext', '1,200 of 4,000');
  expect(screen.getByText('1,200 of 4,000')).toBeInTheDocument();
});

it('has no value while the length is unknown', () => {
  show(<ProgressBar label="Import" value={0} max={0} showCount />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  expect(screen.queryByText(/of/)).not.toBeInTheDocument();
});
