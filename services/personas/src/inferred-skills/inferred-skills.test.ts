import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inferredSkills } from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from '../personas/personas.fixtures';

let personas: TestPersonas;
let personaId: number;
beforeAll(async () => {
  personas = await startPersonas();
  const description = { roleDescription: 'Expert in Skill 2.', rolesResponsibilities: 'Uses Skill 7|Uses Jira' };
  personaId = (await personas.create(description)).body.personaId;
});
afterAll(() => personas.service.close());

const ask = (user: ReturnType<typeof aUser>) =>
  personas.service.as(user).call(inferredSkills, { params: { personaId } });

it('joins what the description and the role ask for', async () => {
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

it.each([1, 8] as const)('is not for client users of type %d', async (userType) =>
  expect((await ask(aUser(userType, [1]))).status).toBe(403),
);
