import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { readWorkbook } from '@skills-architect/library-service-kit/testing';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from '../personas/personas.fixtures';

let personas: TestPersonas;
let personaId: number;
beforeAll(async () => {
  personas = await startPersonas();
});
beforeEach(async () => {
  personaId = (await personas.create()).body.personaId;
});
afterAll(async () => {
  await personas.service.close();
});

type User = ReturnType<typeof aUser>;
const architect = aUser(4);
const readSkills = async () =>
  (await personas.service.as(architect).call(calls.listPersonaSkills, { params: { personaId } })).body;
const save = (user: User, rev: number, form: Partial<calls.PersonaSkillsForm>) =>
  personas.service.as(user).call(calls.savePersonaSkills, {
    params: { personaId },
    body: { rev, skillProficiencyMappings: [], skillIdsToRemoveFromPersona: [], ...form },
  });
const undo = (user: User, rev: number) =>
  personas.service.as(user).call(calls.undoPersonaSkills, { params: { personaId }, body: { rev } });
const anAddedSkill = (skillId: number, skillAddedFrom: calls.SkillAddedFrom) => ({
  skillProficiencyMappings: [
    { skillId, proficiencyId: skillId * 10 + 2, skillCriticality: 'Low' as const, skillAddedFrom },
  ],
});

it('undoes the last Confirm Changes once, including removed role skills', async () => {
  const before = await readSkills();
  const saved = await save(architect, 0, { ...anAddedSkill(7, 'Add Skill'), skillIdsToRemoveFromPersona: [1] });
  expect([saved.body.canUndo, saved.body.excludedRoleSkills]).toEqual([true, [1]]);
  const undone = await undo(architect, saved.body.rev);
  expect(undone.body).toEqual({ ...before, rev: 2, canUndo: false });
  expect((await undo(architect, 2)).status).toBe(409);
});

it('does not undo after a later change, or changes other than Confirm Changes', async () => {
  expect((await undo(architect, 0)).status).toBe(409);
  await save(architect, 0, anAddedSkill(7, 'Add Skill'));
  await save(architect, 1, anAddedSkill(8, 'Add Skill'));
  expect((await undo(architect, 1)).status).toBe(409);
  expect((await readSkills()).skills.map(({ skillId }) => skillId)).toEqual([1, 2, 7, 8]);
});

it.each([1, 8] as const)(
  'a client user of type %d can neither add suggested skills nor undo them',
  async (userType) => {
    const client = aUser(userType, [1]);
    for (const from of ['Skill Match', 'Inferred Skill'] as const)
      expect((await save(client, 0, anAddedSkill(7, from))).status).toBe(403);
    const { body } = await save(architect, 0, anAddedSkill(7, 'Inferred Skill'));
    expect((await undo(client, body.rev)).status).toBe(403);
    expect((await undo(architect, body.rev)).status).toBe(200);
  },
);

const exportSkills = (user: User, query = {}) =>
  personas.service.as(user).call(calls.exportPersonaSkills, { params: { personaId }, query });

it('exports the skills of a persona to Excel', async () => {
  const { status, raw } = await exportSkills(architect, { clientId: 1, industryRoleId: 1 });
  expect(status).toBe(200);
  const [sheet] = await readWorkbook(raw);
  expect(sheet?.rows.map((row) => row.slice(2, 8))).toEqual([
    ['Skill', 'Skill Category', 'Target Proficiency', 'Criticality', 'Industry Proficiency', 'Added From'],
    ['Skill 1', 'Functional Skills', 'Level 3', 'High', 'Level 3', 'Industry Role'],
    ['Skill 2', 'Functional Skills', 'Level 3', 'High', 'Level 3', 'Industry Role'],
  ]);
});

it.each([
  ['a general user', aUser(1, [1]), {}, 403],
  ['an internal general user', aUser(8, [1]), {}, 200],
  ['a user of another client', aUser(8, [7]), {}, 404],
  ['another client’s id', architect, { clientId: 7 }, 404],
  ['an unknown query', architect, { persona: 7 }, 400],
])('the export for %s', async (_, user, query, status) =>
  expect((await exportSkills(user, query)).status).toBe(status),
);
