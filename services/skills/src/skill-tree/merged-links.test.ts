import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mergeSkill, previewSkillMerge, undoSkillMerge } from '@skills-architect/contracts/skills';
import { type PeerAnswer, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { type TreeService, treeService } from './skill-tree.fixtures';

/** Roles and personas have no links to the skills of this test. */
const peers: PeerAnswer = () => ({ links: [], moved: 0, total: 0, names: [], restored: 0 });

let service: TreeService;
beforeAll(async () => {
  service = await treeService({ peers });
  await service.kit.jobs.run();
});
afterAll(() => service.close());

const preview = (skillId: number, intoId: number) =>
  service.as().call(previewSkillMerge, { params: { skillId }, query: { intoId } });
const merge = async (skillId: number, intoId: number) => {
  const { merged, target } = (await preview(skillId, intoId)).body;
  const body = { intoId, rev: merged.rev, intoRev: target.rev };
  const started = await service.as().call(mergeSkill, { params: { skillId }, body });
  await waitForJobEnd(service.kit, started.body.jobToken);
  return started.body.mergeId;
};
const undo = async (mergeId: number) => {
  const { body, status } = await service.as().call(undoSkillMerge, { params: { mergeId } });
  expect(status).toBe(200);
  return (await waitForJobEnd(service.kit, body.jobToken)).status;
};
const build = async (root: number, pairs: readonly (readonly [number, number])[]) => {
  for (const [parent, child] of pairs) expect((await service.link(parent, parent, child)).status).toBe(200);
  return service.drawTree(root);
};

it('a merge moves a skill’s places in trees, and can be undone', async () => {
  const [a = 0, old = 0, kept = 0, b = 0, c = 0] = await service.make(['a', 'old', 'kept', 'b', 'c']);
  const pairs = [
    [a, old],
    [a, kept],
    [old, b],
    [old, c],
    [kept, c],
  ] as const;
  const before = await build(a, pairs);
  expect(before).toBe('a(kept(c) old(b c))');
  expect((await preview(old, kept)).body.links).toEqual([
    { what: 'skill tree link', total: 3, both: 2, named: ['a', 'c'] },
  ]);
  const mergeId = await merge(old, kept);
  expect(await service.drawTree(a)).toBe('a(kept(b c))');
  expect(await undo(mergeId)).toBe('done');
  expect(await service.drawTree(a)).toBe(before);
});

it('a skill is not below itself after a merge with its parent or a skill further below', async () => {
  const [up = 0, mid = 0, low = 0, leaf = 0] = await service.make(['up', 'mid', 'low', 'leaf']);
  const before = await build(up, [
    [up, mid],
    [mid, low],
    [mid, leaf],
  ]);
  const intoParent = await merge(mid, up);
  expect(await service.drawTree(up)).toBe('up(leaf low)');
  expect(await undo(intoParent)).toBe('done');
  expect(await service.drawTree(up)).toBe(before);

  const intoLow = await merge(up, low);
  // `mid` remains above `low`; `up` was only above `mid`.
  expect([await service.drawTree(mid), await service.drawTree(low)]).toEqual(['mid(leaf low)', 'low']);
  expect(await undo(intoLow)).toBe('done');
  expect(await service.drawTree(up)).toBe(before);
});

it('the undo of a merge leaves out links that would now make a circle', async () => {
  const [top = 0, gone = 0, next = 0] = await service.make(['top', 'gone', 'next']);
  const [target = 0] = await service.make(['target']);
  await build(top, [
    [top, gone],
    [gone, next],
    [target, top],
  ]);
  // `target` is already above `top`: only the link to `next` moves.
  const mergeId = await merge(gone, target);
  expect(await service.drawTree(target)).toBe('target(next top)');
  expect((await service.link(next, next, top)).status).toBe(200);
  expect(await undo(mergeId)).toBe('done');
  const drawn = [await service.drawTree(top), await service.drawTree(gone)];
  expect(drawn.filter((tree) => tree.includes('next(') && tree.includes('gone('))).toEqual([]);
  expect(await service.drawTree(next)).toMatch(/^next\(top/);
});
