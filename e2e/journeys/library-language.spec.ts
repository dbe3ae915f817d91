import type { APIRequestContext, Page } from '@playwright/test';
import { signInByApi } from '../import-api';
import { accessibilityFindings, expect, sidewaysScroll, test } from '../portal';

const API = '/skillsarchitect/v3';
const PASSWORD = 'Sprache.1';

const send = async (api: APIRequestContext, path: string, data: object, method = 'POST') => {
  const answer = await api.fetch(`${API}${path}`, { method, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

interface Role {
  roleId: number;
  roleName: string;
}

/** Adds a German name to a role by importing a table; returns the import's id. */
const translate = async (api: APIRequestContext, { roleId, roleName }: Role, german: string): Promise<number> => {
  const { rev } = await (await api.get(`${API}/industryRoles/${roleId}`)).json();
  const buffer = Buffer.from(`Role Id,Revision,Role Name,Name (de)\n${roleId},${rev},"${roleName}",${german}\n`);
  const checked = await api.post(`${API}/roleTables/imports?kind=roles`, {
    multipart: { file: { name: 'roles.csv', mimeType: 'text/csv', buffer } },
  });
  const { importId } = await checked.json();
  const url = `${API}/roleTables/imports/${importId}`;
  const stage = async () => (await (await api.get(url)).json()).stage;
  await expect.poll(stage, { timeout: 60_000 }).toBe('ready');
  await send(api, `/roleTables/imports/${importId}/run`, {});
  await expect.poll(stage, { timeout: 60_000 }).toBe('done');
  return importId;
};

const signIn = async (page: Page, loginId: string) => {
  expect((await page.request.post(`${API}/account/login`, { data: { loginId, password: PASSWORD } })).ok()).toBe(true);
  await page.goto('/personas');
};

test('two users of a client read the library in two languages', async ({ browser, baseURL, mark }) => {
  const api = await signInByApi(baseURL, 'super');
  const { roles } = await send(api, '/industryRoles/search', {
    roleName: 'planner',
    sourceIds: [1],
    roleStatuses: [4],
  });
  const [translated, other] = roles;
  const german = `Planungsfachkraft ${mark}`;
  const importId = await translate(api, translated, german);

  const { clientId } = await send(api, '/clients', {
    clientName: `Sprachen ${mark}`,
    sourceIdList: [1],
    language: 'de',
  });
  const logins = ['anna', 'emil'].map((name) => `${name}.${mark}`.toLowerCase());
  for (const loginId of logins)
    await send(api, '/users', {
      ...{ name: loginId, email: `${loginId}@example.com`, loginId, password: PASSWORD },
      ...{ userTypeId: 1, ssoTypeId: 1, clientIds: [clientId] },
    });
  for (const { roleId, roleName } of [translated, other])
    await send(api, `/personas?clientId=${clientId}`, {
      ...{ groupName: 'Planung', personaName: `Persona ${roleName}`, industryRoleId: roleId },
    });

  const [anna, emil] = [await browser.newPage(), await browser.newPage()];
  await signIn(anna, logins[0] ?? '');
  await signIn(emil, logins[1] ?? '');
  // The client's default.
  for (const page of [anna, emil]) {
    await expect(page.getByText(german)).toBeVisible();
    await expect(page.getByRole('img', { name: 'In English' })).toHaveCount(1);
  }
  for (const width of [1280, 390]) {
    await anna.setViewportSize({ width, height: 900 });
    expect(await accessibilityFindings(anna)).toEqual([]);
    expect(await sidewaysScroll(anna)).toBe(0);
  }

  await emil.getByRole('button', { name: 'Language of the library: German' }).click();
  await emil.getByRole('menuitemcheckbox', { name: 'English' }).click();
  await expect(emil.getByText(translated.roleName, { exact: true })).toBeVisible();
  await expect(emil.getByRole('img', { name: 'In English' })).toHaveCount(0);
  await anna.reload();
  await expect(anna.getByText(german)).toBeVisible();

  // The choice is stored with the user, on every device.
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, logins[1] ?? '');
  await expect(elsewhere.getByText(translated.roleName, { exact: true })).toBeVisible();

  // The command palette finds a role in any language and names it in the reader's.
  await anna.keyboard.press('Control+K');
  await anna.keyboard.type(translated.roleName);
  await expect(anna.getByRole('option', { name: german })).toBeVisible();
  for (const page of [anna, emil, elsewhere]) await page.close();
  await send(api, `/roleTables/imports/${importId}/undo`, {});
  await api.dispose();
});
