import type { Page } from '@playwright/test';
import { type MailReceiver, startMailReceiver } from '@skills-architect/service-kit/testing/mail-receiver';
import { MAIL_PORT } from '../addresses';
import { accessibilityFindings, expect, sidewaysScroll, signIn, test } from '../portal';

test.describe.configure({ mode: 'serial' });
let receiver: MailReceiver;
test.beforeAll(async () => {
  receiver = await startMailReceiver(MAIL_PORT);
});
test.afterAll(() => receiver.close());

/** The link to choose a password in the next mail to an address. */
const nextLink = async (address: string) => {
  const { content } = await receiver.next(({ to }) => to.includes(address));
  receiver.forget();
  return /https?:\/\/\S+\/choose-password#[\w-]+/.exec(content)?.[0] ?? '';
};
const choose = async (page: Page, link: string, password: string) => {
  await page.goto(link);
  await page.getByLabel(/^New Password/).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText('Your password is set.')).toBeVisible();
};
const signInAs = async (page: Page, loginId: string, password: string) => {
  await page.getByLabel('User Name').fill(loginId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: /logout/i })).toBeVisible();
};

test('a Super User invites a user, who chooses a password, forgets it, and chooses another', async ({
  page,
  browser,
  mark,
}) => {
  const loginId = `ada${mark.toLowerCase()}`;
  const address = `${loginId}@example.com`;
  await signIn(page, 'super', '/user/add');
  await page.getByLabel('Display Name').fill(`Ada ${mark} Park`);
  await page.getByLabel('Email ID').fill(address);
  await page.getByRole('radio', { name: 'Super User' }).check();
  await page.getByRole('radio', { name: 'Application' }).check();
  await page.getByLabel('Login ID').fill(loginId);
  await page.getByRole('switch', { name: 'Send invitation' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(`The invitation is sent to ${address}`)).toBeVisible();

  const own = await browser.newPage();
  const invitation = await nextLink(address);
  await own.goto(invitation);
  await expect(own.getByText(`the User Name ${loginId} and`)).toBeVisible();
  expect(await accessibilityFindings(own)).toEqual([]);
  await choose(own, invitation, 'Northwind.77');
  await own.getByRole('button', { name: 'Go to Login' }).click();
  await signInAs(own, loginId, 'Northwind.77');
  await own.goto('/account');
  await expect(own.getByRole('heading', { name: 'Notices by E-mail' })).toBeVisible();

  const other = await browser.newPage();
  await other.goto(invitation);
  await expect(other.getByText('This link has been used')).toBeVisible();
  await other.getByRole('button', { name: 'Go to Login' }).click();
  await other.getByRole('button', { name: 'Forgot your password?' }).click();
  await other.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysScroll(other)).toBe(0);
  expect(await accessibilityFindings(other)).toEqual([]);
  await other.getByLabel('User Name').fill(loginId);
  await other.getByRole('button', { name: 'Send Link' }).click();
  await expect(other.getByText('If this login name has an account')).toBeVisible();
  await choose(other, await nextLink(address), 'Another.88');
  // The session with the former password has ended.
  await expect(own.getByLabel('User Name')).toBeVisible();
  await other.getByRole('button', { name: 'Go to Login' }).click();
  await signInAs(other, loginId, 'Another.88');
  await own.close();
  await other.close();
});
