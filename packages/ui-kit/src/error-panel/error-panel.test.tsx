import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { ErrorPanel, FailurePanel } from './error-panel';
import { LoadError } from './load-error';
import { Loaded } from './loaded';

it('shows a message, Retry and the request id behind a click', async () => {
  const onRetry = jest.fn();
  const { user } = show(<ErrorPanel onRetry={onRetry} requestId="req-4711" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByText('req-4711')).not.toBeVisible();
  await user.click(screen.getByText('Details for support'));
  expect(screen.getByText('req-4711')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('does not retry twice concurrently', async () => {
  const onRetry = jest.fn();
  const { user } = show(<ErrorPanel onRetry={onRetry} busy />);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).not.toHaveBeenCalled();
});

it('shows a load error and retries', async () => {
  const retry = jest.fn();
  const error = { message: 'The personas could not be read', requestId: 'req-4713' };
  const { user } = show(<LoadError result={{ error, retry, isRefreshing: false }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The personas could not be read');
  expect(screen.getByText('req-4713')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('renders nothing without an error', () => {
  show(<LoadError result={{ retry: () => undefined, isRefreshing: true }} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['the placeholder first', undefined, undefined, 'Loading'],
  ['an error without data', undefined, { message: 'Not now' }, 'Not now'],
  ['data', 'Driver', undefined, 'Driver'],
  ['data although a refetch failed', 'Driver', { message: 'Not now' }, 'Driver'],
])('the content of a call shows %s', (_, data, error, text) => {
  const call = { data, error, retry: () => undefined, isRefreshing: false };
  show(
    <Loaded result={call} waiting={<p>Loading</p>}>
      {(name) => <p>{name}</p>}
    </Loaded>,
  );
  expect(screen.getAllByText(/Loading|Not now|Driver/).map((element) => element.textContent)).toEqual([text]);
});

it('names the area that failed and what still works', () => {
  show(
    <FailurePanel
      title="Industry roles cannot be opened"
      message="The area does not answer."
      stillWorks="Everything else works."
    />,
  );
  const panel = screen.getByRole('alert', { name: 'Industry roles cannot be opened' });
  expect(panel).toHaveTextContent('The area does not answer.');
  expect(panel).toHaveTextContent('Everything else works.');
  expect(screen.queryByText('Details for support')).not.toBeInTheDocument();
});
