import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

let deployment: ReturnType<typeof aDeployment>;
let gateways: Gateways;
beforeAll(async () => {
  deployment = aDeployment([]);
  gateways = await startGateways(deployment.folder, ['one', 'two']);
});
afterAll(async () => {
  await gateways.stop();
  deployment.remove();
});

it('an overloaded gateway answers 503 with Retry-After; health and readiness are still answered', async () => {
  const { app } = gateways.first;
  // The load is sampled in the background, and ignored in the first 10 s after the start.
  const block = async () => {
    const until = performance.now() + 3500;
    while (performance.now() < until);
    await new Promise((resolve) => setImmediate(resolve));
    return app.isUnderPressure() ? gateways.send('GET', '/portal/areas') : undefined;
  };
  let refused = await block();
  while (refused?.status !== 503) refused = await block();
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  const { headers } = await gateways.file('/');
  expect(headers['retry-after']).toBe('2');
  for (const path of ['/health', '/ready']) expect((await gateways.file(path)).statusCode).toBe(200);
});
