import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { clientsByIds, getClient } from '@skills-architect/contracts/admin';
import { aClient } from '@skills-architect/contracts/testing';
import { AppError, type ClientReader, clientReader } from '../index';
import { peerAnswers, testService } from '../testing/index';

const KNOWN = [1, 2, 3];
/** The clients of each call. */
const calls: number[][] = [];
let service: Awaited<ReturnType<typeof testService>>;
let readClient: ClientReader;
/** The error code with which the admin service refuses `clientsByIds`; undefined: it answers. */
let refusal: 'not-found' | 'not-allowed' | 'unreachable' | undefined;

beforeAll(async () => {
  service = await testService({
    name: 'roles',
    peers: peerAnswers(
      [
        getClient,
        ({ params: { clientId } }: { params: { clientId: number } }) => {
          calls.push([clientId]);
          if (!KNOWN.includes(clientId)) throw new AppError('not-found', 'This client was not found.');
          return aClient(clientId);
        },
      ],
      [
        clientsByIds,
        ({ body: { clientIds } }: { body: { clientIds: number[] } }) => {
          if (refusal) throw new AppError(refusal, 'Not here.');
          calls.push(clientIds);
          return { clients: clientIds.filter((id) => KNOWN.includes(id)).map((id) => aClient(id)) };
        },
      ],
    ),
    build: () => [],
  });
});
beforeEach(() => {
  readClient = clientReader(service.kit);
  calls.length = 0;
  refusal = undefined;
});
afterAll(() => service.close());

it('reads clients that are asked for at the same time by one call, and each once', async () => {
  const found = await Promise.all([1, 2, 2].map(readClient));
  expect(found.map(({ clientId }) => clientId)).toEqual([1, 2, 2]);
  expect((await readClient(3)).clientId).toBe(3);
  await Promise.all(KNOWN.map(readClient));
  expect(calls).toEqual([[1, 2], [3]]);
});

it('a client that does not exist is not found, and the others are', async () => {
  const results = await Promise.allSettled([4, 5, 1].map(readClient));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(results[0]).toMatchObject({ reason: { code: 'not-found' } });
});

it.each(['not-found', 'not-allowed'] as const)(
  'an older instance of admin, which answers %s, is asked for one client after the other',
  async (code) => {
    refusal = code;
    const results = await Promise.allSettled([1, 2, 9].map(readClient));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(calls).toEqual([[1], [2], [9]]);
  },
);

it('an admin service that does not answer fails the call', async () => {
  refusal = 'unreachable';
  await expect(Promise.all([1, 2].map(readClient))).rejects.toMatchObject({ code: 'unreachable' });
  expect(calls).toEqual([]);
});
