import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { WebhookBody } from '@skills-architect/contracts';
import { getClient } from '@skills-architect/contracts/admin';
import { createPersona, deletePersonas, updatePersona } from '@skills-architect/contracts/personas';
import { listLeadershipRoles, roleSkillsByIds, rolesByIds } from '@skills-architect/contracts/roles';
import { aClient, aRole } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { type Sandbox, startSandbox } from '@skills-architect/service-kit/testing/sandbox';
import { personasService } from '../app';

const peers = peerAnswers(
  [getClient, ({ params }: { params: { clientId: number } }) => aClient(params.clientId, {})],
  [rolesByIds, ({ body }: { body: { roleIds: number[] } }) => ({ roles: body.roleIds.map((id) => aRole(id)) })],
  [listLeadershipRoles, () => ({ leadershipRoles: [] })],
  [
    roleSkillsByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({ roles: body.roleIds.map((roleId) => ({ roleId, skills: [] })) }),
  ],
);
const staff = aUser(2);
const PERSONA = { groupName: 'Finance', personaName: 'Accountant', industryRoleId: 3 };

let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await testService({
    name: 'personas',
    build: personasService({ demo: false }),
    peers,
    connectors: [
      sandbox.connector('webhook', {
        name: 'hr',
        events: ['personas.created', 'personas.changed', 'personas.deleted'],
        clients: [1],
      }),
    ],
  });
  await service.start();
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});
afterEach(() => sandbox.forget());

const create = async (clientId: number, personaName: string) => {
  const { status, body } = await service
    .as(staff)
    .call(createPersona, { query: { clientId }, body: { ...PERSONA, personaName } });
  expect(status).toBe(200);
  return body;
};

/** Waits until the receiver, which checks signatures, has these events; returns them with the ids of their personas. */
const receive = async (event: string, count: number) => {
  for (;;) {
    const received = [...sandbox.effects.values()].map((body) => WebhookBody.parse(body));
    if (received.filter((candidate) => candidate.event === event).length >= count) return received;
    await new Promise(setImmediate);
  }
};

it('a receiver is told once about each change of the personas of its client, with a signed message', async () => {
  await create(2, 'Of another client');
  const { personaId, rev } = await create(1, 'Accountant');
  const clientId = 1;
  await service.as(staff).call(updatePersona, {
    params: { personaId },
    body: { ...PERSONA, personaName: 'Senior Accountant', rev },
  });
  await service.as(staff).call(deletePersonas, { query: { clientId }, body: { ids: [personaId] } });
  const received = await receive('personas.deleted', 1);
  expect(new Set(received.map((told) => `${told.event} ${told.ids} of ${told.clientId}`))).toEqual(
    new Set([
      `personas.created ${personaId} of 1`,
      `personas.changed ${personaId} of 1`,
      `personas.deleted ${personaId} of 1`,
    ]),
  );
});

it('nothing is told about a change that was refused', async () => {
  const first = await create(1, 'Clerk');
  const { status } = await service
    .as(staff)
    .call(createPersona, { query: { clientId: 1 }, body: { ...PERSONA, personaName: 'Clerk' } });
  expect(status).toBe(409);
  const second = await create(1, 'Second Clerk');
  const received = await receive('personas.created', 2);
  const created = received.filter(({ event }) => event === 'personas.created').flatMap(({ ids = [] }) => ids);
  expect(created.toSorted()).toEqual([first.personaId, second.personaId]);
});
