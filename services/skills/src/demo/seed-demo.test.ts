import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getClient } from '@skills-architect/contracts/admin';
import {
  getSkill,
  LibraryStatus,
  listProficiencies,
  listSchemes,
  searchSkills,
  skillsByIds,
} from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';
import { demoFamilies } from './demo-library';

const staff = aUser(4);
const expert = aUser(3);
const general = aUser(1, [1]);

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: skillsService({ demo: true }),
    peers: peerAnswers([getClient, () => aClient(1, { sourceIds: [] })]),
  });
  await service.service.seed();
});
afterAll(() => service.close());

const findSkillId = async (name: string) => {
  const { body } = await service.as(staff).call(searchSkills, { body: { searchString: name } });
  const skill = body.skills.find(({ skillName }) => skillName === name);
  if (!skill) throw new Error(`${name} was not found`);
  return skill.skillId;
};
const readSkill = async (name: string, user = staff) =>
  (await service.as(user).call(getSkill, { params: { skillId: await findSkillId(name) } })).body;

describe('the seeded demo', () => {
  it('is written once, also after a restart of the service', async () => {
    const total = async () => (await service.as(staff).call(searchSkills, { body: { pagesize: 1 } })).body.total;
    expect(await total()).toBe(demoFamilies().flatMap(({ skills }) => skills).length);
    await service.service.seed();
    expect(await total()).toBe(demoFamilies().flatMap(({ skills }) => skills).length);
  });

  it('shows texts of a skill or its family on every level, never those of the scheme', async () => {
    const { schemes } = (await service.as(staff).call(listSchemes, {})).body;
    const general = new Set(schemes.flatMap(({ levels }) => levels.map(({ description }) => description)));
    const { skills } = (await service.as(staff).call(searchSkills, { body: { pagesize: 1000 } })).body;
    const asked = { skillIds: skills.map(({ skillId }) => skillId), includeProficiencies: true };
    const withLevels = (await service.asPeer('roles').call(skillsByIds, { body: asked })).body.skills;
    expect(withLevels).toHaveLength(skills.length);
    for (const { skillName, proficiencies } of withLevels) {
      expect([skillName, proficiencies.length]).toEqual([skillName, proficiencies.length > 5 ? 9 : 5]);
      expect(proficiencies.filter(({ description }) => general.has(description))).toEqual([]);
    }
  });

  it('says on every level of every published skill what a person knows, so that a level can be edited at once', async () => {
    const body = { pagesize: 1000, skillStatus: [LibraryStatus.Published] };
    const { skills } = (await service.as(staff).call(searchSkills, { body })).body;
    const withoutKnowledge: string[] = [];
    for (const { skillId, skillName } of skills) {
      const { proficiencies } = (await service.as(staff).call(listProficiencies, { params: { skillId } })).body;
      for (const { levelNumber, knowledge } of proficiencies)
        if (!knowledge) withoutKnowledge.push(`${skillName}, level ${levelNumber}`);
    }
    expect(skills.length).toBeGreaterThan(150);
    expect(withoutKnowledge).toEqual([]);
  });

  it('gives skills of the AI source the levels of both schemes', async () => {
    const { proficiencies } = await readSkill('Machine learning modelling');
    expect(proficiencies.map(({ proficiencySchemeLevelCount: of, level }) => `${level} of ${of}`)).toEqual([
      ...[1, 2, 3, 4].map((level) => `Level ${level} of 4`),
      ...[1, 2, 3, 4, 5].map((level) => `Level ${level} of 5`),
    ]);
  });

  it('has work for SMEs in each of their statuses', async () => {
    const { body } = await service.as(expert).call(searchSkills, { body: { pagesize: 1000 } });
    expect(new Set(body.skills.map(({ skillStatus }) => skillStatus))).toEqual(
      new Set([LibraryStatus.Draft, LibraryStatus.SmeApproved, LibraryStatus.SaApproved]),
    );
  });
});

describe('the knowledge bases of a skill', () => {
  it('are sorted by title, with or without an address', async () => {
    const { encyclopedia } = await readSkill('Patient assessment');
    expect(encyclopedia?.map(({ encyclopedia: title, url }) => [title, url])).toEqual([
      ['Early warning scores', '/skillopedia/9'],
      ['The nursing process', 'https://example.org/skillopedia/the-nursing-process'],
    ]);
  });

  it('are empty for a skill without any', async () => {
    expect((await readSkill('Care planning')).encyclopedia).toHaveLength(1);
    expect((await readSkill('Personal care assistance')).encyclopedia).toEqual([]);
  });

  it('that are not published are hidden from client users', async () => {
    expect((await readSkill('Statistical analysis')).encyclopedia).toHaveLength(1);
    expect((await readSkill('Statistical analysis', general)).encyclopedia).toEqual([]);
  });
});
