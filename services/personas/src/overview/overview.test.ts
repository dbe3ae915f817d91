import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from '../personas/personas.fixtures';

const CLIENT = 9;
const query = { clientId: CLIENT };
let personas: TestPersonas;
const ids: Record<string, number> = {};

const settle = () => personas.service.kit.projections.settle(['persona overview']);
const read = async () => {
  await settle();
  return (await personas.service.as(aUser(1, [CLIENT])).call(calls.companyOverview, { query })).body;
};
const map = async (zoom: object = {}) => {
  await settle();
  return (await personas.service.as(aUser(8, [CLIENT])).call(calls.skillMap, { query: { ...query, ...zoom } })).body;
};
/** Gives a persona these skills with a level each; 0: without. */
const assign = async (name: string, levels: Record<number, number>) => {
  const params = { personaId: ids[name] ?? 0 };
  const { body: mapping } = await personas.service.as(aUser(2)).call(calls.listPersonaSkills, { params });
  const skillProficiencyMappings = Object.entries(levels).map(([id, level]) => ({
    skillId: Number(id),
    proficiencyId: level ? Number(id) * 10 + level : null,
    skillCriticality: 'High' as const,
    skillAddedFrom: 'Add Skill' as const,
  }));
  const body = { rev: mapping.rev, skillProficiencyMappings, skillIdsToRemoveFromPersona: [] };
  await personas.service.as(aUser(2)).call(calls.savePersonaSkills, { params, body });
};

beforeAll(async () => {
  personas = await startPersonas();
  const everybody: [name: string, changes: object][] = [
    // Role n has the skills n and n + 1 at level 3; the role 50 is not known and has none.
    ['Ada', { groupName: 'Data', industryRoleId: 1, leadershipRoleId: 1, roleDescription: 'Builds' }],
    ['Bob', { groupName: 'Data', industryRoleId: 1 }],
    ['Cy', { groupName: 'Data', industryRoleId: 2 }],
    ['Di', { groupName: 'Law', industryRoleId: 7 }],
  ];
  for (const [personaName, changes] of everybody)
    ids[personaName] = (await personas.create({ personaName, ...changes }, CLIENT)).body.personaId;
  await assign('Bob', { 5: 4 });
  await assign('Cy', { 5: 0 });
});
afterAll(() => personas.service.close());

/** Counts with the plainest queries, without what the product derives. */
const countPlainly = async () => {
  const { db } = personas.service.kit;
  const alive = { clientId: CLIENT, deletedAt: null };
  const needed = await db
    .collection('personaSkills')
    .aggregate<{ _id: number; personas: number }>([
      { $match: alive },
      { $unwind: '$rows' },
      { $group: { _id: '$rows.skillId', personas: { $sum: 1 } } },
      { $sort: { personas: -1, _id: 1 } },
    ])
    .toArray();
  const complete = { rows: { $ne: [], $not: { $elemMatch: { levelNumber: null } } } };
  return {
    personas: await db.collection('persona').countDocuments(alive),
    described: await db.collection('persona').countDocuments({ ...alive, roleDescription: { $ne: '' } }),
    complete: await db.collection('personaSkills').countDocuments({ ...alive, ...complete }),
    needed: needed.map(({ _id, personas: count }) => [_id, count]),
    single: needed.filter((skill) => skill.personas === 1).map(({ _id }) => _id),
  };
};
const summarise = (overview: calls.CompanyOverview) => ({
  personas: overview.personas,
  described: overview.parts.find(({ part }) => part === 'roleDescription')?.filled,
  complete: overview.states.complete,
  needed: overview.topSkills.map(({ skillId, personas: count }) => [skillId, count]),
  single: overview.singleSkills.skills.map(({ skillId }) => skillId),
});

describe('the overview of a company', () => {
  it('has the numbers that are counted in the database, before and after changes', async () => {
    expect(summarise(await read())).toEqual(await countPlainly());
    await personas.service.as(aUser(2)).call(calls.deletePersonas, { query, body: { ids: [ids.Di ?? 0] } });
    ids.Eve = (
      await personas.create({ personaName: 'Eve', groupName: 'Law', industryRoleId: 1 }, CLIENT)
    ).body.personaId;
    await assign('Eve', { 5: 1 });
    expect(summarise(await read())).toEqual(await countPlainly());
  });

  it('has departments, leadership roles, levels, and who alone has a skill', async () => {
    expect(await read()).toMatchObject({
      states: { draft: 0, matched: 0, mapped: 1, complete: 3 },
      departments: [
        { personaGroupName: 'Data', mapped: 1, complete: 2 },
        { personaGroupName: 'Law', mapped: 0, complete: 1 },
      ],
      leadershipRoles: [
        { leadershipRoleId: 0, leadershipRoleName: 'None', personas: 3 },
        { leadershipRoleId: 1, leadershipRoleName: 'Team Lead', personas: 1 },
      ],
      singleSkills: { total: 1, skills: [{ skillName: 'Skill 3', personaId: ids.Cy, personaName: 'Cy' }] },
      categories: [{ skillCategory: 'Functional Skills', levels: [1, 1, 0, 8, 1, 0, 0, 0] }],
    });
  });

  it.each<[calls.PersonaFilter, string[]]>([
    [{ state: 'mapped' }, ['Cy']],
    [{ leadershipRoleId: 0 }, ['Bob', 'Cy', 'Eve']],
    [{ skillId: 1 }, ['Ada', 'Bob', 'Eve']],
    [{ skillCategory: 'Functional Skills', levelNumber: 4 }, ['Bob']],
    [{ skillId: 5, levelNumber: 0 }, ['Cy']],
    [{ lacks: 'roleDescription', searchString: 'c' }, ['Cy']],
  ])('each figure has its list: %j', async (filter, names) => {
    await settle();
    expect(await personas.names(filter, CLIENT)).toEqual(names);
    const { body } = await personas.service
      .as(aUser(2))
      .call(calls.countSelectedPersonas, { query, body: { filter, except: [ids.Cy] } });
    expect(body.personas).toBe(names.filter((name) => name !== 'Cy').length);
  });

  it('of a client without personas is empty, and of a foreign one is not found', async () => {
    const empty = await personas.service.as(aUser(2)).call(calls.companyOverview, { query: { clientId: 8 } });
    expect(empty.body).toMatchObject({ personas: 0, departments: [], topSkills: [] });
    for (const call of [calls.companyOverview, calls.skillMap, calls.similarPersonas])
      expect((await personas.service.as(aUser(8, [1])).call(call, { query })).status).toBe(404);
  });
});

describe('the skill map', () => {
  it('zooms from the company to a department and to a persona', async () => {
    const company = await map();
    expect(company.columns.map(({ skillId, personas: count }) => [skillId, count])).toEqual([
      [2, 4],
      [1, 3],
      [5, 3],
      [3, 1],
    ]);
    expect(company.rows).toMatchObject([
      {
        kind: 'department',
        name: 'Data',
        personas: 3,
        cells: [
          [0, 3, 3],
          [1, 2, 3],
          [2, 2, 4],
          [3, 1, 3],
        ],
      },
      {
        kind: 'department',
        name: 'Law',
        personas: 1,
        cells: [
          [0, 1, 3],
          [1, 1, 3],
          [2, 1, 1],
        ],
      },
    ]);
    const department = await map({ personaGroupId: company.rows[0]?.id });
    expect(department.rows.map(({ name, cells }) => [name, cells.length])).toEqual([
      ['Bob', 3],
      ['Cy', 3],
      ['Ada', 2],
    ]);
    const persona = await map({ personaId: ids.Cy });
    expect(persona).toMatchObject({ department: { personaGroupName: 'Data' }, persona: { personaName: 'Cy' } });
    expect(persona.rows.map(({ kind }) => kind)).toEqual(['persona', 'department', 'company']);
  });

  it('counts each persona once in a category', async () => {
    const { columns, rows } = await map({ by: 'categories' });
    expect(columns).toEqual([
      { skillId: null, skillName: 'Functional Skills', skillCategory: 'Functional Skills', personas: 4 },
    ]);
    expect(rows.map(({ cells }) => cells)).toEqual([[[0, 3, 3.1]], [[0, 1, 2.3]]]);
  });
});

describe('similar personas', () => {
  const similar = async () => {
    await settle();
    return (await personas.service.as(aUser(1, [CLIENT])).call(calls.similarPersonas, { query })).body;
  };

  it('are those with the same skills, with the number of other levels, then those that share most', async () => {
    await assign('Cy', { 10: 1, 11: 1, 12: 1, 13: 1 });
    await assign('Ada', { 3: 1, 5: 1, 10: 1, 11: 1, 12: 1 });
    const found = await similar();
    const names = found.groups.map(({ sets }) => sets.map(({ first }) => first.map(({ personaName }) => personaName)));
    expect(names[0]).toEqual([['Bob', 'Eve']]);
    expect(found.groups[0]).toMatchObject({ share: 1, shared: 3, otherLevels: 1 });
    expect(names[1]?.flat().toSorted()).toEqual(['Ada', 'Cy']);
    expect(found.groups[1]).toMatchObject({ share: 0.75, shared: 6, otherLevels: 2 });
    const only = found.groups[1]?.sets.flatMap((set) => set.only.map(({ skillName }) => skillName)).toSorted();
    expect(only).toEqual(['Skill 1', 'Skill 13']);
    expect(found.total).toBe(2);
  });

  it('follow a change', async () => {
    await assign('Eve', { 20: 1, 21: 1, 22: 1 });
    expect((await similar()).groups.map(({ share }) => share)).toEqual([0.75]);
  });
});
