import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CallDeclaration, call } from '@skills-architect/contracts';
import * as z from 'zod';
import { checkCalls } from './check-calls';

const answers: Record<string, [number, string]> = {
  '/skillsarchitect/x/garden/plants/3?size=2': [200, '{"name":"Fern"}'],
  '/skillsarchitect/x/garden/numbers': [200, '{"name":3}'],
  '/skillsarchitect/x/garden/pages': [200, '<html>'],
  '/skillsarchitect/x/garden/gone': [502, '{"error":"The garden service cannot be reached right now."}'],
};
const portal = createServer(({ url = '' }, response) => {
  const [status, body] = answers[url] ?? [404, '{}'];
  response.writeHead(status).end(body);
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
});
afterAll(() => portal.close().closeAllConnections());

const declare = (more: Pick<CallDeclaration, 'path'> & Partial<CallDeclaration>) =>
  call({
    service: 'garden',
    method: 'GET',
    answer: z.object({ name: z.string() }),
    access: { types: [2], scope: 'library' },
    example: {},
    ...more,
  });
const plant = { path: '/x/garden/plants/{plantId}', example: { params: { plantId: 3 }, query: { size: 2 } } } as const;

it.each<[string, Pick<CallDeclaration, 'path'> & Partial<CallDeclaration>, string, RegExp]>([
  ['answers as declared', plant, 'passed', /declared shape/],
  ['answers another shape', { path: '/x/garden/numbers' }, 'failed', /another shape, name: /],
  ['answers no JSON', { path: '/x/garden/pages' }, 'failed', /another shape, the answer: /],
  ['is not answered', { path: '/x/garden/gone' }, 'failed', /it answered 502\. The garden service cannot/],
  ['changes data', { path: '/x/garden/gone', method: 'POST' }, 'skipped', /--changes/],
  ['was not published', { path: '/x/garden/new' }, 'failed', /publish it first/],
])('a call that %s', async (_, declaration, result, text) => {
  const paths = Object.keys(answers).map((url) => url.replace('/plants/3?size=2', '/plants/{plantId}'));
  const routed = new Set(paths.flatMap((url) => [`GET ${url}`, `POST ${url}`]));
  const options = { portal: address, headers: {}, changes: false, routed };
  const [checked] = await checkCalls({ one: declare(declaration) }, options);
  expect(checked).toEqual({ name: 'one', result, text: expect.stringMatching(text) });
});
