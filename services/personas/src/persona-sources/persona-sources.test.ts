import { expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { at, hr, importsUnderTest, jobs } from '../imports/imports.fixtures';

const imports = importsUnderTest();
const readSource = async (personaId: number, user = hr) =>
  imports.as(user).call(calls.getPersonaSource, { params: { personaId } });

it('keeps the document of a created persona and its passages until its client is deleted', async () => {
  const { token } = await imports.importAndSelect(jobs('Tour Planner'));
  await imports.as(hr).call(calls.createImportedPersonas, at(token));
  await imports.waitForStage(token, 'done');
  const { data } = (await imports.as(hr).call(calls.listPersonas, { query: { clientId: 1 } })).body;
  const personaId = data[0]?.personaId ?? 0;

  const { source } = (await readSource(personaId)).body;
  expect(source?.fileName).toBe('Tour Planner.docx');
  const passages = source?.origins.personaName?.passages ?? [];
  expect(passages.map(({ block, start, end }) => source?.blocks[block]?.text.slice(start, end))).toEqual([
    'Tour Planner',
  ]);
  expect((await readSource(personaId, aUser(8, [2]))).status).toBe(404);

  await imports.asPeer('admin').call(calls.forgetClient, { body: { clientId: 1 } });
  expect((await readSource(personaId)).body.source).toBeNull();
});

it('a persona that was described by hand has none', async () => {
  const body = { groupName: 'Operations', personaName: 'Yard Lead', industryRoleId: 1 };
  const { personaId } = (await imports.as(hr).call(calls.createPersona, { query: { clientId: 1 }, body })).body;
  expect((await readSource(personaId)).body).toEqual({ source: null });
});
