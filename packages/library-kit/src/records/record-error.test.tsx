import { CallFailure } from '@skills-architect/portal-kit';
import { renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { RecordError } from './record-error';

const failed = (code: 'not-found' | 'unavailable') => ({
  error: new CallFailure('The call failed.', code),
  retry: () => undefined,
  isRefreshing: false,
});
const GONE = 'This persona was deleted or does not exist.';

test.each([
  ['that is gone', failed('not-found')],
  ['that the address does not name', undefined],
])('a record %s offers the way to its list instead of Retry', (_, read) => {
  renderScreen(<RecordError record="persona" read={read} />);
  expect(screen.getByText(GONE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to personas' })).toHaveAttribute('href', '/personas');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a record that could not be read can be tried again', () => {
  renderScreen(<RecordError record="persona" read={failed('unavailable')} />);
  expect(screen.getByText('The call failed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText(GONE)).toBeNull();
});

test('a page that has a way back is not given a second one', () => {
  renderScreen(<RecordError record="job posting" back={null} />);
  expect(screen.queryByRole('link')).toBeNull();
});
