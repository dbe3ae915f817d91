import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { explainSuggestions, roleLanguageModel, suggestRoles } from '@skills-architect/contracts/roles';
import { endpointEmbedder } from '@skills-architect/library-service-kit/embeddings';
import { startEndpoint } from '@skills-architect/library-service-kit/testing/embeddings';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

/** Gives the searched job and the accountant's texts the same vector, and a title that of one name; all other texts a third one. */
const fakeVector = (text: string) => {
  if (/nurse who counts|^Accountant/.test(text)) return [1, 0, 0];
  return /^(chief people officer|people partner sovereign)$/.test(text) ? [0, 0, 1] : [0, 1, 0];
};

let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
let service: Awaited<ReturnType<typeof testService>>;
const JOB = { personaName: 'nurse who counts', roleDescription: 'Keeps accounts and cares for patients.' };
const suggested = async (job: { personaName: string } = JOB) => {
  const body = { clientId: 1, roleSuggestionsRequest: [job] };
  const answer = await service.as(aUser(2)).call(suggestRoles, { body });
  return answer.body.suggestions[0]?.roles[0];
};
const first = async () => (await suggested())?.roleName;
const model = async () => (await service.as(aUser(2)).call(roleLanguageModel, {})).body;

beforeAll(async () => {
  endpoint = await startEndpoint(fakeVector);
  const build = rolesService({ demo: true }, endpointEmbedder({ url: endpoint.url, model: 'test' }));
  service = await testService({ name: 'roles', build, peers: peersOfClients({ 1: [] }) });
  await service.seedDemo();
});
afterAll(async () => {
  await service.close();
  await endpoint.close();
});

it('suggests without the model until the library is embedded, then with it, and without it when it is unavailable', async () => {
  const plain = await first();
  expect(plain).not.toBe('Accountant');
  expect(await model()).toMatchObject({ status: 'ready', name: 'test', origin: 'endpoint', embedded: 0 });
  await service.kit.projections.settle();
  expect(await first()).toBe('Accountant');
  const { embedded, records } = await model();
  expect(embedded).toBe(records);
  const { body } = await service.as(aUser(2)).call(explainSuggestions, {
    body: { clientId: 1, request: JOB, roleIds: [(await suggested())?.roleId ?? 0] },
  });
  expect(body.reasons[0]?.nearPassages?.[0]).toMatchObject({ passage: 'nurse who counts', rolePassage: 'Accountant' });
  expect((await suggested({ personaName: 'People partner sovereign' }))?.roleName).toBe('Head of Human Resources');
  endpoint.answers.push(500);
  expect(await first()).toBe(plain);
});

it('says that there is no model', async () => {
  const build = rolesService({ demo: false });
  const without = await testService({ name: 'roles', build, peers: peersOfClients({ 1: [] }) });
  const { body } = await without.as(aUser(2)).call(roleLanguageModel, {});
  expect(body).toMatchObject({ status: 'off', name: '', records: 0 });
  expect(body.sentence).toContain('SEMANTICS is off.');
  await without.close();
});
