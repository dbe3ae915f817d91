import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userNames } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
const peers = peerAnswers([
  userNames,
  ({ query }: { query: { userIds: number[] } }) => ({
    users: [query.userIds].flat().map((userId) => ({ userId: Number(userId), name: `Person ${userId}` })),
  }),
]);
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: true }), peers });
  await service.seedDemo();
  await service.start();
});
afterAll(() => service.close());

type UserType = Parameters<typeof aUser>[0];
const as = (userType: UserType = 4) => service.as(aUser(userType, userType === 1 ? [1] : []));
const create = async (name: string) =>
  (await as().call(calls.createEncyclopedia, { body: { name } })).body.encyclopediaId;
const read = async (encyclopediaId: number) =>
  (await as().call(calls.getEncyclopedia, { params: { encyclopediaId } })).body;
type EntryChange = { name: string; status: calls.LibraryStatus; rev?: number } & Partial<calls.SkillopediaDocument>;
const update = (encyclopediaId: number, body: EntryChange) =>
  as().call(calls.updateEncyclopedia, { params: { encyclopediaId }, body });
const write = (encyclopediaId: number, rev: number, document: Partial<calls.SkillopediaDocument>) =>
  as().call(calls.saveEncyclopediaDocument, {
    params: { encyclopediaId },
    body: { text: '', externalUrl: '', ...document, rev },
  });
const search = async (query: object) => (await as().call(calls.searchKnowledgeBases, { query })).body;
const findEntry = async (title: string) => {
  const { data } = await search({ text: title });
  const entry = data.find(({ name }) => name === title);
  if (!entry) throw new Error(`${title} was not found`);
  return entry;
};
const page = (encyclopediaId: number, userType: UserType) =>
  as(userType).call(calls.readEncyclopedia, { params: { encyclopediaId } });

describe('the search', () => {
  it('returns all entries of type 2 at once, and none of another type', async () => {
    const all = await search({ type: 2, offset: 0, pagesize: 1000 });
    expect(all.data).toHaveLength(all.total);
    expect(all.total).toBeGreaterThanOrEqual(40);
    expect(await search({ type: 3 })).toEqual({ data: [], total: 0 });
  });

  it('lists the types of entries', async () => {
    const { types } = (await as(3).call(calls.listEncyclopediaTypes, {})).body;
    expect(types).toContainEqual({ typeId: 2, type: 'Skillopedia' });
  });

  it('filters by status and sorts', async () => {
    const { data } = await search({ status: [2, 3], sortBy: 'name', sortOrder: 'desc' });
    expect(data.map(({ name }) => name)).toEqual([
      'Total cost of ownership',
      'Reading statistics with care',
      'Credit scoring explained',
    ]);
  });

  it('links to a text of the portal, to an external page, or to nothing', async () => {
    const entry = await findEntry('Cycle counting');
    expect(entry.url).toBe(`/skillopedia/${entry.encyclopediaId}`);
    expect((await findEntry('Lean production')).url).toBe('https://example.org/skillopedia/lean-production');
    expect((await findEntry('Product discovery')).url).toBeNull();
  });
});

describe('an entry', () => {
  it('is saved with its document in one change', async () => {
    const id = await create('Slotting of pallets');
    const before = await read(id);
    const body = { name: 'Pallet slotting', status: 2 as const, text: '# Slots', externalUrl: '', rev: before.rev };
    expect((await update(id, body)).body).toMatchObject({
      name: 'Pallet slotting',
      text: '# Slots',
      rev: before.rev + 1,
    });
    const { text } = (await update(id, { name: 'Pallet slotting', status: 2, rev: before.rev + 1 })).body;
    expect(text).toBe('# Slots');
  });

  it('is created as a draft with the address of its document', async () => {
    const { status, body } = await as().call(calls.createEncyclopedia, { body: { name: 'Blade repair', status: 1 } });
    expect([status, body]).toEqual([
      200,
      {
        encyclopediaId: body.encyclopediaId,
        skillopediaId: body.encyclopediaId,
        url: `/skillopedia/${body.encyclopediaId}`,
      },
    ]);
    expect(await read(body.encyclopediaId)).toMatchObject({ name: 'Blade repair', status: 1, skills: 0 });
  });

  it('has a unique title, ignoring case', async () => {
    const id = await create('Rotor balance');
    const again = await as().call(calls.createEncyclopedia, { body: { name: 'ROTOR Balance' } });
    expect([again.status, again.failure?.issues]).toEqual([
      409,
      [{ path: 'name', message: 'This title already exists' }],
    ]);
    const other = await create('Rotor noise');
    expect((await update(other, { name: 'rotor balance', status: 1 })).status).toBe(409);
    expect((await update(id, { name: 'Rotor Balance', status: 1 })).status).toBe(200);
  });

  it('is not overwritten by a user who has not seen the latest state', async () => {
    const id = await create('Gear oil');
    expect((await update(id, { name: 'Gear oils', status: 4, rev: 0 })).body).toMatchObject({ rev: 1, status: 4 });
    const late = await update(id, { name: 'Gearbox oil', status: 1, rev: 0 });
    expect([late.status, late.failure?.code]).toEqual([409, 'stale']);
    expect((await write(id, 0, { text: 'late' })).status).toBe(409);
  });

  it('has a document at its address, for client users once it is published', async () => {
    const id = await create('Yaw control');
    await write(id, 0, { text: '# Yaw' });
    expect((await page(id, 3)).body).toMatchObject({ name: 'Yaw control', text: '# Yaw', externalUrl: '' });
    expect((await page(id, 1)).status).toBe(404);
    await update(id, { name: 'Yaw control', status: 4 });
    expect((await page(id, 1)).body).toMatchObject({ text: '# Yaw' });
    await write(id, 2, { externalUrl: 'https://example.org/yaw' });
    expect((await read(id)).url).toBe('https://example.org/yaw');
    await write(id, 3, { text: 'back' });
    expect(await read(id)).toMatchObject({ url: `/skillopedia/${id}`, externalUrl: '', text: 'back' });
  });

  it('lists who changed title and document, and restores versions', async () => {
    const id = await create('Pitch control');
    await write(id, 0, { text: 'first' });
    await update(id, { name: 'Pitch controls', status: 2, rev: 1 });
    const params = { encyclopediaId: id };
    const { versions } = (await as().call(calls.encyclopediaHistory, { params })).body;
    expect(
      versions.map(({ event, user, fields }) => [event, user.userName, ...fields.map(({ value }) => value)]),
    ).toEqual([
      ['changed', 'Person 904', 'Pitch controls', 'SME Approved', 'first', '', 'English'],
      ['changed', 'Person 904', 'Pitch control', 'Draft', 'first', '', 'English'],
      ['created', 'Person 904', 'Pitch control', 'Draft', '', '', 'English'],
    ]);
    const restored = await as().call(calls.restoreEncyclopediaVersion, { params, body: { rev: 2, version: 0 } });
    expect(restored.body).toMatchObject({ name: 'Pitch control', status: 1, text: '', rev: 3 });
  });

  it('can be deleted and restored with its links from skills', async () => {
    const { encyclopediaId } = await findEntry('Cycle counting');
    const { skills, rev } = await read(encyclopediaId);
    expect(skills).toBeGreaterThan(0);
    const params = { encyclopediaId };
    await as().call(calls.deleteEncyclopedia, { params, query: { rev } });
    expect((await as().call(calls.getEncyclopedia, { params })).status).toBe(404);
    const { data } = (await as().call(calls.listDeletedEncyclopedia, {})).body;
    expect(data[0]?.name).toBe('Cycle counting');
    expect((await as().call(calls.restoreEncyclopedia, { params })).body).toMatchObject({ skills });
  });

  it('cannot be accessed by user types that do not maintain it', async () => {
    for (const userType of [1, 3] as const) {
      const { status } = await as(userType).call(calls.createEncyclopedia, { body: { name: 'Not allowed' } });
      expect(status).toBe(403);
    }
  });
});

describe('its content', () => {
  const readSample = async (skillopediaId: number) =>
    (await as().call(calls.getSampleContent, { query: { skillopediaId } })).body;
  /** Polls, faster than a screen does. */
  const waitForEnd = async (skillopediaId: number) => {
    for (let tries = 0; tries < 100; tries++) {
      const state = await readSample(skillopediaId);
      if (!state.isSampling && !state.toBeClassified) return state;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the mapping does not end');
  };
  const mapSample = (skillopediaId: number) => as().call(calls.mapSampleContent, { body: { skillopediaId } });
  const mapAll = (skillopediaId: number) => as().call(calls.mapAllContent, { body: { skillopediaId } });

  it('is sampled, then mapped permanently', async () => {
    const { encyclopediaId: id } = await findEntry('Early warning scores');
    const started = await Promise.all([mapSample(id), mapSample(id)]);
    expect(started.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(started.find(({ status }) => status === 409)?.failure?.error).toBe('Content Mapping is in Progress.');
    const { data, failure } = await waitForEnd(id);
    expect(failure).toBeNull();
    expect(data[0]).toMatchObject({ contentTitle: 'Early warning scores on the ward', contentType: 'Course' });
    expect(data[0]?.why).toContain('warning');
    expect(data.length).toBeLessThanOrEqual(10);
    expect((await mapAll(id)).body).toMatchObject({ toBeClassified: true });
    expect(await waitForEnd(id)).toMatchObject({ isClassified: true });
    expect((await read(id)).mappedContent[0]?.contentTitle).toBe('Early warning scores on the ward');
    expect((await update(id, { name: 'Late scores', status: 4 })).status).toBe(409);
    expect((await mapAll(id)).status).toBe(409);
    expect((await write(id, 0, { text: 'The document can still be written' })).status).toBe(200);
  });

  it('is mapped to published entries only', async () => {
    const { status, failure } = await mapAll((await findEntry('Visual merchandising')).encyclopediaId);
    expect([status, failure?.error]).toEqual([409, 'Publish the entry first.']);
  });

  it('may be missing, with a message', async () => {
    const id = await create('Violin making');
    await mapSample(id);
    expect(await waitForEnd(id)).toMatchObject({ failure: 'Sample content is not available!', data: [] });
  });
});
