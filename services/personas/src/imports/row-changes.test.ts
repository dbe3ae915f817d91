import { describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { hr, importsUnderTest, jobs, paramsOf } from './imports.fixtures';

const imports = importsUnderTest();
const change = (
  token: string,
  rows: { rowId: number; fields: Partial<calls.ImportRowFields>; replaces?: Partial<calls.ImportRowFields> }[],
  user = hr,
) => imports.as(user).call(calls.changeImportRows, { ...paramsOf(token), body: { rows } });

describe('editing rows of the review', () => {
  it('changes only the given fields, and matches changed rows again', async () => {
    const token = await imports.importFiles(jobs('Crane Driver', 'Dock Hand'));
    const stored = imports.kit().db.collection('importRows');
    // The state after a match that failed half-way.
    await stored.updateMany({ token }, { $set: { matched: true } });
    const [crane] = await imports.listRows(token);
    const rows = [{ rowId: crane?.rowId ?? 0, fields: { groupName: 'Port', rolesAndResponsibilities: 'Lift|Lower' } }];
    const { body } = await change(token, rows);
    expect(body.rows).toMatchObject([
      { personaName: 'Crane Driver', groupName: 'Port', rolesAndResponsibilities: 'Lift|Lower' },
    ]);
    expect((await imports.listRows(token)).map(({ groupName }) => groupName)).toEqual(['Port', 'Operations']);
    expect(await stored.distinct('personaName', { token, matched: true })).toEqual(['Dock Hand']);
    await imports.discard(token);
  });

  it('counts a confirmed guess as stated', async () => {
    const token = await imports.importFiles(jobs('Rigger'));
    const stored = imports.kit().db.collection('importRows');
    const passages = [{ block: 0, start: 0, end: 3 }];
    await stored.updateMany(
      { token },
      { $set: { groupName: '', groupGuess: 'Yard', 'origins.groupName': { kind: 'guessed', passages } } },
    );
    const [row] = await imports.listRows(token);
    await change(token, [{ rowId: row?.rowId ?? 0, fields: { groupName: 'Yard' } }]);
    expect((await imports.listRows(token))[0]).toMatchObject({
      groupName: 'Yard',
      origins: { groupName: { kind: 'stated', passages } },
    });
    await imports.discard(token);
  });

  it('marks a name that the client already has, and removes the mark for another name', async () => {
    await imports.as(hr).call(calls.createPersona, {
      query: { clientId: 1 },
      body: { groupName: 'Yard', personaName: 'Welder', industryRoleId: 1 },
    });
    const token = await imports.importFiles(jobs('Fitter'));
    const [row] = await imports.listRows(token);
    const rename = (personaName: string) => change(token, [{ rowId: row?.rowId ?? 0, fields: { personaName } }]);
    expect((await rename('Welder')).body.counts.existing).toBe(1);
    expect((await rename('Welder of ships')).body.counts.existing).toBe(0);
    await imports.discard(token);
  });

  it('refuses all rows when one has another value than the change replaces', async () => {
    const token = await imports.importFiles(jobs('Clerk', 'Cook'));
    const [clerk, cook] = (await imports.listRows(token)).map(({ rowId }) => rowId);
    const late = await change(token, [
      { rowId: clerk ?? 0, fields: { groupName: 'Office' }, replaces: { groupName: 'Operations' } },
      { rowId: cook ?? 0, fields: { groupName: 'Kitchen' }, replaces: { groupName: 'Galley' } },
    ]);
    expect(late).toMatchObject({ status: 409, failure: { code: 'stale' } });
    expect((await imports.listRows(token)).map(({ groupName }) => groupName)).toEqual(['Operations', 'Operations']);
    await imports.discard(token);
  });

  it('accepts one of several changes that replace the same value at the same time', async () => {
    const token = await imports.importFiles(jobs('Baker'));
    const [row] = await imports.listRows(token);
    const names = Array.from({ length: 30 }, (_, index) => `Group ${index}`);
    const answers = await Promise.all(
      names.map((groupName) =>
        change(token, [
          { rowId: row?.rowId ?? 0, fields: { groupName }, replaces: { groupName: row?.groupName ?? '' } },
        ]),
      ),
    );
    const accepted = names.filter((_, index) => answers[index]?.status === 200);
    expect(answers.filter(({ failure }) => failure.code === 'stale')).toHaveLength(names.length - 1);
    expect((await imports.listRows(token)).map(({ groupName }) => groupName)).toEqual(accepted);
    await imports.discard(token);
  });

  it('only the owner of an import may edit its rows, and only during the review', async () => {
    const token = await imports.importFiles(jobs('Porter'));
    const [row] = await imports.listRows(token);
    const rows = [{ rowId: row?.rowId ?? 0, fields: { groupName: 'Port' } }];
    expect((await change(token, rows, aUser(1, [1], 77))).status).toBe(409);
    expect((await change(token, [{ rowId: 999_999, fields: { groupName: 'Port' } }])).status).toBe(400);
    expect((await change(token, [{ rowId: row?.rowId ?? 0, fields: { personaName: ' ' } }])).status).toBe(400);
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    await imports.waitForStage(token, 'selection');
    expect((await change(token, rows)).failure.error).toBe('The review of this import is over.');
    await imports.discard(token);
  });
});
