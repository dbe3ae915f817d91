import { expect, test } from '@jest/globals';
import { adminHome } from '@skills-architect/contracts/admin';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';

test('a Super User sees how many users and clients there are, and what a new portal needs', async () => {
  const admin = await testService({ name: 'admin', build: adminService({ demo: { password: 'harbour.7' } }) });
  try {
    await admin.service.seed();
    const home = async () => (await admin.as(aUser(2)).call(adminHome, {})).body;
    const shown = await home();
    expect(shown.counts?.map(({ tile, text }) => [tile, text.replace(/\d+/, 'n')])).toEqual([
      ['/users', 'n users'],
      ['/clients', 'n clients'],
    ]);
    expect(shown.portalSteps?.map(({ isDone }) => isDone)).toEqual([true, true]);

    const { db } = admin.kit;
    await db.collection('client').updateMany({}, { $set: { deletedAt: new Date() } });
    await db.collection<{ _id: number }>('user').updateMany({ _id: { $gt: 1 } }, { $set: { deletedAt: new Date() } });
    const empty = await home();
    expect(empty.counts).toEqual([{ tile: '/users', text: '1 user' }]);
    expect(empty.portalSteps?.map(({ to, isDone }) => [to, isDone])).toEqual([
      ['/clients/create', false],
      ['/user/add', false],
    ]);
  } finally {
    await admin.close();
  }
});
