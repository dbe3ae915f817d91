import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aUser, testService, waitForJobEnd } from '../testing/index';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: (kit) => {
      kit.jobs.define('skills-export', async () => ({ summary: '12 skills exported', link: '/skills' }));
      return [];
    },
  });
  await service.start();
});
afterAll(() => service.close());

it('tells the owner of an export, and nobody else, that it is ready; the notice goes with its card', async () => {
  const owner = aUser(4);
  const token = await service.kit.jobs.start('skills-export', {
    title: 'Export of skills',
    notice: 'exportReady',
    entity: 'skills',
    data: {},
    identity: { user: owner, depth: 0 },
  });
  await waitForJobEnd(service.kit, token);
  const list = (userId: number) => service.kit.notices.list({ userId }, { offset: 0, pagesize: 10 });
  expect((await list(owner.userId)).notices).toMatchObject([
    { kind: 'exportReady', title: 'Export of skills is ready', text: '12 skills exported', to: '/skills' },
  ]);
  expect((await list(aUser(2).userId)).notices).toEqual([]);
  await service.platform.board.dismiss(token, owner.userId);
  expect((await list(owner.userId)).notices).toEqual([]);
});
