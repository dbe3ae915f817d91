import { getTokenCall, listTokenCalls, type TokenCall } from '@skills-architect/contracts/portal';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../area';
import ApiCalls from './api-calls';

const aCall = (changes: Partial<TokenCall>): TokenCall => ({
  name: 'updatePersona',
  service: 'personas',
  title: 'Update persona',
  method: 'PATCH',
  path: '/skillsarchitect/v3/personas/{personaId}',
  reads: false,
  types: [2],
  ...changes,
});
const OPERATION = {
  parameters: [
    { name: 'personaId', in: 'path', required: true, schema: { type: 'integer' }, example: 7 },
    { name: 'clientId', in: 'query', required: true, schema: { type: 'integer' } },
    { name: 'order', in: 'query', required: false, schema: { enum: ['asc', 'desc'] } },
  ],
  requestBody: { content: { 'application/json': { schema: { type: 'object' }, example: { rev: 3 } } } },
  responses: {
    200: { description: 'Done', content: { 'application/json': { schema: { type: 'object' } } } },
    409: { description: 'stale, conflict' },
  },
};

const open = (path = '/api') =>
  renderScreen(<ApiCalls />, {
    manifest,
    path,
    user: aUser({ userType: 2 }),
    answers: [
      answer(listTokenCalls, {
        calls: [
          aCall({}),
          aCall({
            name: 'listSkills',
            title: 'List skills',
            service: 'skills',
            method: 'GET',
            reads: true,
            path: '/v3/skills',
          }),
        ],
        ofAreas: [aCall({ name: 'garden.listPlants', title: 'List plants', service: 'garden', isOfArea: true })],
      }),
      answer(getTokenCall, { call: aCall({}), operation: OPERATION, schemas: {} }),
    ],
  });

test('finds calls by their words and part, which are in the address', async () => {
  const { person, portal } = open();
  expect(await screen.findByRole('row', { name: /Update persona/ })).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Part'), 'Skills');
  expect(screen.queryByRole('row', { name: /Update persona/ })).not.toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /List skills/ })).getByText('Reads')).toBeVisible();
  expect(portal.path()).toBe('/api?part=skills');
  await person.type(screen.getByLabelText('Search calls'), 'persona');
  expect(await screen.findByText(/No call/)).toBeVisible();
});

test('shows how a program makes a call', async () => {
  open('/api?call=updatePersona');
  const dialog = within(await screen.findByRole('dialog', { name: 'Update persona' }));
  expect(dialog.getByText('integer, in the path, required')).toBeVisible();
  expect(dialog.getByText('asc, desc, in the query')).toBeVisible();
  expect(dialog.getByLabelText('Command').textContent).toBe(
    [
      `curl -X PATCH '${window.location.origin}/skillsarchitect/v3/personas/7?clientId='`,
      `  -H 'Authorization: Bearer sat_…'`,
      `  -H 'Content-Type: application/json'`,
      `  -d '{"rev":3}'`,
    ].join(' \\\n'),
  );
  expect(dialog.getByText('409 (stale, conflict)')).toBeVisible();
});

test('shows the calls of areas, which programs cannot make', async () => {
  const { person, portal } = open();
  await screen.findByRole('row', { name: /List plants/ });
  await person.selectOptions(screen.getByLabelText('Part'), 'garden');
  expect(screen.getByRole('row', { name: /List plants/ })).toBeVisible();
  const call = aCall({ title: 'List plants', isOfArea: true });
  portal.answer(answer(getTokenCall, { call, operation: OPERATION, schemas: {} }));
  await person.click(screen.getByText('List plants'));
  const dialog = within(await screen.findByRole('dialog', { name: 'List plants' }));
  expect(dialog.getByText(/Programs cannot make it/)).toBeVisible();
  expect(dialog.queryByLabelText('Command')).not.toBeInTheDocument();
});

test('says why the calls could not be loaded', async () => {
  const { portal } = open();
  await screen.findByRole('row', { name: /Update persona/ });
  portal.answer(refuse(listTokenCalls, 502, { error: 'The portal cannot be reached right now.' }));
  portal.push('changed', { resource: 'token-calls' });
  expect(await screen.findByText('The portal cannot be reached right now.')).toBeVisible();
});
