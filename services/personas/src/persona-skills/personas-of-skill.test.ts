import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deletePersonas } from '@skills-architect/contracts/personas';
import { personasOfSkill } from '@skills-architect/contracts/skills';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from '../personas/personas.fixtures';

/** Role n has the skills n and n + 1. */
const SKILL = 2;
let personas: TestPersonas;
beforeAll(async () => {
  personas = await startPersonas();
  await personas.create({ personaName: 'Zoe', industryRoleId: 1 }, 1);
  await personas.create({ personaName: 'Abel', industryRoleId: 2, leadershipRoleId: 1 }, 7);
  await personas.create({ personaName: 'Other', industryRoleId: 9 }, 1);
  const { body } = await personas.create({ personaName: 'Deleted', industryRoleId: 1 }, 1);
  const selection = { query: { clientId: 1 }, body: { ids: [body.personaId] } };
  await personas.service.as(aUser(2)).call(deletePersonas, selection);
});
afterAll(() => personas.service.close());

const listPersonas = async (userType: 2 | 3 | 4, query = {}) =>
  (await personas.service.as(aUser(userType)).call(personasOfSkill, { params: { skillId: SKILL }, query })).body;

it('lists the personas of all clients that have the skill', async () => {
  const { personas: found, total } = await listPersonas(4);
  expect(total).toBe(2);
  expect(found).toEqual([
    expect.objectContaining({ personaName: 'Zoe', clientId: 1, leadershipName: '', personaGroupName: 'Operations' }),
    expect.objectContaining({ personaName: 'Abel', clientId: 7, leadershipName: 'Team Lead' }),
  ]);
  expect(found.every(({ clientName }) => clientName !== '')).toBe(true);
});

it('is paged', async () => {
  expect((await listPersonas(2, { offset: 1, pagesize: 1 })).personas.map(({ personaName }) => personaName)).toEqual([
    'Abel',
  ]);
});

it('returns only the number to an SME, and nothing to client users', async () => {
  expect(await listPersonas(3)).toEqual({ personas: [], total: 2 });
  const answer = await personas.service.as(aUser(1, [1])).call(personasOfSkill, { params: { skillId: SKILL } });
  expect(answer.status).toBe(403);
});

it('reads a page from an index', async () => {
  const { executionStats, queryPlanner } = await personas.service.kit.db
    .collection('personaSkills')
    .find({ 'rows.skillId': SKILL, deletedAt: null })
    .sort({ _id: 1 })
    .explain('executionStats');
  expect(executionStats.totalKeysExamined).toBeLessThanOrEqual(executionStats.nReturned + 1);
  expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
});
