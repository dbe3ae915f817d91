import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { listContentProviders, userNames } from '@skills-architect/contracts/admin';
import {
  type ContentImport,
  type ContentImportState,
  continueContentImport,
  getContent,
  getContentImport,
  listContentConnectors,
  listContentImports,
  listImportedContent,
  listSkillContent,
  markSkillContent,
  searchSkills,
  startContentImport,
} from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

interface Item {
  id: string;
  title: string;
  removed?: true;
}
const PAGE = 2;
const anItem = (id: string, title: string): Item => ({ id, title });
/** The catalogue of the simulated provider, and how it answers. */
const provider = { items: [] as Item[], total: undefined as number | undefined, broken: 0, asked: [] as string[] };
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://provider');
  provider.asked.push(url.search);
  if (provider.broken > 0) {
    provider.broken -= 1;
    return void response.writeHead(400).end();
  }
  const from = Number(url.searchParams.get('from') ?? 0);
  const next = from + PAGE < provider.items.length ? `?from=${from + PAGE}` : undefined;
  const items = provider.items.slice(from, from + PAGE).map(({ id, title, removed }) => ({
    id,
    ...(removed ? { removed } : { title, url: `https://provider.example/${id}`, minutes: 5, level: 'Beginner' }),
  }));
  const page = { items, total: provider.total ?? provider.items.length, ...(next ? { next } : { token: 'token-1' }) };
  response.end(JSON.stringify(page));
});

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const connector = { name: 'shelf', kind: 'content-provider' as const, url: `http://${host}`, hosts: [host] };
  const limits = { authentication: 'none' as const, timeoutMs: 2000, tries: 3, mostBytes: 1_000_000 };
  const peers = peerAnswers(
    [
      listContentProviders,
      () => ({ contentProviders: [{ contentProviderId: 2, contentProvider: 'Open Course Shelf' }] }),
    ],
    [userNames, () => ({ users: [] })],
  );
  service = await testService({
    name: 'skills',
    build: skillsService({ demo: true }),
    peers,
    connectors: [{ ...connector, ...limits }],
  });
  await service.seedDemo();
  await service.start();
});
afterAll(async () => {
  await service.close();
  server.close();
});
beforeEach(() => {
  Object.assign(provider, { items: [], total: undefined, broken: 0, asked: [] });
});

const as = (userType: 1 | 2 | 3 | 4 = 4) => service.as(aUser(userType, userType === 1 ? [1] : []));
const start = (extent: 'all' | 'changes' = 'all') =>
  as().call(startContentImport, { body: { contentProviderId: 2, connector: 'shelf', extent } });
/** Polls instead of waiting for the event. */
const waitForEnd = async (importId: number): Promise<ContentImport> => {
  for (let tries = 0; tries < 400; tries++) {
    const { body } = await as().call(getContentImport, { params: { importId } });
    if (body.stage !== 'running') return body;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the import runs for ever');
};
const run = async (items: Item[], extent?: 'all' | 'changes') => {
  provider.items = items;
  return waitForEnd((await start(extent)).body.importId);
};
const titles = async (importId: number, state: ContentImportState) =>
  (await as().call(listImportedContent, { params: { importId }, query: { state } })).body.items.map(
    ({ title }) => title,
  );
const findContent = async (name: string) => {
  const { skills } = (await as().call(searchSkills, { body: { searchString: name, pagesize: 1 } })).body;
  const skillId = skills[0]?.skillId ?? 0;
  const query = { showIrrelevantCourses: true, pagesize: 1000 };
  const { contentDetailList } = (await as().call(listSkillContent, { params: { skillId }, query })).body;
  return { skillId, items: contentDetailList.filter(({ contentUrl }) => contentUrl.includes('provider.example')) };
};

const BUDGETING = anItem('a', 'Budgeting for kitchens');
const SQL = anItem('b', 'SQL by example');
const VIOLIN = anItem('c', 'Violin making');

it('a catalogue is read page by page, mapped to skills with reasons, and reported', async () => {
  const done = await run([BUDGETING, SQL, VIOLIN, { id: 'd', title: '' }]);
  expect(done).toMatchObject({ stage: 'done', itemsDone: 4, itemsTotal: 4 });
  expect(done.counts).toEqual({ new: 3, changed: 0, same: 0, removed: 0, refused: 1 });
  expect(await titles(done.importId, 'new')).toEqual(['Budgeting for kitchens', 'SQL by example', 'Violin making']);
  const refused = await as().call(listImportedContent, {
    params: { importId: done.importId },
    query: { state: 'refused' },
  });
  expect(refused.body.items).toEqual([{ key: 'place 4', title: 'Item 4', reason: 'The item has no title.' }]);
  const { items } = await findContent('Budgeting');
  expect(items).toMatchObject([
    { contentTitle: 'Budgeting for kitchens', contentProvider: 'Open Course Shelf', levelNumber: 1, relevancy: 0 },
  ]);
  expect(items[0]?.why).toEqual([{ part: 'title', sentence: 'Budgeting for kitchens', name: 'Budgeting' }]);
});

it('a second run reports new, changed, same and removed items; users’ verdicts are kept', async () => {
  await run([BUDGETING, SQL]);
  const { skillId, items } = await findContent('Budgeting');
  const contentId = items[0]?.contentId ?? 0;
  await as().call(markSkillContent, { params: { skillId }, body: { contentIds: [contentId], relevancy: 2 } });

  const changed = await run([anItem('a', 'Budgeting for hotels'), SQL, anItem('e', 'Coaching')]);
  expect(changed.counts).toEqual({ new: 1, changed: 1, same: 1, removed: 0, refused: 0 });
  expect((await findContent('Budgeting')).items).toMatchObject([
    { contentTitle: 'Budgeting for hotels', relevancy: 2 },
  ]);

  const renamed = await run([anItem('a', 'Violins'), SQL]);
  expect(renamed.counts).toMatchObject({ changed: 1, removed: 1 });
  expect(await titles(renamed.importId, 'removed')).toEqual(['Coaching']);
  expect((await findContent('Budgeting')).items).toMatchObject([{ contentTitle: 'Violins', relevancy: 2 }]);

  const gone = await run([SQL, VIOLIN]);
  expect(gone.counts.removed).toBe(1);
  expect((await findContent('Budgeting')).items).toEqual([]);
  expect((await as().call(getContent, { params: { contentId } })).status).toBe(404);

  await run([BUDGETING, SQL, VIOLIN]);
  expect((await findContent('Budgeting')).items).toMatchObject([{ contentId, relevancy: 2 }]);
});

it('changes since the last import are requested with its token', async () => {
  await run([BUDGETING, SQL]);
  const since = await run([anItem('b', 'SQL for everybody'), { ...BUDGETING, removed: true }], 'changes');
  expect(provider.asked.at(-1)).toBe('?since=token-1');
  expect(since).toMatchObject({ extent: 'changes', counts: { changed: 1, removed: 1, new: 0 } });
  expect((await findContent('SQL')).items).toMatchObject([{ contentTitle: 'SQL for everybody' }]);
});

it.each([
  ['is empty', [], undefined, 'The catalogue was empty, so no item was removed.'],
  ['breaks off', [SQL], 9, 'The catalogue ended after 1 of 9 items, so no item was removed.'],
])('a catalogue that %s removes nothing', async (_, items, total, note) => {
  await run([BUDGETING, SQL]);
  provider.total = total;
  expect(await run(items)).toMatchObject({ stage: 'done', note, counts: { removed: 0 } });
});

it('a failed import continues at its page, and nothing is lost or duplicated', async () => {
  const items = Array.from({ length: 9 }, (_, index) => anItem(`n${index}`, `Negotiation ${index}`));
  provider.items = items;
  const { importId } = (await start()).body;
  provider.broken = 1;
  const failed = await waitForEnd(importId);
  expect(failed).toMatchObject({ stage: 'failed', note: expect.stringContaining('Continue the import later') });
  expect((await as().call(continueContentImport, { params: { importId } })).status).toBe(200);
  const done = await waitForEnd(importId);
  expect(done).toMatchObject({ stage: 'done', itemsDone: 9 });
  const { items: found } = await findContent('Negotiation');
  expect(found.map(({ contentTitle }) => contentTitle).toSorted()).toEqual(items.map(({ title }) => title));
  expect((await as().call(continueContentImport, { params: { importId } })).status).toBe(409);
});

it('a provider has one running import', async () => {
  provider.items = [SQL];
  const both = await Promise.all([start(), start()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  for (const { status, body } of both) if (status === 200) await waitForEnd(body.importId);
});

it('imports are for Super Users and Skilling Architects, and require a known connector and provider', async () => {
  expect((await as(3).call(listContentImports, {})).status).toBe(403);
  expect((await as(2).call(listContentConnectors, {})).body).toEqual({ connectors: ['shelf'] });
  const body = { contentProviderId: 2, connector: 'nobody' };
  expect((await as().call(startContentImport, { body })).status).toBe(404);
  const unknown = { contentProviderId: 77, connector: 'shelf' };
  expect((await as().call(startContentImport, { body: unknown })).status).toBe(404);
});
