import { screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show';
import { Tooltip } from './tooltip';

let mockFailures = 1;
jest.mock('./tooltip-bubble', () => {
  mockFailures -= 1;
  if (mockFailures >= 0) throw new Error('Loading chunk 42 failed');
  return jest.requireActual('./tooltip-bubble');
});

it('falls back to the native tooltip until its code has loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user } = show(
    <Tooltip text="Choose a client first">
      <button type="button">Export</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Export' });
  await user.hover(button);
  expect(await screen.findByTitle('Choose a client first')).toContainElement(button);
  await user.unhover(button);
  await user.hover(button);
  await waitFor(() => expect(screen.queryByTitle('Choose a client first')).not.toBeInTheDocument());
  expect(screen.getByText('Choose a client first', { selector: '[aria-hidden]' })).toBeVisible();
});
