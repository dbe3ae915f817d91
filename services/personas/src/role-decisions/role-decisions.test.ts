import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { reported, startPersonas, type TestPersonas } from '../personas/personas.fixtures';
import { untilReported } from './reported.fixtures';

let personas: TestPersonas;
beforeAll(async () => {
  personas = await startPersonas();
  await personas.service.start();
});
afterAll(() => personas.service.close());

const decisions = (personaName: string) =>
  reported.flatMap((body) =>
    body.decisions.flatMap((decision) =>
      decision.title === personaName ? [[body.clientId, decision.source, decision.chosen]] : [],
    ),
  );
const waitForDecisions = async (personaName: string, count: number) => {
  await untilReported(personas.service.kit, () => decisions(personaName).length >= count);
  return decisions(personaName);
};

it('a persona form reports the role of a new persona, and a changed one', async () => {
  const personaName = 'Ward Nurse';
  const { body: created } = await personas.create({ personaName, industryRoleId: 3 });
  expect(await waitForDecisions(personaName, 1)).toEqual([[1, 'persona', 3]]);

  const change = (industryRoleId: number | null, rev: number) =>
    personas.service.as(aUser(2)).call(calls.updatePersona, {
      params: { personaId: created.personaId },
      body: { groupName: 'Operations', personaName, industryRoleId, rev },
    });
  const { body: same } = await change(3, created.rev);
  await change(4, same.rev);
  expect(await waitForDecisions(personaName, 2)).toEqual([
    [1, 'persona', 3],
    [1, 'persona', 4],
  ]);
});
