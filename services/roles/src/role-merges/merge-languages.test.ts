import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { personaLinkCalls } from '@skills-architect/contracts/personas';
import { getRole, mergeRole, undoRoleMerge } from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { AppError } from '@skills-architect/service-kit';
import { aUser, peerAnswers, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { demoPeers } from '../demo/peers.fixtures';
import { aStoredRole } from '../industry-roles/stored-role.fixtures';

let service: Awaited<ReturnType<typeof testService>>;
/** How often the skills service, which has the sources, is still away. */
let absences = 0;
const source = {
  sourceId: 1,
  source: 'Berufe',
  language: 'de',
  allowMultipleMappings: true,
  isAssessmentEnabled: false,
};
const peers = peerAnswers(
  ...demoPeers,
  [
    listSources,
    () => {
      absences -= 1;
      if (absences >= 0) throw new AppError('unreachable', 'The skills service is away.');
      return { sources: [source] };
    },
  ],
  [personaLinkCalls.count, () => ({ links: [] })],
  [personaLinkCalls.move, () => ({ moved: 0 })],
  [personaLinkCalls.changed, () => ({ total: 0, names: [] })],
  [personaLinkCalls.undo, () => ({ restored: 0 })],
);
const stamp = { at: new Date(), by: 1 };
const aRole = (_id: number, roleName: string, overrides: object) => ({
  ...{ _id, rev: 0, deletedAt: null, changeSet: 'test', created: stamp, updated: stamp },
  ...aStoredRole(roleName),
  ...overrides,
});

beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: false }), peers });
  await service.kit.jobs.run();
  await service.kit.db
    .collection<{ _id: number }>('role')
    .insertMany([
      aRole(1, 'Pflegekraft', { alternativeNames: ['Pfleger'] }),
      aRole(2, 'nurse', { language: 'en', alternativeNames: ['carer'] }),
    ]);
});
afterAll(() => service.close());

const as = () => service.as(aUser(4));

it('a merge waits for the languages of sources instead of taking German names for English ones', async () => {
  absences = 1;
  const { body } = await as().call(mergeRole, { params: { roleId: 1 }, body: { intoId: 2, rev: 0, intoRev: 0 } });
  expect(await waitForJobEnd(service.kit, body.jobToken)).toMatchObject({ status: 'done' });
  expect((await as().call(getRole, { params: { roleId: 2 } })).body).toMatchObject({
    alternativeNames: ['carer'],
    translations: [{ language: 'de', name: 'Pflegekraft', alternativeNames: ['Pfleger'] }],
  });
  const undone = await as().call(undoRoleMerge, { params: { mergeId: body.mergeId } });
  expect(await waitForJobEnd(service.kit, undone.body.jobToken)).toMatchObject({ status: 'done' });
  expect((await as().call(getRole, { params: { roleId: 2 } })).body).toMatchObject({ translations: [] });
});
