import type { CallResult } from '@skills-architect/portal-kit';
import { renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { WaitingForm } from './waiting-form';

const reading = {
  data: undefined,
  error: undefined,
  isLoading: true,
  isRefreshing: false,
  isPreviousData: false,
  retry: () => undefined,
};

test.each<[string, Partial<CallResult<unknown>> | undefined, string]>([
  ['a new record', undefined, 'Loading the form'],
  ['a record that is read', {}, 'Loading the role'],
  ['a record that is there, whose fields are not known yet', { data: { roleId: 1 } }, 'Loading the form'],
])('the form of %s waits', (_, read, label) => {
  renderScreen(<WaitingForm title="Industry Role" record="role" {...(read && { read: { ...reading, ...read } })} />);
  expect(screen.getByRole('status', { name: label })).toBeVisible();
});
