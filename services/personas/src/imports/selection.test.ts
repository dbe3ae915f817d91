import { describe, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { untilReported } from '../role-decisions/reported.fixtures';
import { archive, hr, importsUnderTest, jobs, paramsOf, reported, trouble } from './imports.fixtures';

const imports = importsUnderTest();

describe('from review to personas', () => {
  it('suggests roles, saves partial selections, keeps rows without a role, and creates the others', async () => {
    const token = await imports.importFiles(jobs('Tour Planner', 'Yard Lead', 'Night Clerk'));
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    await imports.waitForStage(token, 'selection');
    const rows = await imports.listRows(token);
    expect(rows[0]?.roleRecommendations.map(({ roleName, isSelected }) => [roleName, isSelected])).toEqual([
      ['Role 1', false],
      ['Role 2', false],
      ['Role 3', false],
    ]);
    const [planner, lead] = rows.map(({ rowId }) => rowId);
    const saved = await imports.as(hr).call(calls.saveImportRows, {
      ...paramsOf(token),
      body: {
        rows: [
          { rowId: planner ?? 0, roleId: 2 },
          { rowId: lead ?? 0, roleId: 40 },
        ],
      },
    });
    expect(saved.body.counts).toMatchObject({ read: 3, selected: 2 });
    expect(saved.body.rows[1]?.roleRecommendations.at(-1)).toMatchObject({
      roleName: 'Role 40',
      isSearchedRole: true,
      isSelected: true,
    });
    await imports.as(hr).call(calls.createImportedPersonas, paramsOf(token));
    const left = await imports.waitForStage(token, 'selection');
    expect(left.counts).toMatchObject({ read: 1, selected: 0, created: 2 });
    expect((await imports.listRows(token)).map(({ personaName }) => personaName)).toEqual(['Night Clerk']);
    const { body } = await imports.as(hr).call(calls.listPersonas, { query: { clientId: 1 } });
    expect(
      body.data.map(({ personaName, industryRole, skills }) => [personaName, industryRole?.roleId, skills]),
    ).toEqual([
      ['Tour Planner', 2, 1],
      ['Yard Lead', 40, 1],
    ]);
    const namesOf = async (importTokenId: string) =>
      (await imports.as(hr).call(calls.listPersonas, { query: { clientId: 1, importTokenId } })).body.data.map(
        ({ personaName }) => personaName,
      );
    expect([await namesOf(token), await namesOf('another')]).toEqual([['Tour Planner', 'Yard Lead'], []]);
    const pending = async () =>
      (await imports.as(hr).call(calls.pendingImport, { query: { clientId: 1 } })).body.import;
    expect((await pending())?.importTokenId).toBe(token);
    await untilReported(imports.kit(), () => reported.length > 0);
    await imports.discard(token);
    expect(await pending()).toBeNull();
    await untilReported(imports.kit(), () => reported.length > 1);
    const shown = { source: 'import', suggested: [1, 2, 3], confidence: null };
    expect(reported).toEqual([
      {
        clientId: 1,
        decisions: [
          expect.objectContaining({
            ...shown,
            title: 'Tour Planner',
            chosen: 2,
            subject: expect.stringMatching(/^persona/),
          }),
          expect.objectContaining({ ...shown, title: 'Yard Lead', chosen: 40 }),
        ],
      },
      {
        clientId: 1,
        decisions: [
          expect.objectContaining({
            ...shown,
            title: 'Night Clerk',
            chosen: null,
            subject: expect.stringMatching(/^row/),
          }),
        ],
      },
    ]);
  });

  it('returns to the review when matching fails, and can proceed again from there', async () => {
    trouble.unmatched = 2;
    const token = await imports.importFiles(jobs('Crane Driver'), 2);
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    expect((await imports.waitForStage(token, 'review')).errorMessage).toBe('The roles service cannot be reached.');
    trouble.unmatched = 0;
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    await imports.waitForStage(token, 'selection');
    await imports.discard(token);
  });

  it('creates nothing with a role that is no longer offered to the client', async () => {
    const token = await imports.importFiles(jobs('Dock Hand', 'Fork Lift Driver'), 2);
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    await imports.waitForStage(token, 'selection');
    const rows = (await imports.listRows(token)).map(({ rowId }) => ({ rowId, roleId: 1 }));
    await imports.as(hr).call(calls.saveImportRows, { ...paramsOf(token), body: { rows } });
    const narrow = async (clientId: number) => {
      trouble.narrowed = clientId;
      await imports.kit().events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'clients' } });
    };
    await narrow(2);
    const refused = await imports.as(hr).call(calls.createImportedPersonas, paramsOf(token));
    expect(refused.failure.error).toBe(
      'The role selected for Dock Hand and 1 more is not offered to this client any more. Select another one.',
    );
    await narrow(0);
    await imports.as(hr).call(calls.createImportedPersonas, paramsOf(token));
    expect((await imports.waitForStage(token, 'done')).counts).toMatchObject({ created: 2 });
  });

  it('marks names that the client already has and does not create them again', async () => {
    const token = await imports.importFiles(jobs('Tour Planner', 'Gate Keeper'));
    expect((await imports.listRows(token)).map(({ isDuplicatePersona }) => isDuplicatePersona)).toEqual([true, false]);
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    await imports.waitForStage(token, 'selection');
    const [taken] = await imports.listRows(token);
    const refused = await imports
      .as(hr)
      .call(calls.saveImportRows, { ...paramsOf(token), body: { rows: [{ rowId: taken?.rowId ?? 0, roleId: 1 }] } });
    expect(refused.failure.error).toBe('Tour Planner exists already for this client.');
    await imports.discard(token);
  });

  it('refuses all selections when one of them does not replace the stated value', async () => {
    const token = await imports.importFiles(jobs('Rigger', 'Welder'));
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    await imports.waitForStage(token, 'selection');
    const [rigger = 0, welder = 0] = (await imports.listRows(token)).map(({ rowId }) => rowId);
    const save = (rows: { rowId: number; roleId: number | null; replaces?: number | null }[]) =>
      imports.as(hr).call(calls.saveImportRows, { ...paramsOf(token), body: { rows } });
    const selectedRoles = async () =>
      (await imports.listRows(token)).map(
        ({ roleRecommendations }) => roleRecommendations.find(({ isSelected }) => isSelected)?.roleId ?? null,
      );
    await save([{ rowId: rigger, roleId: 1, replaces: null }]);
    const late = await save([
      { rowId: welder, roleId: 3, replaces: null },
      { rowId: rigger, roleId: 2, replaces: null },
    ]);
    expect(late).toMatchObject({ status: 409, failure: { code: 'stale' } });
    expect(await selectedRoles()).toEqual([1, null]);
    await save([{ rowId: rigger, roleId: 2, replaces: 1 }]);
    expect(await selectedRoles()).toEqual([2, null]);
    await imports.discard(token);
  });

  it('counts open work for the user’s clients', async () => {
    const { body } = await imports.as(hr).call(calls.personaCounters, {});
    expect(body).toEqual({ unmatched: 0, unmatchedOfClients: [], importsRunning: 0 });
    const personas = imports.kit().db.collection('persona');
    await personas.updateOne({ clientId: 1, personaName: 'Yard Lead' }, { $set: { industryRoleId: null } });
    expect((await imports.as(hr).call(calls.personaCounters, {})).body.unmatched).toBe(1);
    expect((await imports.as(aUser(8, [2])).call(calls.personaCounters, {})).body.unmatched).toBe(0);
  });
});

describe('rows that are left after personas were created', () => {
  const create = async (token: string) => {
    await imports.as(hr).call(calls.createImportedPersonas, paramsOf(token));
    return (stage: 'selection' | 'done') => imports.waitForStage(token, stage);
  };
  const select = (token: string, rowId: number) =>
    imports.as(hr).call(calls.saveImportRows, { ...paramsOf(token), body: { rows: [{ rowId, roleId: 1 }] } });

  it('become personas in a second round, which ends the import', async () => {
    const token = await imports.importFiles(jobs('Pier Warden', 'Lock Keeper'), 2);
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    await imports.waitForStage(token, 'selection');
    const [warden, keeper] = (await imports.listRows(token)).map(({ rowId }) => rowId);
    await select(token, warden ?? 0);
    await (await create(token))('selection');
    await select(token, keeper ?? 0);
    const done = await (await create(token))('done');
    expect(done.counts).toMatchObject({ read: 1, created: 2 });
  });

  it('stay when the next import begins, and become personas beside it', async () => {
    const { token, rows } = await imports.importAndSelect(jobs('Dike Warden', 'Ferry Hand'), 2);
    const [, hand] = rows.map(({ rowId }) => rowId);
    await imports.as(hr).call(calls.saveImportRows, {
      ...paramsOf(token),
      body: { rows: [{ rowId: hand ?? 0, roleId: null }] },
    });
    const early = await imports.upload(archive(jobs('Tide Reader')), 2);
    expect(early.failure.code).toBe('conflict');
    await (await create(token))('selection');
    const next = await imports.importFiles(jobs('Tide Reader'), 2);
    const pending = async () => (await imports.as(hr).call(calls.pendingImport, { query: { clientId: 2 } })).body;
    expect(await pending()).toMatchObject({
      import: { importTokenId: next },
      others: [{ importTokenId: token, counts: { read: 1, created: 1 } }],
    });
    expect((await imports.upload(archive(jobs('Buoy Painter')), 2)).failure.code).toBe('conflict');
    const { body: unfinished } = await imports.as(hr).call(calls.unfinishedImports, {});
    expect(unfinished.imports.map(({ importTokenId }) => importTokenId)).toEqual([next, token]);
    await select(token, hand ?? 0);
    const done = await (await create(token))('done');
    expect(done.counts).toMatchObject({ read: 1, created: 2 });
    expect(await pending()).toMatchObject({ import: { importTokenId: next }, others: [] });
    await imports.discard(next);
  });

  it('can be renamed when the client has their name already', async () => {
    const token = await imports.importFiles(jobs('Pier Warden', 'Bridge Warden'), 2);
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    await imports.waitForStage(token, 'selection');
    const [taken] = await imports.listRows(token);
    const params = { importTokenId: token, rowId: taken?.rowId ?? 0 };
    const rename = (personaName: string) =>
      imports.as(hr).call(calls.renameImportRow, { params, body: { personaName } });
    expect(taken?.isDuplicatePersona).toBe(true);
    expect((await rename('Lock Keeper')).failure.issues).toEqual([
      { path: 'personaName', message: 'Lock Keeper exists already for this client.' },
    ]);
    expect((await rename('Pier Warden, night')).body).toMatchObject({
      personaName: 'Pier Warden, night',
      isDuplicatePersona: false,
      roleRecommendations: [{ roleId: 1 }, { roleId: 2 }, { roleId: 3 }],
    });
    await select(token, params.rowId);
    const left = await (await create(token))('selection');
    expect(left.counts).toMatchObject({ read: 1, created: 1 });
    await imports.discard(token);
  });

  it('creates rows that are to have no role as drafts, and a chosen role takes this back', async () => {
    const token = await imports.importFiles(jobs('Bell Founder', 'Lamp Lighter'));
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    await imports.waitForStage(token, 'selection');
    const [founder = 0, lighter = 0] = (await imports.listRows(token)).map(({ rowId }) => rowId);
    const save = (rows: { rowId: number; roleId: number | null; withoutRole?: boolean }[]) =>
      imports.as(hr).call(calls.saveImportRows, { ...paramsOf(token), body: { rows } });
    const both = await save([{ rowId: founder, roleId: 2, withoutRole: true }]);
    expect(both.failure.error).toBe('rows.0.withoutRole: A row has a role or is created without one.');
    const drafts = await save([founder, lighter].map((rowId) => ({ rowId, roleId: null, withoutRole: true })));
    expect(drafts.body.counts).toMatchObject({ read: 2, selected: 2 });
    const chosen = await save([{ rowId: lighter, roleId: 2 }]);
    expect(chosen.body.rows[0]).not.toHaveProperty('withoutRole');
    await imports.as(hr).call(calls.createImportedPersonas, paramsOf(token));
    expect((await imports.waitForStage(token, 'done')).counts).toMatchObject({ created: 2 });
    const { body } = await imports.as(hr).call(calls.listPersonas, { query: { clientId: 1, importTokenId: token } });
    expect(
      body.data.map(({ personaName, industryRole, skills }) => [personaName, industryRole?.roleId, skills]),
    ).toEqual([
      ['Bell Founder', undefined, 0],
      ['Lamp Lighter', 2, 1],
    ]);
    await imports.kit().db.collection('persona');
  });
});
