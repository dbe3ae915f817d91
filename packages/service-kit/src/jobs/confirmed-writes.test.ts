import { afterEach, expect, it } from '@jest/globals';
import type { BuildService, JobRun } from '../index';
import { aUser, listeningLog, testService, waitForJobEnd } from '../testing';

let service: Awaited<ReturnType<typeof testService>> | undefined;
afterEach(() => service?.close());

/** A service with a job that writes once `go` was called, unless another process has taken it over. */
const writingService = async () => {
  const written: string[] = [];
  let go = () => {};
  const mayGo = new Promise<void>((resolve) => {
    go = resolve;
  });
  let onBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    onBegun = resolve;
  });
  const build: BuildService = ({ jobs }) => {
    jobs.define('write', async ({ token, confirm }: JobRun<object>) => {
      onBegun();
      await mayGo;
      await confirm();
      written.push(token);
      return {};
    });
    return [];
  };
  const { log, find } = listeningLog();
  service = await testService({ name: 'personas', build, log });
  await service.start();
  const { kit } = service;
  const identity = { user: aUser(2), depth: 0 };
  await kit.jobs.start('write', { token: 'job', title: 'Writing', entity: 'things', data: {}, identity });
  await begun;
  return { kit, written, go, find };
};

it('a job writes while its process holds its lock', async () => {
  const { kit, written, go } = await writingService();
  const ended = waitForJobEnd(kit, 'job');
  go();
  expect((await ended).status).toBe('done');
  expect(written).toEqual(['job']);
});

it('a job whose process was paused does not write after another process has taken it over', async () => {
  const { kit, written, go, find } = await writingService();
  await kit.db
    .collection('agendaJobs')
    .updateOne({ 'data.token': 'job' }, { $set: { lastModifiedBy: 'another process', lockedAt: new Date() } });
  go();
  await find('another process has taken the job over');
  expect(written).toEqual([]);
});
