import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deletePersonas } from '@skills-architect/contracts/personas';
import { personasOfRole } from '@skills-architect/contracts/roles';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from './personas.fixtures';

const ROLE = 3;
let personas: TestPersonas;
beforeAll(async () => {
  personas = await startPersonas();
  await personas.create({ personaName: 'Zoe', industryRoleId: ROLE }, 1);
  await personas.create({ personaName: 'Abel', industryRoleId: ROLE, leadershipRoleId: 1 }, 7);
  await personas.create({ personaName: 'Other', industryRoleId: 9 }, 1);
  const { body } = await personas.create({ personaName: 'Deleted', industryRoleId: ROLE }, 1);
  const selection = { query: { clientId: 1 }, body: { ids: [body.personaId] } };
  await personas.service.as(aUser(2)).call(deletePersonas, selection);
});
afterAll(() => personas.service.close());

const listPersonas = async (userType: 1 | 2 | 3 | 4, query = {}) =>
  personas.service.as(aUser(userType, [1])).call(personasOfRole, { params: { roleId: ROLE }, query });

it('lists the personas of all clients that are mapped to the role, page by page', async () => {
  const { personas: found, total } = (await listPersonas(4)).body;
  expect(total).toBe(2);
  expect(found).toEqual([
    expect.objectContaining({ personaName: 'Zoe', clientId: 1, leadershipName: '', personaGroupName: 'Operations' }),
    expect.objectContaining({ personaName: 'Abel', clientId: 7, leadershipName: 'Team Lead' }),
  ]);
  // Client 1 has no scheme of its own.
  expect(found[0]?.proficiencySchemeName).toBe('5 PL');
  expect((await listPersonas(2, { offset: 1, pagesize: 1 })).body.personas).toEqual(found.slice(1));
});

it('returns only the number to an SME, and nothing to client users', async () => {
  expect((await listPersonas(3)).body).toEqual({ personas: [], total: 2 });
  expect((await listPersonas(1)).status).toBe(403);
});

it('reads only these personas', async () => {
  const { executionStats, queryPlanner } = await personas.service.kit.db
    .collection('persona')
    .find({ industryRoleId: ROLE, deletedAt: null })
    .sort({ _id: 1 })
    .explain('executionStats');
  expect(executionStats.totalDocsExamined).toBe(executionStats.nReturned);
  expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
});
