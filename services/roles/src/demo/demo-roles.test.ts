import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SubSectorType } from '@skills-architect/contracts/roles';
import { demoLeadershipRoles, demoSubSectors } from './demo-roles';

const subSectors = demoSubSectors();
const functions = subSectors.flatMap(({ functions: members }) => members);
const roles = functions.flatMap(({ roles: members }) => members);
const ranks = demoLeadershipRoles();
const byName = new Map(roles.map((role) => [role.name, role]));
const findRank = (name: string) =>
  ranks.findIndex(({ leadershipRoleName }) => leadershipRoleName === byName.get(name)?.leadershipRole);
const duplicates = (texts: (string | number)[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const count = (status: string) => roles.filter((role) => role.status === status).length;

describe('the demo’s places', () => {
  it('are read from every file of their folder', () => {
    expect(subSectors).toHaveLength(readdirSync(new URL('../../demo/sub-sectors', import.meta.url)).length);
  });

  it('are eighteen industries and eight functions, each with departments or tracks', () => {
    const ofType = (type: number) => subSectors.filter(({ subsectorTypeId }) => subsectorTypeId === type);
    expect([ofType(SubSectorType.Industry).length, ofType(SubSectorType.Function).length]).toEqual([18, 8]);
    expect(duplicates(subSectors.map(({ subsectorId }) => subsectorId))).toEqual([]);
    expect(duplicates(functions.map(({ functionId }) => functionId))).toEqual([]);
    expect(duplicates(functions.map(({ description }) => description))).toEqual([]);
    for (const { functionName, roles: members } of functions)
      expect([functionName, members.some(({ status }) => status === 'Published')]).toEqual([functionName, true]);
  });
});

describe('the demo’s roles', () => {
  it('are many, most of them published', () => {
    expect(roles.length).toBeGreaterThanOrEqual(250);
    expect(count('Published')).toBeGreaterThan(roles.length / 2);
    for (const status of ['Draft', 'SME Approved', 'SA Approved']) expect(count(status)).toBeGreaterThanOrEqual(3);
    expect(duplicates(roles.map(({ name }) => name))).toEqual([]);
  });

  it.each(roles.map((role) => [role.name, role] as const))('%s is complete', (name, role) => {
    expect(role.skills.length).toBeGreaterThanOrEqual(8);
    expect(role.skills.length).toBeLessThanOrEqual(20);
    expect(duplicates(role.skills.map((skill) => skill.name))).toEqual([]);
    expect(role.skills.some(({ criticality }) => criticality === 'High')).toBe(true);
    expect(role.alternatives.length).toBeGreaterThanOrEqual(2);
    expect(role.workFunctions.length).toBeGreaterThanOrEqual(2);
    expect(findRank(name)).toBeGreaterThanOrEqual(0);
  });

  it('have no repeated texts', () => {
    const texts = roles.flatMap((role) => [
      role.description,
      ...role.workFunctions.flatMap((work) => [work.name, ...work.tasks]),
    ]);
    expect(duplicates(texts.map((text) => text.toLowerCase()))).toEqual([]);
  });

  it.each(roles.map((role) => [role.name, role.career] as const))(
    '%s has career steps to existing roles',
    (name, career) => {
      const targets = [...career.vertical, ...career.lateral];
      expect(targets.filter((target) => !byName.has(target) || target === name)).toEqual([]);
      expect(duplicates(targets)).toEqual([]);
      for (const target of career.vertical) expect(findRank(target)).toBeGreaterThanOrEqual(findRank(name));
      for (const target of career.lateral) expect(Math.abs(findRank(target) - findRank(name))).toBeLessThanOrEqual(1);
    },
  );

  it('include no role without career steps', () => {
    const reached = new Set(roles.flatMap(({ career }) => [...career.vertical, ...career.lateral]));
    const alone = roles.filter(
      ({ name, career }) => !reached.has(name) && !career.vertical.length && !career.lateral.length,
    );
    expect(alone.map(({ name }) => name)).toEqual([]);
  });
});

describe('the leadership roles', () => {
  it('are six ranks, each with skills of two sources', () => {
    expect(ranks.map(({ leadershipRoleId }) => leadershipRoleId)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { leadershipRoleName, skills } of ranks) {
      expect([leadershipRoleName, Object.keys(skills)]).toEqual([
        leadershipRoleName,
        ['Skills Architect', 'AI Generated'],
      ]);
      for (const members of Object.values(skills)) expect(duplicates(members.map(({ name }) => name))).toEqual([]);
    }
  });

  it('never require less of a skill at a higher rank', () => {
    const demands = (rank: (typeof ranks)[number]) =>
      new Map(
        Object.values(rank.skills).flatMap((members) =>
          members.flatMap(({ name, levels }) =>
            Object.entries(levels).map(([scheme, level]) => [`${name}, ${scheme}`, level] as const),
          ),
        ),
      );
    ranks.slice(1).forEach((rank, index) => {
      const below = ranks[index];
      for (const [skill, level] of below ? demands(below) : [])
        expect([skill, demands(rank).get(skill) ?? level]).toEqual([
          skill,
          Math.max(level, demands(rank).get(skill) ?? level),
        ]);
    });
  });
});
