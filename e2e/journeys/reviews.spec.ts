import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { signInByApi } from '../import-api';
import { accessibilityFindings, expect, sidewaysScroll, test } from '../portal';

const API = '/skillsarchitect/v3';
const PASSWORD = 'Review.Journey1';

const send = async (api: APIRequestContext, path: string, data: object, method = 'POST') => {
  const answer = await api.fetch(`${API}${path}`, { method, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

const loginOf = (name: string, clientId: number) => `${name}.${clientId}.reviews`;

/** A client of its own with a sender, an approver and personas with the skills of a role. */
const aClient = async (api: APIRequestContext, mark: string, personaNames: readonly string[]) => {
  const form = { clientName: `${personaNames[0]} ${mark}`, sourceIdList: [1] };
  const { clientId, rev } = await send(api, '/clients', form);
  const users: number[] = [];
  for (const name of ['sender', 'approver']) {
    const loginId = loginOf(name, clientId);
    const user = { name: `${name} ${mark}`, email: `${loginId}@example.com`, loginId, password: PASSWORD };
    users.push((await send(api, '/users', { ...user, userTypeId: 1, ssoTypeId: 1, clientIds: [clientId] })).userId);
  }
  await send(api, `/clients/${clientId}`, { ...form, rev, approverIds: [users[1]] }, 'PUT');
  const { roles } = await send(api, '/industryRoles/search', { sourceIds: [1], roleStatuses: [4] });
  for (const personaName of personaNames)
    await send(api, `/personas?clientId=${clientId}`, {
      ...{ groupName: 'Works', personaName, industryRoleId: roles[0].roleId },
      roleDescription: 'Runs the works.',
    });
  return clientId;
};

const openAs = async (browser: Browser, baseURL: string | undefined, loginId: string, path: string) => {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const data = { loginId, password: PASSWORD };
  expect((await page.request.post(`${API}/account/login`, { data })).ok()).toBe(true);
  await page.goto(path);
  return page;
};

const choose = async (page: Page, names: readonly string[]) => {
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
};
const confirm = async (page: Page, button: string, text?: { label: string; value: string }) => {
  const dialog = page.getByRole('dialog');
  if (text) await dialog.getByLabel(text.label).fill(text.value);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
};
const reviewOf = (page: Page, persona: string) =>
  page.getByRole('link', { name: new RegExp(`^(Draft|In review|Approved|Refused).*: ${persona}$`) });
const commentOn = async (page: Page, place: string, text: string) => {
  await page.getByRole('button', { name: `Comment on ${place}` }).click();
  await page.getByRole('textbox', { name: `Comment on ${place}` }).fill(text);
  await page.getByRole('button', { name: 'Add Comment' }).click();
};

test('three personas are sent for review; one is refused, two are approved, and that is undone', async ({
  browser,
  baseURL,
  mark,
}) => {
  const names = ['Foundry Lead', 'Kiln Operator', 'Works Planner'];
  const [refused = '', ...approved] = names;
  const api = await signInByApi(baseURL, 'super');
  const clientId = await aClient(api, mark, names);
  await api.dispose();

  const sender = await openAs(browser, baseURL, loginOf('sender', clientId), `/personas?client=${clientId}`);
  await choose(sender, names);
  await sender.getByRole('button', { name: 'Send for Review' }).click();
  await confirm(sender, 'Send for Review', { label: 'Message', value: 'Are the levels right?' });
  await expect(sender.getByText('3 personas sent for review').first()).toBeVisible();

  const approver = await openAs(browser, baseURL, loginOf('approver', clientId), '/');
  await approver.getByRole('link', { name: '3 personas wait for your approval' }).click();
  await reviewOf(approver, refused).click();
  await expect(approver.getByText('Are the levels right?').first()).toBeVisible();
  await commentOn(approver, 'Role Description', 'Of which works?');
  await expect(approver.getByText('Of which works?')).toBeVisible();
  expect(await accessibilityFindings(approver)).toEqual([]);
  await approver.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysScroll(approver)).toBe(0);
  await approver.setViewportSize({ width: 1280, height: 900 });
  await approver.getByRole('button', { name: 'Refuse', exact: true }).click();
  await confirm(approver, 'Refuse', { label: 'Reason', value: 'The works are missing.' });

  await approver.goto(`/personas?client=${clientId}&approval=waitsForMe`);
  await choose(approver, approved);
  await approver.getByRole('button', { name: 'Approve', exact: true }).click();
  await confirm(approver, 'Approve');
  await expect(approver.getByText('2 personas approved').first()).toBeVisible();
  await approver.getByRole('button', { name: 'Undo' }).first().click();
  await expect(approver.getByText('2 personas are as before').first()).toBeVisible();
  await expect(reviewOf(approver, approved[0] ?? '')).toContainText('In review');

  // The sender's open list follows.
  await expect(reviewOf(sender, refused)).toContainText('Refused');
  await sender.getByRole('button', { name: /^Notices/ }).click();
  const notice = sender.getByRole('group', { name: new RegExp(`refused ${refused}`) });
  await notice.getByRole('button', { name: 'Open' }).click();
  await expect(sender.getByText('The works are missing.').first()).toBeVisible();
  await expect(sender.getByText('Of which works?')).toBeVisible();
  for (const page of [sender, approver]) await page.context().close();
});

test('two users comment on a persona at once, and each sees the comment of the other', async ({
  browser,
  baseURL,
  mark,
}) => {
  const api = await signInByApi(baseURL, 'super');
  const clientId = await aClient(api, mark, ['Night Mechanic']);
  const { data } = await (await api.get(`${API}/personas?clientId=${clientId}`)).json();
  await api.dispose();
  const path = `/persona/review/${data[0].personaId}?client=${clientId}`;
  const pages = await Promise.all(
    ['sender', 'approver'].map((name) => openAs(browser, baseURL, loginOf(name, clientId), path)),
  );
  await Promise.all(pages.map((page, index) => commentOn(page, 'Role Description', `Comment ${index}`)));
  for (const page of pages)
    for (const index of [0, 1]) await expect(page.getByText(`Comment ${index}`, { exact: true })).toBeVisible();
  for (const page of pages) await page.context().close();
});
