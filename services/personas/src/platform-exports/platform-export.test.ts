import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@skills-architect/contracts/admin';
import { getClient } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import { listLeadershipRoles, roleSkillsByIds, rolesByIds } from '@skills-architect/contracts/roles';
import { skillsByIds } from '@skills-architect/contracts/skills';
import { aClient, aRole } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { type Sandbox, startSandbox } from '@skills-architect/service-kit/testing/sandbox';
import * as z from 'zod';
import { personasService } from '../app';
import { copyPersona } from '../personas/copied-personas.fixtures';
import { aSkill } from '../skills.fixtures';

const INSTANCE: Partial<Client> = { instanceName: 'northwind-live', instanceRegion: 2, instanceRegionName: 'Europe' };
const peers = peerAnswers(
  [
    getClient,
    ({ params }: { params: { clientId: number } }) => aClient(params.clientId, params.clientId === 1 ? INSTANCE : {}),
  ],
  [rolesByIds, ({ body }: { body: { roleIds: number[] } }) => ({ roles: body.roleIds.map((id) => aRole(id)) })],
  [listLeadershipRoles, () => ({ leadershipRoles: [] })],
  [skillsByIds, ({ body }: { body: { skillIds: number[] } }) => ({ skills: body.skillIds.map((id) => aSkill(id)) })],
  [
    roleSkillsByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({
      roles: body.roleIds.map((roleId) => ({
        roleId,
        skills: [{ skillId: roleId + 6, proficiencyId: (roleId + 6) * 10, levelNumber: 3, skillCriticality: 'High' }],
      })),
    }),
  ],
);

const MANY = 130;
const user = aUser(1, [1]);
const staff = aUser(2);
let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof testService>>;

beforeAll(async () => {
  sandbox = await startSandbox();
  service = await testService({
    name: 'personas',
    build: personasService({ demo: false }),
    peers,
    connectors: [sandbox.connector('learning-platform', { tries: 2, timeoutMs: 10_000 })],
  });
  await service.start();
  const personas = Array.from({ length: MANY }, (_, index) => ({
    personaId: index + 1,
    personaName: `Persona ${String(index).padStart(3, '0')}`,
  }));
  const [odd, even] = [1, 0].map((rest) => personas.filter(({ personaId }) => personaId % 2 === rest));
  const inGroups = [
    { groupName: 'Operations', named: odd ?? [] },
    { groupName: 'Finance', named: even ?? [] },
  ];
  for (const { groupName, named } of inGroups)
    await service.as(staff).call(calls.createPersona, {
      query: { clientId: 1 },
      body: {
        groupName,
        personaName: named[0]?.personaName ?? '',
        rolesResponsibilities: 'Plans|Reports',
        industryRoleId: 3,
      },
    });
  for (const [index, { named }] of inGroups.entries()) await copyPersona(service.kit, index + 1, named.slice(1));
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});
afterEach(() => sandbox.forget());

const Batch = z.object({ personas: z.array(z.object({ personaId: z.number() })) });
/** Ids of the personas that the platform has received. */
const arrivedIds = () =>
  [...sandbox.effects.values()].flatMap((body) => Batch.parse(body).personas.map(({ personaId }) => personaId));

const start = (body: unknown, clientId = 1, by = user) =>
  service
    .as(by)
    .call(calls.exportToLearningPlatform, { params: { clientId }, body: calls.ExportSelection.parse(body) });

const readStatus = async (exportTokenId: string) =>
  (await service.as(user).call(calls.learningPlatformExportStatus, { body: { clientId: 1, exportTokenId } })).body;

/** Exports a selection and waits for the end of its job. */
const exportAndWait = async (body: unknown) => {
  const { body: started } = await start(body);
  for (;;) {
    const state = await readStatus(started.exportTokenId);
    if (state.processStatus !== 1) return { ...state, exportTokenId: started.exportTokenId };
    await new Promise(setImmediate);
  }
};

describe('the export to the learning platform', () => {
  it('sends all but the excluded ones, in batches, with the required data', async () => {
    const excluded = [1, 2, 3];
    const end = await exportAndWait({ personaIds: [], excludePersonas: excluded, personaGroupIds: [] });
    expect(end).toMatchObject({
      processStatus: 3,
      totalItems: MANY - 3,
      itemsCompleted: MANY - 3,
      statusMessage: '127 personas exported to the learning platform',
    });
    expect(arrivedIds().sort((a, b) => a - b)).toEqual(Array.from({ length: MANY - 3 }, (_, index) => index + 4));
    expect(sandbox.effects.get(`${end.exportTokenId}:1`)).toMatchObject({
      exportId: end.exportTokenId,
      batch: 1,
      client: { clientId: 1, clientName: 'Client 1' },
      instance: { instanceName: 'northwind-live', instanceRegion: 2, instanceRegionName: 'Europe' },
      personas: expect.arrayContaining([
        expect.objectContaining({
          personaId: 5,
          personaName: 'Persona 004',
          personaGroup: { personaGroupId: 1, personaGroupName: 'Operations' },
          rolesResponsibilities: ['Plans', 'Reports'],
          industryRole: { roleId: 3, roleName: 'Role 3' },
          skills: [expect.objectContaining({ skillId: 9, skillName: 'Skill 9', skillCriticality: 'High' })],
        }),
      ]),
    });
    expect(sandbox.effects.size).toBe(3);
  });

  it.each([
    ['single personas', { personaIds: [4, 5] }, [4, 5]],
    [
      'those of a group except some',
      { personaGroupIds: [2], excludePersonas: Array.from({ length: 120 }, (_, index) => index + 1) },
      [122, 124, 126, 128, 130],
    ],
    ['what the portal itself sends', { ids: [7] }, [7]],
  ])('takes %s', async (_, body, expected) => {
    expect(await exportAndWait(body)).toMatchObject({ processStatus: 3, totalItems: expected.length });
    expect(arrivedIds().sort((a, b) => a - b)).toEqual(expected);
  });

  it('fails with the reason when the platform accepts nothing, and succeeds when sent again', async () => {
    sandbox.findFaults('learning-platform').queued.push('error', 'error');
    const end = await exportAndWait({ personaIds: [4] });
    expect(end).toMatchObject({
      processStatus: 4,
      statusMessage:
        'The learning platform did not accept 1 of 1 persona. The last error: learning-platform answered 500. A Super User can send them again in Connectors.',
    });
    expect(await service.kit.connectors.deadLetters.resend('learning-platform')).toBe(1);
    while (!sandbox.effects.has(`${end.exportTokenId}:1`)) await new Promise(setImmediate);
    expect(arrivedIds()).toEqual([4]);
  });
});

describe('the offer', () => {
  const offer = async (clientId: number, by = service) =>
    (await by.as(staff).call(calls.learningPlatformOffer, { params: { clientId } })).body;

  it('stands for a client with an instance, while the portal is connected', async () => {
    expect(await offer(1)).toEqual({ offered: true });
    expect(await offer(2)).toEqual({ offered: false });
    const apart = await testService({ name: 'personas', build: personasService({ demo: false }), peers });
    expect(await offer(1, apart)).toEqual({ offered: false });
    await apart.close();
  });
});

describe('refusals', () => {
  it('a client without instance name and region', async () => {
    await service.as(staff).call(calls.createPersona, {
      query: { clientId: 2 },
      body: { groupName: 'Sales', personaName: 'Seller', industryRoleId: 3 },
    });
    const { status, failure } = await start({ excludePersonas: [] }, 2, staff);
    expect(status).toBe(409);
    expect(failure.error).toBe(
      'Client 2 has no instance of the learning platform: a Super User enters its Instance Name and region in Client Management.',
    );
  });

  it.each([{}, { personaIds: [] }, { personaIds: [999_999] }])('an empty selection: %j', async (body) => {
    const { status, failure } = await start(body);
    expect([status, failure.error]).toEqual([400, 'Select Personas to export to the learning platform']);
  });

  it('an export of another user is not found', async () => {
    const { exportTokenId } = await exportAndWait({ personaIds: [4] });
    const answer = service.as(staff).call(calls.learningPlatformExportStatus, { body: { clientId: 1, exportTokenId } });
    expect((await answer).status).toBe(404);
  });
});
