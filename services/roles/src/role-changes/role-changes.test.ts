import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { advanceRoleChanges, changedRoles, listRoleChanges } from '@skills-architect/contracts/roles';
import { testService } from '@skills-architect/service-kit/testing';
import { type Roles, roleResource } from '../industry-roles/role-document';
import { aStoredRole } from '../industry-roles/stored-role.fixtures';
import { changesSinceReleases } from './role-changes';

let service: Awaited<ReturnType<typeof testService>>;
let roles: Roles;
/** The clock advances by a second with each reading. */
let time = Date.parse('2026-11-01T08:00:00.000Z');
const now = () => {
  time += 1000;
  return new Date(time);
};
const by = { by: 904 };

beforeAll(async () => {
  service = await testService({
    name: 'roles',
    build: (kit) => {
      roles = roleResource(kit);
      return [changesSinceReleases(kit)];
    },
    now,
  });
});
afterAll(() => service.close());

const link = { skillId: 1, proficiencyId: 11, levelNumber: 1, skillCriticality: 'High' as const };
const second = { ...link, skillId: 2, proficiencyId: 21 };
const third = { ...link, skillId: 3, proficiencyId: 31 };

it('lists the roles that changed in a period, with their fields, for other services', async () => {
  const [engineer, clerk, cook] = await roles.create(
    ['engineer', 'Clerk', 'Cook'].map((name) => ({
      ...aStoredRole(name),
      skills: name === 'engineer' ? [second, third] : [],
    })),
    by,
  );
  if (!engineer || !clerk || !cook) throw new Error('a role was not made');
  const since = now().toISOString();
  await roles.change(engineer._id, 0, { skills: [link, { ...second, levelNumber: 2, proficiencyId: 22 }] }, by);
  await roles.change(clerk._id, 0, { roleStatus: 5 }, by);
  await roles.change(cook._id, 0, { skills: [link] }, by);
  await roles.change(cook._id, 1, { skills: [] }, by);
  await roles.create([aStoredRole('Analyst')], by);
  const until = now().toISOString();
  await roles.remove({ _id: engineer._id }, by);

  const ask = async (query = {}) =>
    (await service.asPeer('skills').call(listRoleChanges, { query: { since, until, ...query } })).body;
  expect((await ask()).isCompared).toBe(false);
  const compared = { body: { since, until, closes: true } };
  expect((await service.asPeer('skills').call(advanceRoleChanges, compared)).body).toEqual({ remaining: 0 });
  const all = await ask();
  expect(all.isCompared).toBe(true);
  expect(all.counts).toEqual({ new: 1, changed: 1, retired: 1, deleted: 0 });
  expect(all.changes.map(({ name, change, fields, by: userId }) => [name, change, fields, userId])).toEqual([
    ['Analyst', 'new', [], 904],
    ['Clerk', 'retired', ['Status'], 904],
    ['engineer', 'changed', ['Skills'], 904],
  ]);
  expect((await ask({ change: 'changed' })).total).toBe(1);
  const { body } = await service.asPeer('personas').call(changedRoles, { query: { since, until } });
  const byName = new Map(body.roles.map(({ name, fields, links: of }) => [name, { fields, ...of }]));
  expect([...byName.keys()].sort()).toEqual(['Clerk', 'engineer']);
  expect(byName.get('Clerk')).toEqual({ fields: ['Status'], gained: [], lost: [], changed: [] });
  expect(byName.get('engineer')).toEqual({ fields: ['Skills'], gained: [1], lost: [3], changed: [2] });
});
