import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { workbooks } from '@skills-architect/library-service-kit/workbooks';
import { aUser } from '@skills-architect/service-kit/testing';
import { FAR_FROM_ALL, hr, importsUnderTest, jobs, paramsOf } from './imports.fixtures';

const NO_CLOSE_ROLE = 'no close role (the description is in German, the roles are in English)';

const imports = importsUnderTest();
const books = workbooks();
afterAll(() => books.close());

const waitForExport = async (params: { importTokenId: string; exportTokenId: string }) => {
  const readStatus = async () => (await imports.as(hr).call(calls.roleSelectionExportStatus, { params })).body;
  return new Promise<Awaited<ReturnType<typeof readStatus>>>((resolve) => {
    const check = async () => {
      const status = await readStatus();
      if (status.status === 1) return;
      unlisten();
      resolve(status);
    };
    const unlisten = imports.kit().events.listen(() => void check());
    void check();
  });
};

it('exports the role selection of an import as a workbook for a general user', async () => {
  const token = await imports.importFiles(jobs('Tour Planner', 'Yard Lead', FAR_FROM_ALL));
  await imports.as(hr).call(calls.proceedImport, paramsOf(token));
  await imports.waitForStage(token, 'selection');
  const planner = (await imports.listRows(token)).find(({ personaName }) => personaName === 'Tour Planner');
  const rows = [{ rowId: planner?.rowId ?? 0, roleId: 2 }];
  await imports.as(hr).call(calls.saveImportRows, { ...paramsOf(token), body: { rows } });

  const started = await imports.as(hr).call(calls.exportRoleSelection, { ...paramsOf(token), body: {} });
  expect(started.body.totalItems).toBe(3);
  const params = { importTokenId: token, exportTokenId: started.body.exportTokenId };
  expect(await waitForExport(params)).toMatchObject({
    status: 3,
    fileUrl: expect.stringContaining(params.exportTokenId),
  });
  const { raw } = await imports.as(hr).call(calls.downloadRoleSelection, { params });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'selection-'));
  await writeFile(path.join(folder, 'file.xlsx'), raw);
  const [sheet] = await books.read(path.join(folder, 'file.xlsx'));
  await rm(folder, { recursive: true });
  const [head, ...written] = sheet?.rows ?? [];
  const findRow = (name: string) => written.find(([role]) => role === name);
  const [first, second, unmatched] = [findRow('Tour Planner'), findRow('Yard Lead'), findRow(FAR_FROM_ALL)];
  expect(head).toEqual([
    'Client Role',
    'Department',
    'Selected Role',
    'Note',
    'Suggestion 1',
    'Score 1',
    'Suggestion 2',
    'Score 2',
    'Suggestion 3',
    'Score 3',
    'Confidence',
    'Closer roles in',
  ]);
  expect(first?.slice(0, 10)).toEqual([
    'Tour Planner',
    'Operations',
    'Role 2',
    '',
    'Role 1',
    '3',
    'Role 2',
    '2',
    'Role 3',
    '1',
  ]);
  expect(second?.slice(0, 4)).toEqual(['Yard Lead', 'Operations', '', 'No role selected, waits in the import']);
  // The nearest roles are listed as on the screen.
  const [note, ...suggested] = unmatched?.slice(3, 11) ?? [];
  expect([note, suggested.at(-1)]).toEqual(['No role selected, waits in the import', NO_CLOSE_ROLE]);
  expect(suggested.slice(0, 2)).toEqual(['Role 1', expect.stringMatching(/^\d/)]);

  const colleague = imports.as(aUser(1, [1], 77));
  expect((await colleague.call(calls.downloadRoleSelection, { params })).status).toBe(404);
  const nobody = await imports
    .as(hr)
    .call(calls.exportRoleSelection, { ...paramsOf(token), body: { personaName: 'Cook' } });
  expect(nobody.failure.error).toBe('There are no client roles to export.');
  await imports.discard(token);
});
