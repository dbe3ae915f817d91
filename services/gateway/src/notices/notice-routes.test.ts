import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { PortalEvent } from '@skills-architect/contracts';
import { listNotices, type NewNotice, readNotices, seeNotices } from '@skills-architect/contracts/portal';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { noticeRoutes } from './notice-routes';

let service: Awaited<ReturnType<typeof testService>>;
let now = new Date('2026-03-01T10:00:00.000Z');
const changed: PortalEvent['to'][] = [];
beforeAll(async () => {
  service = await testService({
    name: 'portal',
    now: () => now,
    build: (kit) => [{ routes: (app) => noticeRoutes(app, kit.notices) }],
  });
  service.platform.events.listenToOwn(({ to, data }) => {
    if (data.resource === 'notices' && !('service' in to)) changed.push(to);
  });
});
afterAll(() => service.close());
beforeEach(async () => {
  changed.length = 0;
  for (const name of ['notices', 'noticesSeen']) await service.platform.portal.collection(name).deleteMany({});
});

const reviewer = aUser(1, [3]);
const colleague = aUser(2);
const aNotice = (changes: Partial<NewNotice> = {}): NewNotice => ({
  userId: reviewer.userId,
  kind: 'reviewAsked',
  key: 'review-1',
  title: 'Review of Data Analyst',
  text: 'A. Weber asks for your review.',
  to: '/persona/1/review',
  ...changes,
});
const send = async (...notices: NewNotice[]) => {
  now = new Date(now.getTime() + 1000);
  await service.kit.notices.send(notices);
};
const list = async (user = reviewer, query = {}) => (await service.as(user).call(listNotices, { query })).body;
const keys = async (user = reviewer, query = {}) => (await list(user, query)).notices.map(({ key }) => key);

it('a user has each notice once, newest first, and nobody else has it', async () => {
  await send(aNotice());
  await send(aNotice({ key: 'review-2' }), aNotice({ userId: colleague.userId }));
  await send(aNotice({ title: 'Sent again' }));
  expect(await list()).toMatchObject({
    notices: [
      { key: 'review-2', isRead: false },
      { key: 'review-1', title: 'Review of Data Analyst', to: '/persona/1/review', kind: 'reviewAsked' },
    ],
    total: 2,
    unread: 2,
  });
  expect(await keys(colleague)).toEqual(['review-1']);
  expect(await keys(reviewer, { pagesize: 1, offset: 1 })).toEqual(['review-1']);
  expect(changed).toEqual([{ userId: 901 }, { userId: 901 }, { userId: 902 }]);
});

it('several processes that tell the same at the same time tell it once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => service.kit.notices.send([aNotice()])));
  expect(await keys()).toEqual(['review-1']);
});

it('a notice of a transaction exists only with its change', async () => {
  const failing = service.kit.db.transaction(async (session) => {
    await service.kit.notices.send([aNotice()], session);
    throw new Error('the change failed');
  });
  await expect(failing).rejects.toThrow('the change failed');
  expect(await keys()).toEqual([]);
  await service.kit.db.transaction((session) => service.kit.notices.send([aNotice()], session));
  expect(await keys()).toEqual(['review-1']);
});

it('a path that leads out of the portal is refused', async () => {
  await expect(send(aNotice({ to: '//elsewhere.example' }))).rejects.toThrow('Give a path that begins with one slash');
});

it('some are read, then all; those of other users are not', async () => {
  await send(aNotice(), aNotice({ key: 'review-2' }), aNotice({ key: 'review-3' }));
  await send(aNotice({ userId: colleague.userId }));
  const read = async (body: { all: true } | { noticeIds: string[] }) =>
    (await service.as(reviewer).call(readNotices, { body })).status;
  const { notices } = await list();
  const foreign = (await list(colleague)).notices.map(({ noticeId }) => noticeId);
  const second = notices.filter(({ key }) => key === 'review-2').map(({ noticeId }) => noticeId);
  expect(await read({ noticeIds: [...second, ...foreign] })).toBe(200);
  expect(await list()).toMatchObject({ unread: 2 });
  expect((await list()).notices.find(({ key }) => key === 'review-2')?.isRead).toBe(true);
  expect(await read({ all: true })).toBe(200);
  expect(await list()).toMatchObject({ unread: 0, total: 3 });
  expect(await list(colleague)).toMatchObject({ unread: 1 });
});

it('notes up to when the list was seen, never back and never in the future', async () => {
  const see = (until: string) => service.as(reviewer).call(seeNotices, { body: { until } });
  expect((await list()).seenUntil).toBeUndefined();
  await see('2026-02-01T00:00:00.000Z');
  await see('2026-01-01T00:00:00.000Z');
  expect((await list()).seenUntil).toBe('2026-02-01T00:00:00.000Z');
  await see('2099-01-01T00:00:00.000Z');
  expect((await list()).seenUntil).toBe(now.toISOString());
  expect((await list(colleague)).seenUntil).toBeUndefined();
});

it('notices about clients that a user no longer has are not shown', async () => {
  await send(aNotice({ key: 'own', clientId: 3 }), aNotice({ key: 'taken', clientId: 4 }), aNotice({ key: 'library' }));
  expect((await keys()).sort()).toEqual(['library', 'own']);
  expect(await list()).toMatchObject({ total: 2, unread: 2 });
});

it('they are exported with the data of a person, erased with it, and forgotten after 90 days', async () => {
  await send(aNotice(), aNotice({ userId: colleague.userId }));
  await service.as(reviewer).call(seeNotices, { body: { until: now.toISOString() } });
  const places = await service.kit.portalPerson.read(reviewer.userId, []);
  expect(places.find(({ place }) => place === 'notices')).toMatchObject({
    total: 1,
    records: [{ title: 'Review of Data Analyst', text: 'A. Weber asks for your review.' }],
  });
  await service.kit.portalPerson.erase(reviewer.userId, []);
  const { portal } = service.platform;
  expect(await portal.collection('notices').distinct('userId')).toEqual([colleague.userId]);
  expect(await portal.collection('noticesSeen').countDocuments()).toBe(0);
  const indexes = await portal.collection('notices').indexes();
  expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds)).toMatchObject({
    key: { at: 1 },
    expireAfterSeconds: 90 * 24 * 3600,
  });
});
