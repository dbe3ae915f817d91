import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { expectedLevels } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { aUser } from '@skills-architect/service-kit/testing';
import { startDemoRoles } from '../demo/demo-service.fixtures';

let service: Awaited<ReturnType<typeof startDemoRoles>>;
beforeAll(async () => {
  service = await startDemoRoles();
});
afterAll(() => service.close());

const ask = (skillIds: number[], userType: 1 | 3 | 5 = 1) =>
  service.as(aUser(userType, [1])).call(expectedLevels, { body: { skillIds } });

it('counts the published roles by the level that they expect of a skill, most first', async () => {
  const [skillId, working, expert] = [777, 7771, 7772];
  const roles = service.kit.db.collection<{ _id: number }>('role');
  const expectLevel = (roleId: number, proficiencyId: number, changes: object = {}) => {
    const skills = [{ skillId, proficiencyId, levelNumber: 1, skillCriticality: '' }];
    return roles.updateOne({ _id: roleId }, { $set: { skills, ...changes } });
  };
  await Promise.all([
    expectLevel(1, expert),
    expectLevel(2, working),
    expectLevel(3, working),
    expectLevel(4, expert, { roleStatus: LibraryStatus.Draft }),
    expectLevel(5, expert, { roleStatus: LibraryStatus.Retired }),
    expectLevel(6, expert, { deletedAt: new Date() }),
  ]);
  expect((await ask([skillId])).body.levels).toEqual([
    { skillId, proficiencyId: working, roles: 2 },
    { skillId, proficiencyId: expert, roles: 1 },
  ]);
});

it('says nothing about skills that no role has', async () => {
  expect((await ask([999_999])).body).toEqual({ levels: [] });
});

it.each([
  [3, 200],
  [5, 403],
] as const)('answers user type %d with status %d', async (userType, status) => {
  expect((await ask([1], userType)).status).toBe(status);
});
