import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { alwaysReady, toUnit } from '@skills-architect/library-service-kit/embeddings';
import { wordVector } from '@skills-architect/library-service-kit/testing/embeddings';
import { similarity } from '@skills-architect/matching';
import { type ServiceKit, stepCopy } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import type { MatchableRole } from '../matching/match-task';
import { MATCHABLE_ROLES } from '../matching/matchable-roles';
import { roleVectors } from './role-vectors';

const aRole = (roleId: number, label = `role ${roleId}`): MatchableRole => ({
  roleId,
  language: 'en',
  label,
  alternativeLabels: [],
  description: `Does the work of number ${roleId}.`,
  essentialSkills: [],
  group: { label: '', text: '' },
  sourceId: 1,
  subsectorId: 1,
});
const IDS = Array.from({ length: 100 }, (_, index) => index + 1);

/** A mock embedder that counts texts and fails from `failAfter` texts on. */
const state = { embedded: 0, failAfter: Number.POSITIVE_INFINITY };
const embedder = alwaysReady({
  model: 'words',
  origin: 'endpoint',
  async embed(texts) {
    if (state.embedded >= state.failAfter) throw new Error('away');
    state.embedded += texts.length;
    return texts.map((text) => toUnit(wordVector(text)));
  },
});

let now = new Date('2026-01-01T00:00:00Z');
let service: Awaited<ReturnType<typeof testService>>;
let library: ReturnType<typeof stepCopy<MatchableRole>>;
let vectors: ReturnType<typeof roleVectors>;
const build = (kit: ServiceKit) => {
  library = stepCopy<MatchableRole>(kit, 'matchableRole');
  vectors = roleVectors(kit, embedder, { ...library, settle: async () => undefined });
  return [];
};
const writeRoles = async (...roles: MatchableRole[]) => {
  const write = await library.begin();
  await write.put(
    roles.map((role) => ({ id: role.roleId, data: role })),
    new AbortController().signal,
  );
  const ids = await write.complete();
  const data = { resource: MATCHABLE_ROLES, ids };
  await service.kit.events.publish({ to: { service: 'roles' }, name: EVENT.changed, data });
};
const readPairs = async () => {
  const { step } = await vectors.copy.latest();
  const pairs = new Map<number, ReturnType<typeof vectors.readPair>>();
  for await (const page of vectors.copy.readNewer(0, step))
    for (const { id, data } of page) pairs.set(id, vectors.readPair(data));
  return pairs;
};

beforeAll(async () => {
  service = await testService({ name: 'roles', build, now: () => now });
});
afterAll(() => service.close());

it('does not embed texts again after a failure', async () => {
  await writeRoles(...IDS.map((id) => aRole(id)));
  state.failAfter = 64;
  await expect(service.kit.projections.settle()).rejects.toThrow('away');
  expect(state.embedded).toBe(64);
  expect((await readPairs()).size).toBe(0);
  state.failAfter = Number.POSITIVE_INFINITY;
  await service.kit.projections.settle();
  expect(state.embedded).toBe(200);
  expect((await readPairs()).size).toBe(100);
});

it('embeds only the texts of changed roles', async () => {
  await writeRoles(aRole(7, 'night porter'));
  await service.kit.projections.settle();
  expect(state.embedded).toBe(202);
});

it('returns the vectors of roles and texts, and pauses when the model fails', async () => {
  const texts = [{ title: 'role 8', description: 'Does the work of number 8.', restored: [] }];
  const [encoded] = await vectors.encode(texts);
  const pair = (await readPairs()).get(8);
  if (!encoded || !pair) throw new Error('there are no vectors');
  expect(similarity(encoded, pair)).toBeCloseTo(2, 1);

  state.failAfter = 0;
  expect(await vectors.encode(texts)).toEqual([]);
  state.failAfter = Number.POSITIVE_INFINITY;
  expect(await vectors.encode(texts)).toEqual([]);
  now = new Date(now.getTime() + 2 * 60_000);
  expect(await vectors.encode(texts)).toHaveLength(1);
});

it('does not embed a title that has nothing but additions', async () => {
  now = new Date(now.getTime() + 2 * 60_000);
  const before = state.embedded;
  expect(await vectors.encode([{ title: '(m/w/d)', description: '', restored: [] }])).toEqual([undefined]);
  expect(state.embedded).toBe(before);
});

it('a title without a description has a vector that is compared with names', async () => {
  const [alone, described] = await vectors.encode([
    { title: 'Night porters (m/f)', description: '', restored: [] },
    { title: 'Night porter', description: 'Guards the door.', restored: [] },
  ]);
  expect(alone?.title).toEqual(toUnit(wordVector('night porters')));
  expect(described?.title).toBeUndefined();
});

it('ignores vectors of another model', () => {
  expect(vectors.readPair(undefined)).toBeUndefined();
});
