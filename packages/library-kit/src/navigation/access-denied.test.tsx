import { renderScreen } from '@skills-architect/portal-kit/testing';
import { waitFor } from '@testing-library/react';
import { useAccessDenied } from './access-denied';

function Screen({ isDenied }: { isDenied: boolean }) {
  useAccessDenied(isDenied);
  return null;
}

test('redirects home with one message when access is denied', async () => {
  const { portal, rerender } = renderScreen(<Screen isDenied={false} />, { path: '/role/edit/5' });
  expect(portal.path()).toBe('/role/edit/5');
  rerender(<Screen isDenied />);
  await waitFor(() => expect(portal.path()).toBe('/'));
  rerender(<Screen isDenied />);
  expect(portal.notifications).toMatchObject([{ text: "User doesn't have access to this page", variant: 'error' }]);
});
