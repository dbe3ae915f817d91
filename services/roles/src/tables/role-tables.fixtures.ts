import type { TableAssignment } from '@skills-architect/contracts';
import { userNames } from '@skills-architect/contracts/admin';
import { libraryUse, type RequestedRow, requestedRows } from '@skills-architect/contracts/personas';
import * as calls from '@skills-architect/contracts/roles';
import { csvLines } from '@skills-architect/library-service-kit/tables';
import { csvRows } from '@skills-architect/library-service-kit/testing';
import type { AppError } from '@skills-architect/service-kit';
import { aUser, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

/** The roles service with its demo data, and helpers for tests of its tables. */
export const roleTablesUnderTest = async () => {
  /** Ids of roles that are used by a persona, as the simulated personas service answers. */
  const used = new Set<number>();
  /** Why the simulated personas service does not say where a role was asked for, and how often it was asked. */
  const personas: { failure?: AppError | undefined; asked: number } = { asked: 0 };
  const peers = peersOfClients(
    { 1: [] },
    {},
    [userNames, () => ({ users: [] })],
    [
      requestedRows,
      ({ body }: { body: { rows: RequestedRow[] } }) => {
        personas.asked += 1;
        if (personas.failure) throw personas.failure;
        return { places: body.rows.map(({ rowId }) => ({ personaId: rowId, isOpen: false })) };
      },
    ],
    [
      libraryUse,
      ({ body }: { body: { roleIds: number[] } }) => ({
        skillIds: [],
        roleIds: body.roleIds.filter((id) => used.has(id)),
      }),
    ],
  );
  const service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers });
  await service.seedDemo();
  await service.start();
  const user = () => service.as(aUser(2));

  const waitForEnd = async (token: string | undefined) => {
    if (token === undefined) throw new Error('The call was refused: it started no job.');
    return waitForJobEnd(service.kit, token);
  };
  const read = async (importId: number) => (await user().call(calls.getRoleTableImport, { params: { importId } })).body;
  const exportTable = async (kind: calls.RoleTable) => {
    const { body } = await user().call(calls.exportRoleTable, { body: { kind, format: 'csv' } });
    await waitForEnd(body.token);
    const file = await user().call(calls.downloadRoleTable, { params: { token: body.token } });
    return csvRows(file.raw);
  };
  const check = async (kind: calls.RoleTable, rows: string[][]) => {
    const files = [new File([csvLines(rows)], 'roles.csv')];
    const { body } = await user().call(calls.checkRoleTable, { query: { kind }, files });
    await waitForEnd(body.token);
    return read(body.importId);
  };
  const assign = async (importId: number, body: TableAssignment) => {
    const started = await user().call(calls.assignRoleColumns, { params: { importId }, body });
    await waitForEnd(started.body.token);
    return read(importId);
  };
  const work = async (call: typeof calls.runRoleTable | typeof calls.undoRoleTable, importId: number) => {
    const params = { importId };
    const { body } = await (call === calls.undoRoleTable
      ? user().call(calls.undoRoleTable, { params })
      : user().call(calls.runRoleTable, { params, body: { leaveOutWrong: true } }));
    await waitForEnd(body.token);
    return read(importId);
  };
  return {
    ...{ service, used, personas, user, exportTable, check, assign, work, waitForEnd },
    history: () => service.kit.db.collection('history').countDocuments({ resource: 'role' }),
    wrongCells: async (importId: number) =>
      (await user().call(calls.listWrongRoleCells, { params: { importId } })).body.cells.map(
        ({ row, column, problem }) => `${row} ${column}: ${problem.split('.')[0]}`,
      ),
    role: async (roleId: number) => (await user().call(calls.getRole, { params: { roleId } })).body,
  };
};
