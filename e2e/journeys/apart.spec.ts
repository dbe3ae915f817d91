import { EVENT } from '@skills-architect/contracts';
import { gatewayAddress, INSTANCES, runningProcesses } from '../apart/processes';
import { beginImport, descriptions, signInByApi } from '../import-api';
import { expect, signIn, test } from '../portal';

const CLIENT = 1;

test('the status of an import reaches a page that is connected to another gateway', async ({ page }) => {
  const stages: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { name, data } = JSON.parse(String(payload));
      if (name === EVENT.jdParserStatus) stages.push(data.import.stage);
    }),
  );
  await signIn(page, 'general', `${gatewayAddress(0)}/personas`);
  await expect(page.getByRole('button', { name: 'Tour Planner North', exact: true })).toBeVisible();

  const api = await signInByApi(gatewayAddress(1), 'general');
  const personaImport = await beginImport(api, CLIENT, descriptions('Gate Keeper', 3));
  await expect.poll(() => stages).toContain('review');
  await page.goto(`${gatewayAddress(0)}/personas/role-matching`);
  await expect(page.getByText('Data fetch completed').first()).toBeVisible();
  await personaImport.proceed();
  await expect.poll(() => stages).toContain('selection');
  await personaImport.discard();
});

test('signing in and out applies to both gateways', async ({ page }) => {
  await signIn(page, 'expert', `${gatewayAddress(0)}/`);
  await page.goto(`${gatewayAddress(1)}/`);
  await expect(page.getByRole('button', { name: /logout/i })).toBeVisible();
  await page.getByRole('button', { name: /logout/i }).click();
  await expect(page.getByText('Logout Successful')).toBeVisible();
  await page.goto(`${gatewayAddress(0)}/`);
  await expect(page.getByLabel('User Name')).toBeVisible();
});

test('the portal still answers when an instance of a service is killed', async ({ page, baseURL }) => {
  await signIn(page, 'general', '/personas');
  const list = page.getByRole('button', { name: 'Tour Planner North', exact: true });
  await expect(list).toBeVisible();
  const api = await signInByApi(baseURL ?? '', 'general');
  const victim = runningProcesses().find(({ name }) => name === 'personas');
  if (!victim) throw new Error('no personas service runs');
  process.kill(victim.pid, 'SIGKILL');
  for (let tries = 0; tries < 20; tries++) {
    const answer = await api.get('/skillsarchitect/v3/personas?clientId=1');
    expect(answer.status()).toBe(200);
  }
  await page.reload();
  await expect(list).toBeVisible();
  await expect.poll(() => runningProcesses().filter(({ name }) => name === 'personas').length).toBe(INSTANCES);
});

test('no call fails while the instances of a service are replaced one after the other', async ({ baseURL }) => {
  const api = await signInByApi(baseURL ?? '', 'super');
  const answers = new Set<number>();
  const replaced = new AbortController();
  const work = async () => {
    while (!replaced.signal.aborted) {
      answers.add((await api.get('/skillsarchitect/v3/industryRoles/1')).status());
      answers.add((await api.post('/skillsarchitect/v3/industryRoles/search', { data: { pagesize: 5 } })).status());
    }
  };
  const working = Promise.all([work(), work()]);
  for (const { pid, port } of runningProcesses().filter(({ name }) => name === 'roles')) {
    process.kill(pid, 'SIGTERM');
    const isRestarted = () =>
      runningProcesses().some((runningProcess) => runningProcess.port === port && runningProcess.pid !== pid);
    await expect.poll(isRestarted, { timeout: 180_000 }).toBe(true);
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 180_000 }).toBe(true);
  }
  replaced.abort();
  await working;
  expect([...answers]).toEqual([200]);
});
