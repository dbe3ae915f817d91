import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { type CallDeclaration, call } from './call';
import { callsRefusal, DeclaredCall, toDeclaredCall } from './declared-call';

const plants = {
  service: 'garden',
  method: 'GET',
  path: '/x/garden/plants/{plantId}',
  answer: z.object({}),
  access: { types: [2, 4], scope: 'library' },
  example: {},
} satisfies CallDeclaration;
const declared = (more: Partial<CallDeclaration> = {}, name = 'getPlant') =>
  DeclaredCall.parse(toDeclaredCall(name, call({ ...plants, ...more })));

it('a declaration becomes data with its limits', () => {
  expect(declared()).toEqual({
    name: 'getPlant',
    method: 'GET',
    path: '/x/garden/plants/{plantId}',
    types: [2, 4],
    scope: 'library',
    maxBytes: 65_536,
    reads: true,
    expensive: false,
    shape: { answer: { type: 'object', properties: {}, additionalProperties: false }, example: {} },
  });
  const upload = { maxBytes: 1000, maxFiles: 2, extensions: ['csv'] };
  expect(declared({ method: 'POST', upload })).toMatchObject({ maxBytes: 67_536, reads: false, expensive: true });
  expect(declared({ access: { types: [1], scope: { record: 'plant', id: 'params.plantId' } } }).scope).toBe('record');
});

it('a very long schema is left out of the build', () => {
  const long = z.object(Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`field${index}`, z.string()])));
  expect(declared({ answer: long, query: z.object({ page: z.number() }) }).shape).toMatchObject({
    answer: undefined,
    query: { required: ['page'] },
  });
});

it.each<[string, Partial<CallDeclaration>, RegExp]>([
  ['an address outside of /x', { path: '/v3/plants' }, /Give a path such as/],
  ['an address that climbs', { path: '/x/garden/../admin' }, /Give a path such as/],
  ['nobody', { access: { types: [], scope: 'library' } }, /at least one user type/],
  ['everybody', { access: { types: 'anyone', scope: 'library' } }, /at least one user type/],
  [
    'the client in the body',
    { access: { types: [1], scope: { client: 'body.clientId' } } },
    /in the path or the query/,
  ],
  ['100 MB', { maxBodyBytes: 100 * 1024 * 1024 }, /80|83886080/],
])('no portal accepts a call with %s', (_, more, reason) => {
  expect(() => declared(more)).toThrow(reason);
});

it.each<[string, DeclaredCall[], string | undefined]>([
  ['two calls', [declared(), declared({ path: '/x/garden/plants' })], undefined],
  [
    'the address of another area',
    [declared({ path: '/x/pond/fish' })],
    'its call getPlant has the path /x/pond/fish: it must begin with /x/garden/',
  ],
  [
    'one address twice',
    [declared(), declared({ path: '/x/garden/plants/{id}' }, 'readPlant')],
    'its call readPlant is declared twice: GET /x/garden/plants/{}',
  ],
])('an area with %s', (_, calls, refusal) => {
  expect(callsRefusal('garden', calls)).toBe(refusal);
});
