import type { TableImport } from '@skills-architect/contracts';
import { listContentProviders, userNames } from '@skills-architect/contracts/admin';
import { libraryUse } from '@skills-architect/contracts/personas';
import { skillUse } from '@skills-architect/contracts/roles';
import * as calls from '@skills-architect/contracts/skills';
import { csvLines } from '@skills-architect/library-service-kit/tables';
import { aUser, peerAnswers, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

/** The skills service with its demo data, and helpers for tests of its tables. */
export const tablesUnderTest = async () => {
  /** Ids of skills that are used by a role, as the simulated roles service answers. */
  const usedIds = new Set<number>();
  const peers = peerAnswers(
    [
      userNames,
      ({ query }: { query: { userIds: number[] } }) => ({
        users: [query.userIds].flat().map((userId) => ({ userId: Number(userId), name: `Person ${userId}` })),
      }),
    ],
    [
      listContentProviders,
      () => ({ contentProviders: [{ contentProviderId: 2, contentProvider: 'Open Course Shelf' }] }),
    ],
    [libraryUse, () => ({ skillIds: [], roleIds: [] })],
    [
      skillUse,
      ({ body }: { body: { skillIds: number[] } }) => ({ skillIds: body.skillIds.filter((id) => usedIds.has(id)) }),
    ],
  );
  const service = await testService({ name: 'skills', build: skillsService({ demo: true }), peers });
  await service.seedDemo();
  await service.start();
  const user = service.as(aUser(4));

  const waitForEnd = async (token: string) => {
    return waitForJobEnd(service.kit, token);
  };
  const read = async (importId: number): Promise<TableImport> =>
    (await user.call(calls.getSkillTableImport, { params: { importId } })).body;

  const exportTable = async (kind: calls.SkillTable, format: 'csv' | 'xlsx' = 'csv', filter: object = {}) => {
    const { body } = await user.call(calls.exportSkillTable, { body: { kind, format, filter } });
    const job = await waitForEnd(body.token);
    const file = await user.call(calls.downloadSkillTable, { params: { token: body.token } });
    return { job, bytes: file.raw, totalItems: body.totalItems };
  };
  const check = async (kind: calls.SkillTable, content: Buffer | string, name = 'table.csv') => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const file = new File([new Uint8Array(bytes)], name);
    const { body } = await user.call(calls.checkSkillTable, { query: { kind }, files: [file] });
    await waitForEnd(body.token);
    return read(body.importId);
  };
  const wrongCells = async (importId: number) =>
    (await user.call(calls.listWrongSkillCells, { params: { importId } })).body.cells;
  const readRows = async (importId: number, state: 'new' | 'changed' | 'stale' | 'wrong' | 'kept') =>
    (await user.call(calls.listSkillTableRows, { params: { importId }, query: { state } })).body.rows;
  const run = async (importId: number, leaveOutWrong = false) => {
    const { status, body } = await user.call(calls.runSkillTable, { params: { importId }, body: { leaveOutWrong } });
    if (status === 200) await waitForEnd(body.token);
    return { status, ...(await read(importId)) };
  };
  const undo = async (importId: number) => {
    const { status, body } = await user.call(calls.undoSkillTable, { params: { importId } });
    if (status === 200) await waitForEnd(body.token);
    return { status, ...(await read(importId)) };
  };
  const skill = async (skillId: number) => (await user.call(calls.getSkill, { params: { skillId } })).body;

  return {
    service,
    user,
    used: usedIds,
    waitForEnd,
    read,
    exportTable,
    check,
    wrongCells,
    listRows: readRows,
    run,
    undo,
    skill,
    csv: csvLines,
  };
};
export type TablesUnderTest = Awaited<ReturnType<typeof tablesUnderTest>>;
