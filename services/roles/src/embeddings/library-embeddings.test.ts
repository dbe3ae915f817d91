import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type LibraryRole, similarity } from '@skills-architect/matching';
import type { ServiceKit } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import { type Embedder, toUnit } from './embedder';
import { wordVector } from './embeddings.fixtures';
import { libraryEmbeddings } from './library-embeddings';

const NO_ROLE = { alternativeLabels: [], essentialSkills: [], group: { label: '', text: '' } };
const library: LibraryRole[] = Array.from({ length: 100 }, (_, at) => ({
  ...NO_ROLE,
  roleId: at + 1,
  label: `role ${at}`,
  description: `Does the work of number ${at}.`,
}));

/** A mock embedder that counts texts and fails from `failAfter` texts on. */
const state = { embedded: 0, failAfter: Number.POSITIVE_INFINITY };
const embedder: Embedder = {
  model: 'words',
  async embed(texts) {
    if (state.embedded >= state.failAfter) throw new Error('away');
    state.embedded += texts.length;
    return texts.map((text) => toUnit(wordVector(text)));
  },
};

let now = new Date('2026-01-01T00:00:00Z');
const later = () => {
  now = new Date(now.getTime() + 11 * 60_000);
};
let service: Awaited<ReturnType<typeof testService>>;
let embeddings: ReturnType<typeof libraryEmbeddings>;
const build = (kit: ServiceKit) => {
  embeddings = libraryEmbeddings(kit, embedder, () => Promise.resolve(library));
  return { routes: () => undefined };
};
beforeAll(async () => {
  service = await testService({ name: 'roles', build, now: () => now });
  await service.start();
});
afterAll(() => service.close());

/** Resolves when the job has embedded the library at this revision. */
const waitForEmbedding = async (revision: string) => {
  const changes = service.kit.db.collection('matching').watch();
  while (!(await embeddings.isReady(revision))) await changes.next();
  await changes.close();
};
const texts = [{ title: 'role 7', description: 'Does the work of number 7.', restored: [] }];

it('does not embed texts again after a failure, and suggests without vectors until it is ready', async () => {
  state.failAfter = 64;
  expect(await embeddings.encode(texts, 'a')).toEqual([]);
  const ends = service.platform.portal.collection('jobs').watch();
  while ((await service.platform.portal.collection('jobs').countDocuments({ status: 'failed' })) === 0)
    await ends.next();
  await ends.close();
  expect(state.embedded).toBe(64);
  expect(await embeddings.read(library)).toBeUndefined();

  state.failAfter = Number.POSITIVE_INFINITY;
  await embeddings.embedIfChanged('a');
  later();
  await embeddings.embedIfChanged('a');
  await waitForEmbedding('a');
  expect(state.embedded).toBe(200);
});

it('embeds nothing for a library with unchanged texts', async () => {
  await embeddings.embedIfChanged('b');
  await waitForEmbedding('b');
  expect(state.embedded).toBe(200);
});

it('returns the vectors of roles and texts, and pauses when the model fails', async () => {
  const vectors = await embeddings.read(library);
  const [encoded] = await embeddings.encode(texts, 'b');
  if (!vectors || !encoded) throw new Error('there are no vectors');
  const { width, whole, names } = vectors;
  const at = (place: number) => ({
    whole: whole.subarray(place * width, (place + 1) * width),
    name: names.subarray(place * width, (place + 1) * width),
  });
  expect(similarity(encoded, at(7))).toBeCloseTo(2, 1);

  state.failAfter = 0;
  expect(await embeddings.encode(texts, 'b')).toEqual([]);
  state.failAfter = Number.POSITIVE_INFINITY;
  expect(await embeddings.encode(texts, 'b')).toEqual([]);
  later();
  expect(await embeddings.encode(texts, 'b')).toHaveLength(1);
});
