import { expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { FAR_FROM_ALL, hr, importsUnderTest, jobs, paramsOf, requested, staff } from './imports.fixtures';

const imports = importsUnderTest();

it('requests a role once when none is close, and stores that in the row', async () => {
  const token = await imports.importFiles(jobs(FAR_FROM_ALL, 'Tour Planner'));
  const [keeper, planner] = await imports.listRows(token);
  const ask = (row: typeof keeper, user = hr) =>
    imports.as(user).call(calls.requestRowRole, { params: { importTokenId: token, rowId: row?.rowId ?? 0 } });
  expect((await ask(keeper)).status).toBe(409);

  await imports.as(hr).call(calls.proceedImport, paramsOf(token));
  await imports.waitForStage(token, 'selection');
  const answer = await ask(keeper);
  const roleId = 1000 + (keeper?.rowId ?? 0);
  expect(answer.body).toMatchObject({ personaName: FAR_FROM_ALL, requestedRoleId: roleId });
  expect(requested).toEqual([
    {
      roleName: FAR_FROM_ALL,
      roleDescription: expect.stringContaining('keeps the daily work of the depot running'),
      tasks: expect.arrayContaining(['Plan the work of the day and assign it to the team']),
      request: { clientId: 1, importTokenId: token, rowId: keeper?.rowId, fileName: `${FAR_FROM_ALL}.docx` },
    },
  ]);

  expect((await ask(keeper)).body.requestedRoleId).toBe(roleId);
  expect(requested).toHaveLength(1);
  expect((await imports.listRows(token)).map(({ requestedRoleId }) => requestedRoleId)).toEqual([roleId, undefined]);

  expect((await ask(keeper, staff)).failure.error).toBe('Only the person who began an import can change it.');
  expect(await ask(planner)).toMatchObject({
    status: 409,
    failure: { error: 'The library has roles for Tour Planner. Select one of them.' },
  });

  const rowOf = (clientId: number, rowId = keeper?.rowId ?? 0) => ({ clientId, importTokenId: token, rowId });
  const peer = imports.asPeer('roles');
  const placesOf = async (...rows: ReturnType<typeof rowOf>[]) =>
    (await peer.call(calls.requestedRows, { body: { rows } })).body.places;
  const nowhere = { personaId: null, isOpen: false };
  const open = { personaId: null, isOpen: true };
  const asked = [rowOf(1, 999_999), rowOf(1), rowOf(1, planner?.rowId), rowOf(2)];
  expect(await placesOf(...asked)).toEqual([nowhere, open, open, nowhere]);
  const draft = { rowId: keeper?.rowId ?? 0, roleId: null, withoutRole: true };
  await imports.as(hr).call(calls.saveImportRows, { ...paramsOf(token), body: { rows: [draft] } });
  await imports.as(hr).call(calls.createImportedPersonas, paramsOf(token));
  await imports.waitForStage(token, 'selection');
  const { body } = await imports.as(hr).call(calls.listPersonas, { query: { clientId: 1, importTokenId: token } });
  const created = { personaId: body.data[0]?.personaId, isOpen: false };
  expect(await placesOf(rowOf(1, 999_999), rowOf(1), rowOf(2))).toEqual([nowhere, created, nowhere]);
  expect((await peer.call(calls.requestedRow, { body: rowOf(1) })).body).toEqual(created);
  await imports.discard(token);
});

it('finds the personas of requested rows by an index', async () => {
  const filter = { clientId: { $in: [1, 2] }, importKey: { $in: ['token 1', 'token 2'] }, deletedAt: null };
  const plan = await imports.kit().db.collection('persona').find(filter).explain('queryPlanner');
  expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('clientId_1_importKey_1');
});
