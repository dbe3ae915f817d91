import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_PREFIX } from '@skills-architect/contracts';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

let deployment: ReturnType<typeof aDeployment>;
let gateways: Gateways;
beforeAll(async () => {
  deployment = aDeployment([]);
  writeFileSync(path.join(deployment.folder, 'index.html'), '<title>The page</title>');
  writeFileSync(path.join(deployment.folder, 'script.0123abcd.js'), 'run();');
  gateways = await startGateways(deployment.folder, ['one', 'two']);
});
afterAll(async () => {
  await gateways.stop();
  deployment.remove();
});

it('pages, scripts, health, sign-in and small reads are served however late the event loop is', async () => {
  const until = performance.now() + 2500;
  while (performance.now() < until);
  for (const file of ['/', '/personas', '/script.0123abcd.js', '/health', '/ready', `${API_PREFIX}/v3/portal/areas`])
    expect([file, (await gateways.file(file)).statusCode]).toEqual([file, 200]);
  expect((await gateways.send('GET', '/portal/session')).status).toBe(200);
});

it('a navigation that cannot be served gets a page that tries again', async () => {
  const { app, gate } = gateways.first;
  gate.prepare();
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const answer = await app.inject({ url: '/personas', headers });
  gate.open();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.body).toContain('This page tries again every 5 seconds');
});
