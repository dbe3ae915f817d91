import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from './personas.fixtures';

let personas: TestPersonas;
beforeAll(async () => {
  personas = await startPersonas();
});
afterAll(() => personas.service.close());

const architect = aUser(4);
const readSkills = async (personaId: number) =>
  (await personas.service.as(architect).call(calls.listPersonaSkills, { params: { personaId } })).body;
const save = (personaId: number, form: Partial<calls.PersonaSkillsForm>) =>
  personas.service.as(architect).call(calls.savePersonaSkills, {
    params: { personaId },
    body: { rev: 0, skillProficiencyMappings: [], skillIdsToRemoveFromPersona: [], ...form },
  });

/** A persona of role 1 (skills 1 and 2) with skill 1 removed, another level of skill 2, and skill 7 added. */
const aMappedPersona = async () => {
  const { personaId } = (await personas.create()).body;
  const skillProficiencyMappings = [
    { skillId: 2, proficiencyId: 22, skillCriticality: 'Low' as const, skillAddedFrom: 'Industry Role' as const },
    { skillId: 7, proficiencyId: 72, skillCriticality: 'High' as const, skillAddedFrom: 'Inferred Skill' as const },
  ];
  await save(personaId, { skillProficiencyMappings, skillIdsToRemoveFromPersona: [1] });
  return personaId;
};

it('a copy has the skills, levels, criticalities and removed skills of its original', async () => {
  const copyOf = await aMappedPersona();
  const { body } = await personas.create({ copyOf }, 1, aUser(2));
  const [original, copy] = [await readSkills(copyOf), await readSkills(body.personaId)];
  expect(copy).toEqual({ ...original, personaId: body.personaId, rev: 0, canUndo: false });
  expect([copy.excludedRoleSkills, copy.skills.map(({ skillId }) => skillId)]).toEqual([[1], [2, 7]]);
});

it('a change of the copy leaves the original alone', async () => {
  const copyOf = await aMappedPersona();
  const before = await readSkills(copyOf);
  const { personaId } = (await personas.create({ copyOf })).body;
  await save(personaId, { skillIdsToRemoveFromPersona: [2] });
  expect(await readSkills(copyOf)).toEqual(before);
});

it('with another role, the copy has the skills of that role and the added ones', async () => {
  const copyOf = await aMappedPersona();
  const { body } = await personas.create({ copyOf, industryRoleId: 4 });
  expect((await readSkills(body.personaId)).skills.map(({ skillId }) => skillId)).toEqual([4, 5, 7]);
});

it('an original that was deleted meanwhile, or of another client, cannot be copied', async () => {
  const copyOf = await aMappedPersona();
  expect((await personas.create({ copyOf }, 2)).status).toBe(404);
  await personas.service.as(aUser(2)).call(calls.deletePersonas, { query: { clientId: 1 }, body: { ids: [copyOf] } });
  const { status, failure } = await personas.create({ copyOf });
  expect([status, failure.error]).toEqual([404, 'The persona that you copy was not found.']);
});
