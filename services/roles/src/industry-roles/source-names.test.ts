import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listFunctions, roleLanguages, translatedRoleNames } from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { AppError } from '@skills-architect/service-kit';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { demoPeers } from '../demo/peers.fixtures';
import { shownSourceLanguages } from './source-names';
import { aStoredRole } from './stored-role.fixtures';

let service: Awaited<ReturnType<typeof testService>>;
/** Whether the skills service, which has the sources, is away. */
let isAway = false;
const source = {
  sourceId: 1,
  source: 'Berufe',
  language: 'de',
  allowMultipleMappings: true,
  isAssessmentEnabled: false,
};
const peers = peerAnswers(...demoPeers, [
  listSources,
  () => {
    if (isAway) throw new AppError('unreachable', 'The skills service is away.');
    return { sources: [source] };
  },
]);

beforeAll(async () => {
  isAway = true;
  service = await testService({ name: 'roles', build: rolesService({ demo: false }), peers });
  const stamp = { at: new Date(), by: 1 };
  const stored = { rev: 0, deletedAt: null, changeSet: 'test', created: stamp, updated: stamp };
  await service.kit.db
    .collection<{ _id: number }>('role')
    .insertOne({ _id: 1, ...stored, ...aStoredRole('Pflegekraft') });
});
afterAll(() => service.close());

it('says to other services that it cannot read the languages of roles, but answers people, until it can', async () => {
  const personas = service.asPeer('personas');
  const names = () => personas.call(translatedRoleNames, { body: { kind: 'role', ids: [1] } });
  const languages = () => personas.call(roleLanguages, {});
  for (const { failure } of [await names(), await languages()]) expect(failure.code).toBe('unreachable');
  expect((await service.as(aUser(4)).call(listFunctions, {})).body).toEqual({ functions: [] });
  isAway = false;
  expect((await names()).body).toEqual({ records: [{ id: 1, names: [], ownLanguage: 'de' }] });
  expect((await languages()).body).toEqual({ languages: [], own: ['de'] });
});

it.each([
  ['unreachable', 0, 2],
  ['timeout', 0, 1],
  ['timeout', 9000, 1],
  ['timeout', 11_000, 2],
] as const)(
  'languages that are not read because of %s are asked for %i ms later: %i times in all',
  async (code, ms, times) => {
    let now = new Date('2026-03-01T10:00:00Z');
    let asked = 0;
    const read = shownSourceLanguages({ now: () => now }, async () => {
      asked += 1;
      if (asked === 1) throw new AppError(code, 'The skills service is away.');
      return new Map([[1, 'de']]);
    });
    expect([...(await read())]).toEqual([]);
    now = new Date(now.getTime() + ms);
    expect([...(await read())]).toEqual(times === 1 ? [] : [[1, 'de']]);
    expect(asked).toBe(times);
  },
);
