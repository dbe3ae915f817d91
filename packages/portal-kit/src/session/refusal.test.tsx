import { waitFor } from '@testing-library/react';
import { renderScreen } from '../testing';
import { useRefusal } from './refusal';

function Screen({ refused }: { refused: boolean }) {
  useRefusal(refused);
  return null;
}

test('sends home whoever may not see what the screen shows, and says why once', async () => {
  const { portal, rerender } = renderScreen(<Screen refused={false} />, { path: '/role/edit/5' });
  expect(portal.path()).toBe('/role/edit/5');
  rerender(<Screen refused />);
  await waitFor(() => expect(portal.path()).toBe('/'));
  rerender(<Screen refused />);
  expect(portal.notifications).toMatchObject([{ text: "User doesn't have access to this page", variant: 'error' }]);
});
