import { ownClients } from '@skills-architect/contracts/admin';
import { fakePortal } from '../testing';
import { network } from './http-client';
import { request } from './request';

const fetch = network.fetch;
afterEach(() => {
  network.fetch = fetch;
});

test.each([
  ['a page of a proxy', '<html>Sign in to the network</html>'],
  ['a cut answer', '{"clients":'],
  ['nothing', ''],
])('%s instead of JSON is a failure with a sentence', async (_, body) => {
  fakePortal({});
  network.fetch = async () => new Response(body, { status: 200 });
  await expect(request(ownClients, { params: { userId: 1 } })).rejects.toMatchObject({
    name: 'CallFailure',
    code: 'network',
    message: 'The portal cannot be reached',
  });
});
