import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/roles';
import { AppError } from '@skills-architect/service-kit';
import { aUser } from '@skills-architect/service-kit/testing';
import { roleTablesUnderTest } from './role-tables.fixtures';

let tables: Awaited<ReturnType<typeof roleTablesUnderTest>>;
beforeAll(async () => {
  tables = await roleTablesUnderTest();
});
afterAll(() => tables.service.close());

/** Drafts for which a client asked, and a function that sets the status of all by one table. */
const requestedDrafts = async (...drafts: { roleName: string; rowId: number }[]) => {
  const peer = tables.service.asPeer('personas', aUser(1, [1]));
  const asked = await Promise.all(
    drafts.map(({ roleName, rowId }) =>
      peer.call(calls.requestRole, {
        body: {
          roleName,
          roleDescription: 'Tunes bells',
          tasks: ['Tune bells'],
          request: { clientId: 1, importTokenId: 'token', rowId, fileName: 'tuner.pdf' },
        },
      }),
    ),
  );
  const [titles = [], ...rows] = await tables.exportTable('roles');
  const full = rows.find((row) => row[titles.indexOf('Source')] === 'Skills Architect') ?? [];
  const setStatus = async (status: string) => {
    const table = drafts.map(({ roleName }, index) => {
      const own = { 'Role Id': String(asked[index]?.body.roleId), 'Role Name': roleName, Status: status };
      const cells = new Map(Object.entries({ ...own, Revision: '', 'Alternative Names': '' }));
      return titles.map((title, column) => cells.get(title) ?? full[column] ?? '');
    });
    const { importId, counts } = await tables.check('roles', [titles, ...table]);
    expect(await tables.wrongCells(importId)).toEqual([]);
    expect(counts).toMatchObject({ changed: drafts.length });
    return tables.work(calls.runRoleTable, importId);
  };
  const told = () =>
    tables.service.platform.portal
      .collection('notices')
      .find({
        kind: 'rolePublished',
        title: { $in: drafts.map(({ roleName }) => `The role ${roleName} is published`) },
      })
      .sort({ title: 1 })
      .toArray();
  return { setStatus, told };
};

it('whoever asked for roles is told once of each that a table publishes; where they were asked for is read at once', async () => {
  const { setStatus, told } = await requestedDrafts(
    { roleName: 'Bell Caster', rowId: 77 },
    { roleName: 'Bell Tuner', rowId: 78 },
  );
  await setStatus('SA Approved');
  expect(await told()).toEqual([]);
  const askedBefore = tables.personas.asked;
  await setStatus('Published');
  expect(tables.personas.asked).toBe(askedBefore + 1);
  for (const status of ['Retired', 'Published']) await setStatus(status);
  const { userId } = aUser(1);
  expect(await told()).toMatchObject([
    { userId, title: 'The role Bell Caster is published', to: '/persona/edit/77/false?client=1' },
    { userId, title: 'The role Bell Tuner is published', to: '/persona/edit/78/false?client=1' },
  ]);
});

it.each(['unreachable', 'failed'] as const)(
  'a table publishes a requested role while the personas service is %s; the notice leads to the personas',
  async (code) => {
    const rowId = code === 'failed' ? 79 : 80;
    const { setStatus, told } = await requestedDrafts({ roleName: `Bell Founder ${code}`, rowId });
    tables.personas.failure = new AppError(code, 'The personas service does not answer.');
    const askedBefore = tables.personas.asked;
    await setStatus('SA Approved');
    expect(tables.personas.asked).toBe(askedBefore);
    expect(await setStatus('Published')).toMatchObject({ stage: 'done', written: 1, kept: 0 });
    expect(tables.personas.asked).toBe(askedBefore + 1);
    tables.personas.failure = undefined;
    expect(await told()).toMatchObject([{ userId: aUser(1).userId, to: '/personas?client=1' }]);
  },
);
