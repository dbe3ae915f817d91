import { ownClients } from '@skills-architect/contracts/admin';
import { downloadImportRowFile } from '@skills-architect/contracts/personas';
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

test('a call with a download resolves to the file', async () => {
  fakePortal({});
  network.fetch = async () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
  const file = await request(downloadImportRowFile, { params: { importTokenId: 'none', rowId: 1 } });
  expect([file.type, file.size]).toEqual(['application/pdf', 8]);
});
