import {
  changeNoticeSettings,
  DEFAULT_NOTICE_SETTINGS,
  type NoticeSettings,
  readNoticeSettings,
} from '@skills-architect/contracts/admin';
import { answer, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import { MailSettings } from './mail-settings';

const settings: NoticeSettings = {
  ...DEFAULT_NOTICE_SETTINGS,
  timings: { ...DEFAULT_NOTICE_SETTINGS.timings, importFinished: 'none', exportReady: 'none' },
  timeZone: 'Asia/Singapore',
};
const open = (canMail: boolean) =>
  renderScreen(<MailSettings />, {
    manifest,
    path: '/account',
    answers: [
      answer(readNoticeSettings, { ...settings, canMail, isChosen: true }),
      answer(changeNoticeSettings, settings),
    ],
  });

test('saves when each kind of notice is mailed', async () => {
  const { person, portal } = open(true);
  await person.selectOptions(await screen.findByLabelText('New comments'), 'At once');
  await person.selectOptions(screen.getByLabelText(/^Hour of the mail/), '18:00');
  await person.click(screen.getByRole('button', { name: 'Save Choice' }));
  await waitFor(() =>
    expect(portal.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...settings,
      timings: { ...settings.timings, commentAdded: 'atOnce' },
      hour: 18,
    }),
  );
  expect(portal.notifications.at(-1)?.text).toBe('Your notifications are saved');
});

test('shows nothing where the portal sends no mails', async () => {
  const { portal } = open(false);
  await waitFor(() => expect(portal.requests).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Notices by E-mail')).toBeNull());
});
