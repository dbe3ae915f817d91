import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

const deployment = aDeployment([]);
let gateways: Gateways;

beforeAll(async () => {
  gateways = await startGateways(deployment.folder, ['one', 'two']);
});
afterAll(async () => {
  await gateways.stop();
  deployment.remove();
});

it('is unavailable in a deployment without a Google client id', async () => {
  expect(await gateways.send('GET', '/account/login-options')).toEqual({ status: 200, body: { google: false } });
  const refused = { status: 404, body: { code: 'not-found', error: 'Google sign-in is not set up here.' } };
  expect(await gateways.send('POST', '/account/google')).toMatchObject(refused);
  const body = { tokenId: 'no.valid.token' };
  expect(await gateways.send('POST', '/account/verifyGoogleAuth', { body })).toMatchObject(refused);
});
