import { DEFAULT_NOTICE_SETTINGS, readNoticeSettings } from '@skills-architect/contracts/admin';
import { answer } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { created, EMAIL, NAME, open, type } from './new-user.fixtures';

test('invites a new user, who chooses the password', async () => {
  const mails = answer(readNoticeSettings, { ...DEFAULT_NOTICE_SETTINGS, canMail: true, isChosen: false });
  const { person, portal, choose, submit, createBody } = open([created, mails]);
  await type(person, NAME, 'Ada Park');
  await type(person, EMAIL, 'ada@example.com');
  await choose('Super User');
  await choose('Application');
  await type(person, /Login ID/, 'ada');
  await type(person, /^Password/, 'half');
  await person.click(await screen.findByRole('switch', { name: 'Send invitation' }));
  expect(screen.queryByLabelText(/Password/)).toBeNull();
  await submit();
  await waitFor(() =>
    expect(createBody()).toEqual({
      name: 'Ada Park',
      email: 'ada@example.com',
      userTypeId: 2,
      ssoTypeId: 1,
      clientIds: [],
      loginId: 'ada',
      isInvited: true,
    }),
  );
  expect(portal.notifications.at(-1)?.text).toBe('The invitation is sent to ada@example.com');
});
