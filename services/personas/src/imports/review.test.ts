import { afterAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { workbooks } from '@skills-architect/library-service-kit/workbooks';
import { aUser } from '@skills-architect/service-kit/testing';
import { hr, importsUnderTest, jobs, paramsOf } from './imports.fixtures';

const imports = importsUnderTest();
const books = workbooks();
afterAll(() => books.close());

describe('the review', () => {
  const aWorkbook = async (rows: (string | number)[][], head?: string[]) => {
    const titles = head ?? [
      'Row',
      'File',
      'Persona Name',
      'Group Name',
      'Reporting To',
      'Role Description',
      'Roles and Responsibilities',
    ];
    const bytes = await books.write([
      { name: 'Personas', columns: titles.map((title) => ({ title, width: 10 })), rows },
    ]);
    return [new File([new Uint8Array(bytes)], 'review.xlsx')];
  };
  const send = (token: string, files: File[]) =>
    imports.as(hr).call(calls.replaceImportData, { ...paramsOf(token), files });

  it('accepts an edited workbook, removes rows missing in it, and lists errors by cell', async () => {
    const token = await imports.importFiles(jobs('First', 'Second'));
    const [first, second] = (await imports.listRows(token)).map(({ rowId }) => rowId);
    const ok = [first ?? 0, 'First.docx', 'First Planner', 'Finance', '', 'Plans', 'Plan\nBuild'];
    expect((await send(token, await aWorkbook([ok], ['Row', 'Name']))).failure.error).toBe(
      'Excel column header template is not proper',
    );
    const wrong = await send(
      token,
      await aWorkbook([ok, [second ?? 0, '', '', '', '', '', ''], [99_999, '', 'x', 'y', '', '', '']]),
    );
    expect(wrong.failure.issues).toEqual([
      { path: 'C3', message: 'Persona name is required' },
      { path: 'D3', message: 'Group name is required' },
      { path: 'A4', message: 'Row 99999 does not belong to this import' },
    ]);
    expect((await imports.listRows(token)).map(({ personaName }) => personaName)).toEqual(['First', 'Second']);
    expect((await send(token, await aWorkbook([ok]))).body).toEqual({ rows: 1, changed: 1, removed: 1 });
    expect(await imports.listRows(token)).toMatchObject([
      { personaName: 'First Planner', groupName: 'Finance', rolesAndResponsibilities: 'Plan|Build' },
    ]);
    await imports.discard(token);
  });

  it('changes nothing when a row of the workbook cannot be saved', async () => {
    const token = await imports.importFiles(jobs('Kept', 'Renamed'));
    const [, renamed] = await imports.listRows(token);
    const cells = [renamed?.rowId ?? 0, 'Renamed.docx', 'Unsaved name', 'Finance', '', 'Plans', 'Plan'];
    const validate = (validator: object) => imports.kit().db.db?.command({ collMod: 'importRows', validator });
    await validate({ personaName: { $ne: 'Unsaved name' } });
    expect((await send(token, await aWorkbook([cells]))).status).toBe(500);
    await validate({});
    expect((await imports.listRows(token)).map(({ personaName }) => personaName)).toEqual(['Kept', 'Renamed']);
    await imports.discard(token);
  });

  it('matches a row again that was edited after a failed match, and keeps the results of the others', async () => {
    const token = await imports.importFiles(jobs('Edited', 'Same'));
    const rows = await imports.listRows(token);
    const stored = imports.kit().db.collection<{ _id: number }>('importRows');
    await stored.updateMany({ token }, { $set: { matched: true } });
    const cells = rows.map((row) => [
      row.rowId,
      row.fileName,
      row.personaName === 'Edited' ? 'Edited Clerk' : row.personaName,
      row.groupName,
      row.reportingTo,
      row.roleDescription,
      row.rolesAndResponsibilities.replaceAll('|', '\n'),
    ]);
    expect((await send(token, await aWorkbook(cells))).body).toEqual({ rows: 2, changed: 1, removed: 0 });
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    await imports.waitForStage(token, 'selection');
    const matched = (await imports.listRows(token)).map((row) => [row.personaName, row.roleRecommendations.length]);
    expect(matched).toEqual([
      ['Edited Clerk', 3],
      ['Same', 0],
    ]);
    await imports.discard(token);
  });

  it('can be viewed by a colleague but changed only by its owner', async () => {
    const token = await imports.importFiles(jobs('Shared'));
    const [row] = await imports.listRows(token);
    const colleague = imports.as(aUser(1, [1], 77));
    expect((await colleague.call(calls.getImport, paramsOf(token))).status).toBe(200);
    const params = { importTokenId: token };
    const refused = [
      await colleague.call(calls.discardImport, { params }),
      await colleague.call(calls.deleteImportRow, { params: { ...params, rowId: row?.rowId ?? 0 } }),
      await colleague.call(calls.replaceImportData, { params, files: await aWorkbook([]) }),
      await colleague.call(calls.proceedImport, { params }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    await imports.discard(token);
  });

  it('exports the extracted rows and the failed files as workbooks', async () => {
    const token = await imports.importFiles({ ...jobs('Readable'), 'empty.pdf': '' });
    for (const call of [calls.downloadImportData, calls.downloadFailedFiles]) {
      const { status, raw } = await imports.as(hr).call(call, paramsOf(token));
      expect([status, raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    }
    await imports.discard(token);
  });
});
