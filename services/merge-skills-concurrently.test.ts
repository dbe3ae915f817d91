import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteSkill } from '@skills-architect/contracts/skills';
import {
  aRole,
  aSkill,
  as,
  beforePeerCalls,
  closeServices,
  followSkills,
  link,
  merge,
  mergeAndWait,
  put,
  read,
  roles,
  skills,
  startServices,
  undo,
  waitForEnd,
} from './merge-skills.fixtures';

beforeAll(startServices);
afterAll(closeServices);

describe('concurrency', () => {
  it('of two concurrent merges of a skill one is refused', async () => {
    const [old, first, second] = [await aSkill(), await aSkill(), await aSkill()];
    const both = await Promise.all([merge(old, first), merge(old, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const started = both.find(({ status }) => status === 200)?.body;
    expect((await as().call(deleteSkill, { params: { skillId: old.skillId }, query: { rev: 0 } })).status).toBe(409);
    expect((await waitForEnd(started?.jobToken ?? '')).status).toBe('done');
  });

  it('a link added while others are moved is moved too', async () => {
    const [old, target] = [await aSkill(), await aSkill()];
    await put(roles, 'role', [aRole(50, [link(old, 1)])]);
    beforePeerCalls(async (path) => {
      if (!path.endsWith('personas/library-links/move')) return;
      beforePeerCalls();
      await put(roles, 'role', [aRole(51, [link(old, 2)])]);
    });
    const { mergeId } = await mergeAndWait(old, target);
    expect((await read(roles, 'role', [50, 51])).map(({ skills: links }) => links)).toEqual([
      [link(target, 1)],
      [link(target, 2)],
    ]);
    await waitForEnd((await undo(mergeId)).body.jobToken);
    expect((await read(roles, 'role', [50, 51])).map(({ skills: links }) => links)).toEqual([
      [link(old, 1)],
      [link(old, 2)],
    ]);
  });

  it('another process continues after a crash in the middle of 2,000 links, and the undo is exact', async () => {
    const [old, target] = [await aSkill(), await aSkill()];
    const ids = Array.from({ length: 2000 }, (_, index) => 1000 + index);
    await put(
      roles,
      'role',
      ids.map((id) => aRole(id, [link(old, 3)])),
    );
    let moveCalls = 0;
    let onHalf = () => undefined as unknown;
    const half = new Promise((resolve) => {
      onHalf = () => resolve(undefined);
    });
    beforePeerCalls(async (path, signal) => {
      moveCalls += Number(path.endsWith('industryRoles/library-links/move'));
      if (moveCalls === 5) {
        onHalf();
        await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('gone'))));
      }
    });
    const { body } = await merge(old, target);
    await half;
    const former = await followSkills();
    beforePeerCalls();
    const moved = waitForEnd(body.jobToken);
    await skills.kit.jobs.run();
    await former.stop();
    expect(await moved).toMatchObject({ status: 'done', summary: expect.stringMatching(/^2,000 records moved/) });
    const links = async () => new Set((await read(roles, 'role', ids)).map((role) => JSON.stringify(role.skills)));
    expect(await links()).toEqual(new Set([JSON.stringify([link(target, 3)])]));
    await waitForEnd((await undo(body.mergeId)).body.jobToken);
    expect(await links()).toEqual(new Set([JSON.stringify([link(old, 3)])]));
  });
});
