import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { searchRoles, suggestRoleSkills } from '@skills-architect/contracts/roles';
import { skillsByNames } from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { type Fault, type Sandbox, startSandbox } from '@skills-architect/service-kit/testing/sandbox';
import { rolesService } from '../app';
import { demoPeers } from '../demo/peers.fixtures';

let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof testService>>;
let roleId = 0;
/** Skills by name that the library has. */
const known: Record<string, number> = { 'Data modelling': 7 };

beforeAll(async () => {
  sandbox = await startSandbox();
  const byNames = ({ body: { names } }: { body: { names: string[] } }) => ({
    skills: names.flatMap((name) => (known[name] ? [{ name, skillId: known[name] }] : [])),
  });
  service = await testService({
    name: 'roles',
    build: rolesService({ demo: true }),
    peers: peerAnswers(...demoPeers, [skillsByNames, byNames]),
    connectors: [sandbox.connector('skills-search', { timeoutMs: 3000 })],
  });
  await service.seedDemo();
  const { body } = await service.as(aUser(4)).call(searchRoles, { body: {} });
  roleId = body.roles[0]?.roleId ?? 0;
  // The sandbox finds skills whose name contains the search text.
  await service.kit.db.collection<{ _id: number }>('role').updateOne({ _id: roleId }, { $set: { roleName: 'ing' } });
});
beforeEach(() => sandbox.forget());
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

const suggest = async () =>
  (await service.as(aUser(4)).call(suggestRoleSkills, { params: { roleId }, body: { askedOf: 'library' } })).body;
const external = async () =>
  (await suggest()).nonExistingSkills.filter(({ foundIn }) => foundIn).map(({ skillName }) => skillName);
const FOUND = ['Stock counting', 'Budgeting', 'Call handling'];

it('skills of the external search are listed as outside the library, except those that the library has', async () => {
  expect(await external()).toEqual(FOUND);
  expect(sandbox.arrivals.map(({ path }) => path)).toEqual(['/skills-search?query=ing&limit=10']);
});

it.each<Fault>(['error', 'cut', 'away'])('a search that fails once (%s) is tried again', async (fault) => {
  sandbox.findFaults('skills-search').queued.push(fault);
  expect(await external()).toEqual(FOUND);
});

it('a failing search is reported, and other suggestions are still returned', async () => {
  sandbox.findFaults('skills-search').queued.push('shape', 'shape');
  const body = await suggest();
  expect(body.externalTrouble).toBe('skills-search gave no answer: its skills are missing here.');
  expect(body.skills.length).toBeGreaterThan(0);
});
