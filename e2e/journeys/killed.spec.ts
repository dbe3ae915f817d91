import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { docxOf, zipOf } from '@skills-architect/service-kit/testing/files';

const PORT = 4391;
const PASSWORD = 'Skills.Demo1';
const DESCRIPTIONS = 40;
const ready = /Skills Architect is ready/;

let running: ChildProcess | undefined;
let dataDir = '';

/** Starts the built portal as its own process and waits until it says that it is ready. */
const start = () =>
  new Promise<ChildProcess>((resolve, reject) => {
    const child = spawn(process.execPath, ['services/dist/portal.js'], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.on('data', (text) => ready.test(String(text)) && resolve(child));
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}`)));
  });

/** Ends it as a power cut would: no handler runs. */
const kill = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });

const description = (index: number) =>
  docxOf(
    [
      `Job title: Depot Clerk ${index}`,
      'Department: Operations',
      'Key responsibilities',
      `- Plan the work of dock ${index} and assign it to the team`,
      '- Inform customers about delays and agree new times',
      '- Watch safety rules and train new colleagues',
    ].join('\n'),
  );
const archive = zipOf(
  Object.fromEntries(Array.from({ length: DESCRIPTIONS }, (_, index) => [`clerk-${index}.docx`, description(index)])),
);

/** A signed-in super user of the portal, through its API. */
const signIn = async () => {
  const context = await request.newContext({ baseURL: `http://127.0.0.1:${PORT}` });
  const answer = await context.post('/skillsarchitect/v3/account/login', {
    data: { loginId: 'super', password: PASSWORD },
  });
  const { csrfToken } = await answer.json();
  await context.dispose();
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return request.newContext({
    baseURL: `http://127.0.0.1:${PORT}`,
    extraHTTPHeaders: { 'x-csrf-token': csrfToken, cookie: cookies[0]?.value.split(';')[0] ?? '' },
  });
};

interface MatchedRow {
  rowId: number;
  roleRecommendations: { roleId: number }[];
}
const imports = '/skillsarchitect/v3/personas/imports';
const state = async (api: APIRequestContext, token: string) => (await api.get(`${imports}/${token}`)).json();
const reach = (
  api: APIRequestContext,
  token: string,
  holds: (found: { stage: string; completedItems: number }) => boolean,
) => expect.poll(async () => holds(await state(api, token)), { timeout: 60_000, intervals: [50] }).toBe(true);

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-killed-'));
  running = await start();
});
test.afterAll(async () => {
  if (running) await kill(running);
});

test('an import goes on after the portal was killed while reading, and while creating personas', async () => {
  test.setTimeout(180_000);
  let api = await signIn();
  const uploaded = await api.post('/skillsarchitect/v3/personas/bulk-import-jd?clientId=3', {
    multipart: { file: { name: 'clerks.zip', mimeType: 'application/zip', buffer: archive } },
  });
  const { importTokenId: token } = await uploaded.json();
  await reach(api, token, ({ completedItems }) => completedItems >= 5);
  if (running) await kill(running);
  running = await start();
  await reach(api, token, ({ stage }) => stage === 'review');
  const { rows, total } = await (await api.get(`${imports}/${token}/rows?pagesize=100`)).json();
  expect(total).toBe(DESCRIPTIONS);
  expect(new Set(rows.map(({ fileName }: { fileName: string }) => fileName)).size).toBe(DESCRIPTIONS);

  await api.post(`${imports}/${token}/proceed`);
  await reach(api, token, ({ stage }) => stage === 'selection');
  const matched = await (await api.get(`${imports}/${token}/rows?pagesize=100`)).json();
  const selected = matched.rows.map(({ rowId, roleRecommendations: [best] }: MatchedRow) => ({
    rowId,
    roleId: best?.roleId,
  }));
  await api.post(`${imports}/${token}/rows`, { data: { rows: selected } });
  await api.post(`${imports}/${token}/create`);
  await reach(api, token, ({ completedItems }) => completedItems >= 5);
  if (running) await kill(running);
  running = await start();
  api = await signIn();
  await reach(api, token, ({ stage }) => stage === 'done');
  const list = await (await api.get('/skillsarchitect/v3/personas?clientId=3&searchString=depot&pagesize=100')).json();
  expect(list.filteredPersonasCount).toBe(DESCRIPTIONS);
  expect(list.data.every(({ skills }: { skills: number }) => skills > 0)).toBe(true);
});
