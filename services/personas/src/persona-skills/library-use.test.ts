import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { libraryUse } from '@skills-architect/contracts/personas';
import { startPersonas, type TestPersonas } from '../personas/personas.fixtures';

let personas: TestPersonas;
beforeAll(async () => {
  personas = await startPersonas();
  // Role n has the skills n and n + 1.
  await personas.create({ personaName: 'Zoe', industryRoleId: 1 }, 1);
  await personas.create({ personaName: 'Abel', industryRoleId: 5 }, 7);
});
afterAll(() => personas.service.close());

it.each([
  ['any client', undefined, [1, 5], [1, 5]],
  ['one client', [7], [5], [5]],
  ['several clients', [1, 7], [1, 5], [1, 5]],
  ['no client', [], [], []],
])('finds what personas of %s use', async (_, clientIds, skillIds, roleIds) => {
  const body = { skillIds: [1, 5, 9], roleIds: [1, 5, 9], clientIds };
  const answer = await personas.service.asPeer('skills').call(libraryUse, { body });
  expect(answer.body).toEqual({ skillIds, roleIds });
});
