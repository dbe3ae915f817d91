import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/roles';
import * as skillCalls from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { demoLeadershipRoles, demoSubSectors } from './demo-roles';

const SCHEMES = { 'Five levels': 1, 'Four levels': 2, 'Five numbered levels': 3 };
const SOURCES = { 'Skills Architect': 1, 'AI Generated': 2 };
const levelCounts = [5, 4, 5];

/** Every skill that the demo names, as the skills service would answer it; `Collaboration` is not published. */
const skills = Object.entries(SOURCES).flatMap(([source, sourceId]) => {
  const ofRoles = demoSubSectors().flatMap((one) => one.functions.flatMap(({ roles }) => roles));
  const names = new Set([
    ...demoLeadershipRoles().flatMap((rank) => (rank.skills[source] ?? []).map(({ name }) => name)),
    ...(sourceId === 1 ? ofRoles.flatMap((role) => role.skills.map(({ name }) => name)) : []),
  ]);
  return [...names].map((skillName, index) => {
    const skillId = sourceId * 1000 + index;
    const schemeIds = sourceId === 1 ? [1] : [2, 3];
    return {
      skillId,
      skillName,
      skillCategory: { skillCategoryId: 1, skillCategory: 'Functional Skills' },
      skillFamily: { skillFamilyId: 1, skillFamily: 'Any' },
      skillSource: { sourceId, source },
      skillStatus: skillName === 'Collaboration' ? skillCalls.LibraryStatus.Draft : skillCalls.LibraryStatus.Published,
      proficiencies: schemeIds.flatMap((schemeId) =>
        Array.from({ length: levelCounts[schemeId - 1] ?? 0 }, (_, level) => ({
          proficiencyId: skillId * 100 + schemeId * 10 + level + 1,
          schemeId,
          proficiencySchemeLevelCount: levelCounts[schemeId - 1] ?? 0,
          levelId: schemeId * 10 + level + 1,
          levelNumber: level + 1,
          level: `Level ${level + 1}`,
          description: '',
        })),
      ),
    };
  });
});

const peers = peerAnswers(
  [skillCalls.searchSkills, () => ({ skills, total: skills.length })],
  [
    skillCalls.skillsByIds,
    ({ body }: { body: { skillIds: number[] } }) => ({
      skills: skills.filter(({ skillId }) => body.skillIds.includes(skillId)),
    }),
  ],
  [
    skillCalls.listSchemes,
    () => ({
      schemes: Object.entries(SCHEMES).map(([schemeName, schemeId]) => ({
        schemeId,
        schemeName,
        levelCount: levelCounts[schemeId - 1],
        sourceIds: [],
        levels: [],
      })),
    }),
  ],
  [
    skillCalls.listSources,
    () => ({
      sources: Object.entries(SOURCES).map(([source, sourceId]) => ({
        sourceId,
        source,
        allowMultipleMappings: true,
        isAssessmentEnabled: false,
      })),
    }),
  ],
);

const architect = aUser(4);
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers });
  await service.service.seed?.();
});
afterAll(() => service.close());

const roleNamed = async (roleName: string) => {
  const { body } = await service.as(architect).call(calls.searchRoles, { body: { roleName } });
  const roleId = body.roles.find((role) => role.roleName === roleName)?.roleId ?? 0;
  return (await service.as(architect).call(calls.getRole, { params: { roleId } })).body;
};

describe('the seeded roles', () => {
  it('stand in their places with all that was written of them', async () => {
    const role = await roleNamed('Transport Planner');
    expect([role.subsector, role.functionName, role.leadershipRole?.leadershipRoleName]).toEqual([
      'Logistics',
      'Transport',
      'Individual Contributor',
    ]);
    expect(calls.workFunctions(role.roleandResponsibilities)[0]).toEqual({
      name: 'Plan tours',
      tasks: expect.arrayContaining(['Watch driving hours and load limits']),
    });
  });

  it('lead to other roles, up and to both sides', async () => {
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

  it('are not all published, so that experts find work', async () => {
    const { body } = await service.as(aUser(3)).call(calls.searchRoles, { body: { pagesize: 1000 } });
    expect(new Set(body.roles.map(({ roleStatus }) => roleStatus))).toEqual(new Set([1, 2, 3]));
  });
});

describe('the skills of a leadership role', () => {
  const skillsOf = async (leadershipRoleId: number, sourceId: number) =>
    service.as(architect).call(calls.listLeadershipSkills, { params: { leadershipRoleId, sourceId } });

  it('are those of the source asked for, with the level expected', async () => {
    const { body } = await skillsOf(2, 1);
    expect(new Set(body.skills.map(({ skillSource }) => skillSource.source))).toEqual(new Set(['Skills Architect']));
    const leading = body.skills.find(({ skillName }) => skillName === 'Team leadership');
    expect([leading?.levelNumber, leading?.skillCriticality]).toEqual([2, 'High']);
  });

  it('stand there once for each scheme of the source', async () => {
    const { body } = await skillsOf(6, 2);
    const one = body.skills.filter(({ skillName }) => skillName === 'Evidence-based people decisions');
    expect(one.map(({ levelNumber }) => levelNumber)).toEqual([4, 5]);
  });

  it('leave out what is not published', async () => {
    const { body } = await skillsOf(1, 1);
    expect(body.skills.map(({ skillName }) => skillName)).toContain('Communication');
    expect(body.skills.map(({ skillName }) => skillName)).not.toContain('Collaboration');
  });

  it('are none for a source that has none, and refused for a leadership role that is not there', async () => {
    expect((await skillsOf(1, 5)).body.skills).toEqual([]);
    expect((await skillsOf(77, 1)).status).toBe(404);
  });
});
