import { expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aDocx, aUser } from '@skills-architect/service-kit/testing';
import { hr, importsUnderTest, jobs, paramsOf } from '../imports/imports.fixtures';

const imports = importsUnderTest();
const readSource = async (personaId: number, user = hr) =>
  imports.as(user).call(calls.getPersonaSource, { params: { personaId } });

it('keeps the document of a created persona and its passages until its client is deleted', async () => {
  const { token } = await imports.importAndSelect(jobs('Tour Planner'));
  await imports.as(hr).call(calls.createImportedPersonas, paramsOf(token));
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

it('a persona whose form was filled from a file has it as its source, and a later file replaces it', async () => {
  const parseFile = async (name: string, user = hr) => {
    const text = ['Yard Master', 'Duties', '- Assigns the gates', '- Plans the shifts of the yard'].join('\n');
    const files = [new File([new Uint8Array(aDocx(text))], name)];
    return (await imports.as(user).call(calls.parseJobDescription, { query: { clientId: 1 }, files })).body
      .documentToken;
  };
  const form = { groupName: 'Operations', personaName: 'Yard Master', industryRoleId: 1 };
  const body = { ...form, documentToken: await parseFile('first.docx') };
  const { personaId, rev } = (await imports.as(hr).call(calls.createPersona, { query: { clientId: 1 }, body })).body;
  const { source } = (await readSource(personaId)).body;
  expect(source).toMatchObject({ fileName: 'first.docx', origins: { personaName: { kind: 'stated' } } });

  const update = (documentToken: string) =>
    imports.as(hr).call(calls.updatePersona, { params: { personaId }, body: { ...form, rev, documentToken } });
  expect((await update(await parseFile('second.docx'))).status).toBe(200);
  expect((await readSource(personaId)).body.source?.fileName).toBe('second.docx');
});

it.each([
  ['another user', aUser(1, [1], 99), 1],
  ['another client', aUser(1, [1, 2], hr.userId), 2],
])('the file of %s does not become the source', async (whose, reader, clientId) => {
  const text = 'Gate Keeper\nDuties\n- Opens the gates\n- Closes them in the evening';
  const files = [new File([new Uint8Array(aDocx(text))], 'gates.docx')];
  const parsed = await imports.as(reader).call(calls.parseJobDescription, { query: { clientId }, files });
  const { documentToken } = parsed.body;
  const body = { groupName: 'Operations', personaName: `Gate Keeper of ${whose}`, industryRoleId: 1, documentToken };
  const { personaId } = (await imports.as(hr).call(calls.createPersona, { query: { clientId: 1 }, body })).body;
  expect([parsed.status, (await readSource(personaId)).body.source]).toEqual([200, null]);
});

it('a persona that was described by hand has none', async () => {
  const body = { groupName: 'Operations', personaName: 'Yard Lead', industryRoleId: 1 };
  const { personaId } = (await imports.as(hr).call(calls.createPersona, { query: { clientId: 1 }, body })).body;
  expect((await readSource(personaId)).body).toEqual({ source: null });
});
