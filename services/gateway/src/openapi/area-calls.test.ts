import { expect, it } from '@jest/globals';
import { type AreaBuild, call, DeclaredCall, toDeclaredCall } from '@skills-architect/contracts';
import * as z from 'zod';
import { describeAreaPaths, findAreaCall, listAreaCalls } from './area-calls';

const addPlant = call({
  service: 'garden',
  method: 'POST',
  path: '/x/garden/clients/{clientId}/plants',
  query: z.object({ dryRun: z.boolean().optional() }),
  body: z.object({ name: z.string() }),
  answer: z.object({ plantId: z.number() }),
  access: { types: [1, 2], scope: { client: 'params.clientId' } },
  example: { params: { clientId: 7 }, body: { name: 'Fern' } },
});
const garden: AreaBuild = {
  manifest: { id: 'garden', title: 'Garden', routes: [], menu: [], tiles: [] },
  version: '1.0.0',
  needs: {},
  integrity: {},
  calls: [DeclaredCall.parse(JSON.parse(JSON.stringify(toDeclaredCall('addPlant', addPlant))))],
};

it('describes the calls of areas with the schemas of their build', () => {
  expect(describeAreaPaths([garden])['/skillsarchitect/x/garden/clients/{clientId}/plants']?.post).toMatchObject({
    operationId: 'garden.addPlant',
    summary: 'Add plant',
    tags: ['garden'],
    security: [{ session: [], csrf: [] }],
    parameters: [
      { name: 'clientId', in: 'path', required: true, example: 7 },
      { name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean' } },
    ],
    requestBody: { content: { 'application/json': { schema: { required: ['name'] }, example: { name: 'Fern' } } } },
    responses: { 200: { content: { 'application/json': { schema: { required: ['plantId'] } } } } },
  });
});

it('describes calls of builds without schemas, and leaves out references that lead nowhere', () => {
  const { shape: _, ...bare } = { ...garden.calls?.[0] };
  const tree = { ...bare, name: 'readTree', shape: { answer: { $ref: '#/$defs/Tree' } } };
  const calls = [DeclaredCall.parse(tree)];
  const operation = describeAreaPaths([{ ...garden, calls }])['/skillsarchitect/x/garden/clients/{clientId}/plants'];
  expect(operation?.post).toMatchObject({
    parameters: [{ name: 'clientId', schema: { type: 'string' } }],
    responses: { 200: { content: { 'application/json': { schema: {} } } } },
  });
});

it('finds the calls of areas by area and name', () => {
  expect(listAreaCalls([garden]).map(({ name, isOfArea }) => [name, isOfArea])).toEqual([['garden.addPlant', true]]);
  expect(findAreaCall([garden], 'garden.addPlant')).toMatchObject({ call: { title: 'Add plant' } });
  expect(findAreaCall([garden], 'pond.addPlant')).toBeUndefined();
});
