import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { demoPostings } from './demo-postings';
import { demoPeers, unpublished } from './peers.fixtures';

const peers = peerAnswers(...demoPeers);

interface SeededPosting {
  industryRoleId: number | null;
  suggestedRoleIds: number[];
}

const architect = aUser(4);
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  unpublished.add('Collaboration');
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers });
  await service.service.seed();
});
afterAll(() => service.close());

const roleNamed = async (roleName: string) => {
  const { body } = await service.as(architect).call(calls.searchRoles, { body: { roleName } });
  const roleId = body.roles.find((role) => role.roleName === roleName)?.roleId ?? 0;
  return (await service.as(architect).call(calls.getRole, { params: { roleId } })).body;
};

describe('the seeded roles', () => {
  it('are in their sub-sectors and functions with all their texts', async () => {
    const role = await roleNamed('Transport Planner');
    expect([role.subsector, role.functionName, role.leadershipRole?.leadershipRoleName]).toEqual([
      'Logistics',
      'Transport',
      'Individual Contributor',
    ]);
    expect(calls.parseWorkFunctions(role.roleandResponsibilities)[0]).toEqual({
      name: 'Plan tours',
      tasks: expect.arrayContaining(['Watch driving hours and load limits']),
    });
  });

  it('have career steps to other roles, vertical and lateral', async () => {
    const [planner, fleet, production] = [
      await roleNamed('Transport Planner'),
      await roleNamed('Fleet Manager'),
      await roleNamed('Production Planner'),
    ];
    expect(planner.careerLinks).toContainEqual({ roleId: fleet.roleId, direction: 'vertical' });
    expect(planner.careerLinks).toContainEqual({ roleId: production.roleId, direction: 'lateral' });
    expect(production.careerLinks).toContainEqual({ roleId: planner.roleId, direction: 'lateral' });
    expect(fleet.careerLinks?.map(({ roleId }) => roleId)).not.toContain(planner.roleId);
  });

  it('include unpublished ones, so that SMEs have work', async () => {
    const { body } = await service.as(aUser(3)).call(calls.searchRoles, { body: { pagesize: 1000 } });
    expect(new Set(body.roles.map(({ roleStatus }) => roleStatus))).toEqual(new Set([1, 2, 3]));
  });
});

describe('the skills of a leadership role', () => {
  const listSkills = async (leadershipRoleId: number, sourceId: number) =>
    service.as(architect).call(calls.listLeadershipSkills, { params: { leadershipRoleId, sourceId } });

  it('are those of the requested source, with the expected level', async () => {
    const { body } = await listSkills(2, 1);
    expect(new Set(body.skills.map(({ skillSource }) => skillSource.source))).toEqual(new Set(['Skills Architect']));
    const leading = body.skills.find(({ skillName }) => skillName === 'Team leadership');
    expect([leading?.levelNumber, leading?.skillCriticality]).toEqual([2, 'High']);
  });

  it('have one entry for each scheme of the source', async () => {
    const { body } = await listSkills(6, 2);
    const named = body.skills.filter(({ skillName }) => skillName === 'Evidence-based people decisions');
    expect(named.map(({ levelNumber }) => levelNumber)).toEqual([4, 5]);
  });

  it('exclude unpublished ones', async () => {
    const { body } = await listSkills(1, 1);
    expect(body.skills.map(({ skillName }) => skillName)).toContain('Communication');
    expect(body.skills.map(({ skillName }) => skillName)).not.toContain('Collaboration');
  });

  it('are empty for a source without any, and refused for an unknown leadership role', async () => {
    expect((await listSkills(1, 5)).body.skills).toEqual([]);
    expect((await listSkills(77, 1)).status).toBe(404);
  });
});

describe('the seeded job postings', () => {
  const seededPostings = () =>
    service.kit.db.collection<SeededPosting>('jobPosting').find({}).sort({ _id: 1 }).toArray();

  it('are counted in total and by sub-sector', async () => {
    const all = demoPostings().flatMap(({ subsectorId, postings }) =>
      postings.map((posting) => ({ ...posting, subsectorId })),
    );
    const countPostings = async (query: { sector?: number; source?: string }) =>
      (await service.as(architect).call(calls.countJobs, { query })).body.AllJobsCount;
    expect(await countPostings({})).toBe(200);
    expect(await countPostings({ sector: 2 })).toBe(all.filter(({ subsectorId }) => subsectorId === 2).length);
    expect(await countPostings({ source: 'Agency' })).toBe(
      all.filter(({ jobSource }) => jobSource === 'Agency').length,
    );
  });

  it('have three different suggested roles, all published', async () => {
    const { body } = await service.as(architect).call(calls.searchRoles, { body: { pagesize: 1000 } });
    const published = new Set(
      body.roles.filter(({ roleStatus }) => roleStatus === LibraryStatus.Published).map(({ roleId }) => roleId),
    );
    const suggested = (await seededPostings()).map(({ suggestedRoleIds }) => suggestedRoleIds);
    expect(suggested.filter((ids) => new Set(ids).size !== 3)).toEqual([]);
    expect(suggested.flat().filter((id) => !published.has(id))).toEqual([]);
  });

  it('have the annotated role among the suggested ones in more than seventeen of twenty cases', async () => {
    const annotated = (await seededPostings()).filter(({ industryRoleId }) => industryRoleId !== null);
    const fitting = annotated.filter(({ industryRoleId, suggestedRoleIds }) =>
      suggestedRoleIds.some((id) => id === industryRoleId),
    );
    expect(fitting.length / annotated.length).toBeGreaterThan(0.85);
  });
});
