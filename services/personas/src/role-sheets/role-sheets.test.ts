import { afterAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { readWorkbook } from '@skills-architect/library-service-kit/testing';
import { workbooks } from '@skills-architect/library-service-kit/workbooks';
import { aUser } from '@skills-architect/service-kit/testing';
import { hr, importsUnderTest, paramsOf, staff } from '../imports/imports.fixtures';
import { roleColumns, type SheetKind } from './role-sheet';

const imports = importsUnderTest();
const books = workbooks();
afterAll(() => books.close());

const aWorkbook = async (rows: (string | number)[][], kind: SheetKind = 'client skills', titles?: string[]) => {
  const columns = (titles ?? roleColumns(kind, 5).map(({ title }) => title)).map((title) => ({ title, width: 10 }));
  return [new File([new Uint8Array(await books.write([{ name: 'Roles', columns, rows }]))], 'roles.xlsx')];
};
const query = (clientId: number, isClientSkillsImport = true) => ({ clientId, isClientSkillsImport });
const upload = async (rows: (string | number)[][], clientId: number, user = staff) =>
  imports.as(user).call(calls.importClientRoles, { query: query(clientId), files: await aWorkbook(rows) });
const discard = (token: string) => imports.as(staff).call(calls.discardImport, paramsOf(token));

describe('the import of a workbook', () => {
  it('creates a row for each role, matched to industry roles, and matches its client skills', async () => {
    const started = await upload(
      [
        ['Archivist', 'Records', 'Filing', 3],
        ['Archivist', 'Records', 'Paper care', ''],
        ['Librarian', 'Records', 'Filing', ''],
      ],
      1,
    );
    expect(started.body).toMatchObject({ stage: 'parsing', sheet: 'client skills', fileName: 'roles.xlsx' });
    const token = started.body.importTokenId;
    expect(await imports.waitForStage(token, 'selection')).toMatchObject({ status: 1 });
    const rows = await imports.listRows(token);
    expect(rows).toMatchObject([
      { personaName: 'Archivist', groupName: 'Records', clientSkills: 2, skillMapping: 'not started' },
      { personaName: 'Librarian', clientSkills: 1 },
    ]);
    expect(rows[0]?.roleRecommendations).toHaveLength(3);
    const paramsOfRow = { params: { skillSubject: calls.rowSubject(rows[0]?.rowId ?? 0) } };
    const { body } = await imports.as(staff).call(calls.getClientSkills, paramsOfRow);
    expect(body.rows).toMatchObject([
      { clientSkill: 'Filing', levelNumber: 3, matches: [{ skillId: 9, score: 80 }] },
      { clientSkill: 'Paper care' },
    ]);
    await discard(token);
    expect((await imports.as(staff).call(calls.getClientSkills, paramsOfRow)).status).toBe(404);
  });

  it('marks existing personas, and moves the client skills to the created personas', async () => {
    const create = async () => {
      const { body } = await upload([['Sorter', 'Records', 'Filing', '']], 2);
      const token = body.importTokenId;
      await imports.waitForStage(token, 'selection');
      return token;
    };
    const token = await create();
    const rows = (await imports.listRows(token)).map(({ rowId }) => ({ rowId, roleId: 1 }));
    await imports.as(staff).call(calls.saveImportRows, { ...paramsOf(token), body: { rows } });
    await imports.as(staff).call(calls.createImportedPersonas, paramsOf(token));
    await imports.waitForStage(token, 'done');
    const skillSubject = String((await imports.listRows(token))[0]?.personaId);
    const { body } = await imports.as(staff).call(calls.getClientSkills, { params: { skillSubject } });
    expect(body.rows).toMatchObject([{ clientSkill: 'Filing' }]);

    const again = await create();
    const { body: same } = await imports.as(staff).call(calls.getImport, paramsOf(again));
    expect(same).toMatchObject({ counts: { existing: 1 } });
    expect(same.notes).toBeUndefined();
    await discard(again);

    const june = await upload([['SORTER', 'Records', 'Filing', 4]], 2);
    await imports.waitForStage(june.body.importTokenId, 'selection');
    const { body: changed } = await imports.as(staff).call(calls.getImport, paramsOf(june.body.importTokenId));
    expect(changed.notes).toEqual([expect.stringMatching(/not changed/), 'Sorter: Filing no level → 4.']);
    await discard(june.body.importTokenId);
  });

  it('lists all wrong cells, and imports nothing', async () => {
    const { body } = await upload(
      [
        ['Archivist', 'Records', 'Filing', 9],
        ['', 'Records', 'Filing', ''],
      ],
      1,
    );
    const token = body.importTokenId;
    const failed = await imports.waitForStage(token, 'failed').catch((error: Error) => error);
    expect(failed).toMatchObject({
      stage: 'failed',
      wrongCells: 2,
      errorMessage: '2 cells are wrong, so nothing was imported. Correct the workbook and upload it again.',
    });
    const cells = await imports.as(staff).call(calls.listImportWrongCells, paramsOf(token));
    expect(cells.body).toMatchObject({
      total: 2,
      cells: [
        { sheet: 'Roles', row: 2, column: 'Target Proficiency', value: '9' },
        { sheet: 'Roles', row: 3, column: 'Client Role', value: '' },
      ],
    });
    expect(await imports.listRows(token)).toEqual([]);
    const { raw } = await imports.as(staff).call(calls.downloadImportWrongCells, paramsOf(token));
    const [marked] = await readWorkbook(raw);
    expect(marked?.rows).toEqual([
      ['Client Role', 'Department', 'Client Skill', 'Target Proficiency', 'What to correct'],
      ['Archivist', 'Records', 'Filing', '9', expect.stringMatching(/^Target Proficiency: Enter a whole number/)],
      ['', 'Records', 'Filing', '', expect.stringMatching(/^Client Role: Enter the client role/)],
    ]);
    const stranger = imports.as(aUser(1, [2], 78));
    expect((await stranger.call(calls.downloadImportWrongCells, paramsOf(token))).status).toBe(404);
    await discard(token);
    expect((await imports.as(staff).call(calls.downloadImportWrongCells, paramsOf(token))).status).toBe(404);
  });

  it('the corrected workbook takes the place of the failed one, once it is accepted', async () => {
    const { body: wrong } = await upload([['', 'Records', 'Filing', '']], 1);
    await imports.waitForStage(wrong.importTokenId, 'failed').catch(() => undefined);
    const files = await aWorkbook([['x', 'y']], 'client skills', ['Role', 'Skill']);
    const refused = await imports.as(staff).call(calls.importClientRoles, { query: query(1), files });
    expect(refused.status).toBe(400);
    const stillThere = await imports.as(staff).call(calls.listImportWrongCells, paramsOf(wrong.importTokenId));
    expect(stillThere.body.total).toBe(1);

    const { body: right } = await upload([['Archivist', 'Records', 'Filing', 2]], 1);
    await imports.waitForStage(right.importTokenId, 'selection');
    const gone = await imports.as(staff).call(calls.getImport, paramsOf(wrong.importTokenId));
    expect(gone.body.stage).toBe('cancelled');
    await discard(right.importTokenId);
  });

  it('refuses other titles at once, and no import is pending afterwards', async () => {
    const files = await aWorkbook([['x', 'y']], 'client skills', ['Role', 'Skill']);
    const refused = await imports.as(staff).call(calls.importClientRoles, { query: query(1), files });
    expect([refused.status, refused.failure.error]).toEqual([400, 'Excel column header template is not proper']);
    const pending = await imports.as(staff).call(calls.pendingImport, { query: { clientId: 1 } });
    expect(pending.body.import).toBeNull();
  });

  it('reads a matrix of roles once its columns are assigned, with one department for all rows', async () => {
    const files = [new File(['Skills 2026,,\nSkill,Archivist,Binder\nFiling,3,1\nPaper care,x,-\n'], 'matrix.csv')];
    const client = imports.as(staff);
    const { body: reading } = await client.call(calls.readClientRoleTable, { query: query(1), files });
    expect(reading.columns.map(({ field }) => field)).toEqual(['skill', 'role in title', 'role in title']);
    const levels = reading.columns.flatMap((column) => column.levels);
    await client.call(calls.saveTableColumns, {
      body: {
        clientId: 1,
        kind: 'client skills by role',
        shape: reading.shape,
        assignment: {
          columns: reading.columns.map(({ at, field }) => ({ at, field })),
          constants: [{ field: 'group', value: 'Records' }],
          levels,
        },
      },
    });
    const { body } = await client.call(calls.importClientRoles, { query: query(1), files });
    await imports.waitForStage(body.importTokenId, 'selection');
    expect(await imports.listRows(body.importTokenId)).toMatchObject([
      { personaName: 'Archivist', groupName: 'Records', clientSkills: 2 },
      { personaName: 'Binder', groupName: 'Records', clientSkills: 1 },
    ]);
    await discard(body.importTokenId);
    // What was assigned is forgotten with the client.
    await imports.asPeer('admin').call(calls.forgetClient, { body: { clientId: 1 } });
    const refused = await client.call(calls.importClientRoles, { query: query(1), files });
    expect(refused.failure.error).toBe('Excel column header template is not proper');
  });

  it('asks again when one role was entered for all rows of a file, and another file has its titles', async () => {
    const client = imports.as(staff);
    const fileOf = (skill: string) => [new File([`Fertigkeit;Stufe;Notiz\n${skill};2;\nPapier;3;neu\n`], 'role.csv')];
    const send = (skill: string) => client.call(calls.importClientRoles, { query: query(1), files: fileOf(skill) });
    const { body: reading } = await client.call(calls.readClientRoleTable, { query: query(1), files: fileOf('Akten') });
    const columns = [
      { at: 0, field: 'skill' },
      { at: 1, field: 'level' },
    ];
    const constants = [
      { field: 'role', value: 'Archivist' },
      { field: 'group', value: 'Records' },
    ];
    const assignment = { columns, constants, levels: [] };
    const save = () =>
      client.call(calls.saveTableColumns, {
        body: { clientId: 1, kind: 'client skills by role', shape: reading.shape, assignment },
      });
    await save();
    for (const skill of ['Akten', 'Akten']) await discard((await send(skill)).body.importTokenId);
    expect((await send('Binden')).failure.error).toBe('Excel column header template is not proper');
    await save();
    const { body } = await send('Binden');
    await imports.waitForStage(body.importTokenId, 'selection');
    await discard(body.importTokenId);
  });

  it.each([true, false])(
    'provides a template with its own titles (client skills: %s)',
    async (isClientSkillsImport) => {
      const input = { query: query(1, isClientSkillsImport) };
      const { raw } = await imports.as(staff).call(calls.clientRolesTemplate, input);
      const files = [new File([new Uint8Array(raw)], 'template.xlsx')];
      const sent = await imports.as(staff).call(calls.importClientRoles, { ...input, files });
      expect(sent.failure.error).toMatch(/contains no rows/);
    },
  );

  it('of client skills is for administrators, of roles for all users', async () => {
    const files = await aWorkbook([['Archivist', 'Records', 'Filing', '']]);
    expect((await imports.as(hr).call(calls.importClientRoles, { query: query(1), files })).status).toBe(403);
    expect((await imports.as(hr).call(calls.clientRolesTemplate, { query: query(1) })).status).toBe(403);
    const internal = imports.as(aUser(8, [1]));
    expect((await internal.call(calls.clientRolesTemplate, { query: query(1, false) })).status).toBe(200);
  });

  it('continues in another process after a crash; nothing is duplicated or lost', async () => {
    const dying = await imports.nextStart();
    const rows = Array.from({ length: 200 }, (_, index) => [`Role ${index}`, 'Records', `Skill ${index}`, '']);
    const files = await aWorkbook(rows);
    const { body } = await dying.as(staff).call(calls.importClientRoles, { query: query(2), files });
    const token = body.importTokenId;
    await dying.stop();
    await imports.waitForStage(token, 'selection');
    const { counts } = (await imports.as(staff).call(calls.getImport, paramsOf(token))).body;
    expect(counts.read).toBe(200);
    const all = await imports.as(staff).call(calls.listImportRows, { ...paramsOf(token), query: { pagesize: 1000 } });
    expect(all.body.rows.map(({ personaName }) => personaName)).toEqual(rows.map(([name]) => name));
    await discard(token);
  });
});
