import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  forgetClient,
  inferredSkills,
  listPersonaSkills,
  markSuggestionWrong,
  savePersonaSkills,
  unmarkSuggestion,
} from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { type Sandbox, startSandbox } from '@skills-architect/service-kit/testing/sandbox';
import { startPersonas, type TestPersonas } from '../personas/personas.fixtures';

let sandbox: Sandbox;
let personas: TestPersonas;
let personaId: number;
beforeAll(async () => {
  sandbox = await startSandbox();
  personas = await startPersonas([sandbox.connector('skills-search', { timeoutMs: 3000 })]);
  const description = { roleDescription: 'Expert in Skill 2.', rolesResponsibilities: 'Uses Skill 7|Uses Jira' };
  personaId = (await personas.create(description)).body.personaId;
});
afterAll(async () => {
  await personas.service.close();
  await sandbox.close();
});

const ask = (user: ReturnType<typeof aUser>) =>
  personas.service.as(user).call(inferredSkills, { params: { personaId } });

it('combines skills of the description and of the role', async () => {
  const { body } = await ask(aUser(4));
  expect(
    body.skills.map(({ skillId, inferredFrom, proposedProficiencyId }) => [
      skillId,
      inferredFrom,
      proposedProficiencyId,
    ]),
  ).toEqual([
    [2, 'description and role', 25],
    [7, 'description', null],
    [1, 'role', 13],
  ]);
  expect(body.nonExistingSkills).toMatchObject([{ name: 'Jira' }]);
});

it('inferred skills are logged with those that were taken', async () => {
  const { personaId: asked } = (await personas.create({ rolesResponsibilities: 'Uses Skill 7' })).body;
  const architect = personas.service.as(aUser(4));
  const params = { personaId: asked };
  await architect.call(inferredSkills, { params });
  const { rev } = (await architect.call(listPersonaSkills, { params })).body;
  const skill = {
    skillId: 7,
    proficiencyId: 72,
    skillCriticality: 'Low' as const,
    skillAddedFrom: 'Inferred Skill' as const,
  };
  const body = { rev, skillProficiencyMappings: [skill], skillIdsToRemoveFromPersona: [] };
  expect((await architect.call(savePersonaSkills, { params, body })).status).toBe(200);
  const subject = `persona ${asked}`;
  const logged = await personas.service.kit.suggestions.list({ clientId: 1, subject }).toArray();
  expect(logged).toMatchObject([
    {
      kind: 'skills',
      by: aUser(4).userId,
      evidence: expect.arrayContaining([expect.objectContaining({ skillId: 7 })]),
      decisions: [{ subject, chosen: [7], by: aUser(4).userId }],
    },
  ]);
  // Suggestions are logged without the levels that the client may choose.
  expect(logged[0]?.evidence[0]).not.toHaveProperty('proficiencies');
});

it('lists results of the external search that the library does not have', async () => {
  // The sandbox finds skills whose name contains the search text.
  const { personaId: asked } = (await personas.create({ personaName: 'ing', rolesResponsibilities: 'Uses Jira' })).body;
  const inferredOutside = async () => {
    const { body } = await personas.service.as(aUser(4)).call(inferredSkills, { params: { personaId: asked } });
    return { names: body.nonExistingSkills.map(({ name, foundIn }) => [name, foundIn]), why: body.externalTrouble };
  };
  expect((await inferredOutside()).names).toEqual([
    ['Jira', undefined],
    ['Stock counting', 'skills-search'],
    ['Data modelling', 'skills-search'],
    ['Call handling', 'skills-search'],
  ]);
  sandbox.findFaults('skills-search').queued.push('shape', 'shape');
  expect(await inferredOutside()).toEqual({
    names: [['Jira', undefined]],
    why: 'skills-search gave no answer: its skills are missing here.',
  });
});

it.each([1, 8] as const)('is not for client users of type %d', async (userType) =>
  expect((await ask(aUser(userType, [1]))).status).toBe(403),
);

it('ignores a wrong suggestion for all personas of the client until it is unmarked or the client is deleted', async () => {
  const other = { roleDescription: 'Knows Skill 7.', industryRoleId: 1 };
  const colleague = (await personas.create(other)).body.personaId;
  const foreign = (await personas.create(other, 2)).body.personaId;
  const as = personas.service.as(aUser(4));
  const readMarked = async (id: number) => {
    const { skills } = (await as.call(inferredSkills, { params: { personaId: id } })).body;
    return skills.flatMap(({ skillId, isMarkedWrong }) => (isMarkedWrong ? [skillId] : []));
  };
  const suggested = { skillId: 7, names: ['skill 7'], role: false };
  const call = { params: { skillSubject: String(personaId) }, body: suggested };
  const twice = await Promise.all([as.call(markSuggestionWrong, call), as.call(markSuggestionWrong, call)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect([await readMarked(personaId), await readMarked(colleague), await readMarked(foreign)]).toEqual([[7], [7], []]);

  await as.call(unmarkSuggestion, call);
  expect(await readMarked(colleague)).toEqual([]);
  await as.call(markSuggestionWrong, { ...call, body: { skillId: 1, names: [], role: true } });
  expect(await readMarked(colleague)).toEqual([1]);
  await personas.service.asPeer('admin').call(forgetClient, { body: { clientId: 1 } });
  expect(await readMarked(colleague)).toEqual([]);
  // They are logged again by what was asked just now.
  const logged = await personas.service.kit.suggestions.list({ clientId: 1 }).toArray();
  expect(logged).toHaveLength(1);
});
