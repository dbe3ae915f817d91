import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { roleExplorerData } from '@skills-architect/contracts/explorer';
import { careersByIds, roleChanges, rolesByIds } from '@skills-architect/contracts/roles';
import { aRole } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { explorerService } from '../app';

/** Mock data of the roles service: names and departments by id, and which roles were requested. */
const library = new Map<number, { roleName: string; functionId?: number; functionName?: string }>([
  [1, { roleName: 'Driver' }],
  [2, { roleName: 'Pilot' }],
]);
let departmentName = 'Transport';
let requested: (number[] | 'all')[] = [];
const aKnownRole = (id: number) => aRole(id, { functionId: 5, functionName: departmentName, ...library.get(id) });
const peers = peerAnswers(
  [careersByIds, () => ({ roles: [] })],
  [
    roleChanges,
    () => {
      requested.push('all');
      return { roles: [...library.keys()].map((id) => ({ ...aKnownRole(id), deleted: false })), next: '', more: false };
    },
  ],
  [
    rolesByIds,
    ({ body: { roleIds } }: { body: { roleIds: number[] } }) => {
      requested.push(roleIds.toSorted());
      return { roles: roleIds.filter((id) => library.has(id)).map(aKnownRole) };
    },
  ],
);

let explorer: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  explorer = await testService({ name: 'explorer', build: explorerService(), peers });
  await explorer.kit.projections.settle();
});
afterAll(() => explorer.close());

const publishChange = async (resource: string, ids: number[]) => {
  requested = [];
  await explorer.kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource, ids } });
  await explorer.kit.projections.settle();
};
const readTree = async () => {
  const { body } = await explorer.as(aUser(2)).call(roleExplorerData, { query: {} });
  return JSON.stringify(body.tree);
};

it('is read once as a whole', async () => {
  expect(requested).toEqual(['all']);
  expect(await readTree()).toContain('Pilot');
});

it('reads only the roles that have changed, and drops deleted ones', async () => {
  library.set(1, { roleName: 'Chauffeur' });
  library.delete(2);
  await publishChange('industryRoles', [1, 2]);
  expect(requested).toEqual([[1, 2]]);
  const tree = await readTree();
  expect([tree.includes('Chauffeur'), tree.includes('Driver'), tree.includes('Pilot')]).toEqual([true, false, false]);
});

it('reads the roles of a renamed department', async () => {
  departmentName = 'Logistics';
  await publishChange('functions', [5]);
  expect(requested).toEqual([[1]]);
  expect(await readTree()).toContain('Logistics');
});

it('does not read roles for a department without any', async () => {
  await publishChange('functions', [77]);
  expect(requested).toEqual([]);
});

it('has no department without roles', async () => {
  library.clear();
  await publishChange('industryRoles', [1]);
  expect(await readTree()).not.toContain('Logistics');
});

it('a role that moves while its process is killed is in its new department only', async () => {
  library.set(3, { roleName: 'Cook', functionId: 8, functionName: 'Kitchen' });
  await publishChange('industryRoles', [3]);
  expect(await readTree()).toContain('Kitchen');
  library.set(3, { roleName: 'Cook', functionId: 9, functionName: 'Bakery' });
  const departments = explorer.kit.db.collection('departments');
  const { bulkWrite } = departments;
  departments.bulkWrite = async () => {
    departments.bulkWrite = bulkWrite;
    throw new Error('killed');
  };
  await expect(publishChange('industryRoles', [3])).rejects.toThrow('killed');
  await explorer.kit.projections.settle();
  const tree = await readTree();
  expect([tree.includes('Bakery'), tree.includes('Kitchen')]).toEqual([true, false]);
});
