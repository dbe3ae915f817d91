import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deletePersonas, releaseEffects } from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from '../personas/personas.fixtures';

/** Role n has the skills n and n + 1; the release changed role 4 and skill 7, and retired skill 4; in role 9 it merged a skill. */
let personas: TestPersonas;
beforeAll(async () => {
  personas = await startPersonas();
  await personas.create({ personaName: 'Role and skill', industryRoleId: 4 });
  await personas.create({ personaName: 'Another skill', industryRoleId: 6 });
  await personas.create({ personaName: 'Retired skill', industryRoleId: 3 });
  await personas.create({ personaName: 'As it was', industryRoleId: 9 });
  await personas.create({ personaName: 'Of another client', industryRoleId: 4 }, 7);
  const { body } = await personas.create({ personaName: 'Deleted', industryRoleId: 4 });
  const selection = { query: { clientId: 1 }, body: { ids: [body.personaId] } };
  await personas.service.as(aUser(2)).call(deletePersonas, selection);
});
afterAll(() => personas.service.close());

const readEffects = (releaseId: number, query = {}, user = aUser(1, [1])) =>
  personas.service.as(user).call(releaseEffects, { params: { releaseId }, query: { clientId: 1, ...query } });

it('lists the client’s personas with changed role or skills, and the changes', async () => {
  const { body } = await readEffects(2);
  expect(body).toMatchObject({ total: 3, byRole: 1, bySkills: 3, release: { name: 'Release 2' } });
  expect(
    body.personas.map(({ personaName, role, skills }) => [
      personaName,
      role?.change ?? '',
      ...skills.map(({ name, change }) => `${name} ${change}`),
    ]),
  ).toEqual([
    ['Another skill', '', 'Skill 7 changed'],
    ['Retired skill', '', 'Skill 4 retired'],
    ['Role and skill', 'changed', 'Skill 4 retired'],
  ]);
  expect(body.personas[2]?.role).toEqual({
    id: 4,
    name: 'Role 4',
    change: 'changed',
    fields: ['Skills'],
    skills: { gained: ['Skill 8'], lost: ['Skill 5'], changed: ['Skill 4'] },
  });
});

it('is paged', async () => {
  const { body } = await readEffects(2, { offset: 2, pagesize: 1 });
  expect([body.total, body.personas.map(({ personaName }) => personaName)]).toEqual([3, ['Role and skill']]);
});

it('is empty for the first release', async () => {
  expect((await readEffects(1)).body).toMatchObject({ total: 0, byRole: 0, bySkills: 0, personas: [] });
});

it.each([
  ['a client user with a foreign client', aUser(1, [7]), 404],
  ['an SME', aUser(3), 403],
  ['an architect', aUser(4), 200],
] as const)('answers %s as declared', async (_, user, status) => {
  expect((await readEffects(2, {}, user)).status).toBe(status);
});

it('finds the personas by an index of the client', async () => {
  const plan = async (collection: string, filter: object) =>
    (await personas.service.kit.db.collection(collection).find(filter).explain('executionStats')).executionStats;
  const bySkill = await plan('personaSkills', { clientId: 1, 'rows.skillId': { $in: [4, 7] }, deletedAt: null });
  const byRole = await plan('persona', { clientId: 1, industryRoleId: { $in: [4] }, deletedAt: null });
  expect([bySkill.totalDocsExamined, byRole.totalDocsExamined]).toEqual([bySkill.nReturned, byRole.nReturned]);
});
