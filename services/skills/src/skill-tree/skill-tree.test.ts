import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createTreeSkill,
  deleteSkill,
  getSkill,
  MAX_TREE_LEVELS,
  restoreSkill,
  searchSkills,
} from '@skills-architect/contracts/skills';
import { type TreeService, treeService } from './skill-tree.fixtures';

let service: TreeService;
let other: TreeService;
beforeAll(async () => {
  service = await treeService();
  other = await treeService({ beside: service.place });
});
afterAll(async () => {
  await other.stop();
  await service.close();
});

let count = 0;
/** Skills for one test, named a1, b1, c1 … */
const makeSkills = (letters: string) => {
  count += 1;
  return service.make([...letters].map((letter) => `${letter}${count}`));
};
const plain = (drawn: string) => drawn.replace(/\d/g, '');
const tree = async (root: number | undefined) => plain(await service.drawTree(root ?? 0));
const statusAndError = ({ status, failure }: { status: number; failure: { error: string } }) => [status, failure.error];

describe('a skill tree', () => {
  it('is created, changed and read, with children sorted by name', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await makeSkills('abcd');
    for (const [parent, child] of [
      [a, c],
      [a, b],
      [c, d],
    ] as const)
      expect((await service.link(a, parent, child)).status).toBe(200);
    expect(await tree(a)).toBe('a(b c(d))');
    expect((await service.move(a, d, c, b)).status).toBe(200);
    expect(await tree(a)).toBe('a(b(d) c)');
    expect((await service.unlink(a, b)).status).toBe(200);
    expect([await tree(a), await tree(b)]).toEqual(['a(c)', 'b(d)']);
    const { nodes } = (await service.read(b)).body;
    expect(nodes.map(({ skillId, parent, children }) => [skillId, parent, children])).toEqual([
      [b, null, [d]],
      [d, b, []],
    ]);
  });

  it('has no skill twice, no circle, and a fixed root', async () => {
    const [a = 0, b = 0, c = 0] = await makeSkills('abc');
    await service.link(a, a, b);
    await service.link(a, b, c);
    const exists = [409, 'Skill Exists'];
    expect(statusAndError(await service.link(a, a, b))).toEqual(exists);
    expect(statusAndError(await service.link(a, a, c))).toEqual(exists);
    expect(statusAndError(await service.link(a, c, a))).toEqual(exists);
    expect(statusAndError(await service.link(b, c, a))).toEqual([409, 'A skill cannot be below itself.']);
    expect(statusAndError(await service.move(a, b, a, c))).toEqual([409, 'A skill cannot be below itself.']);
    expect(statusAndError(await service.move(b, b, a, c))).toEqual([409, 'The root of the tree cannot be moved.']);
    expect(statusAndError(await service.move(a, c, a, b))).toEqual([
      409,
      'Somebody else has moved this skill meanwhile.',
    ]);
    expect(statusAndError(await service.unlink(a, c))).toEqual([404, 'This place in the tree was not found.']);
    expect(statusAndError(await service.link(a, 999_999, b))).toEqual([404, 'This skill was not found.']);
    expect(await tree(a)).toBe('a(b(c))');
  });

  it('keeps its rules when two users change it at once on two instances', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await makeSkills('abcd');
    await service.link(a, a, b);
    await service.link(a, a, c);
    const sortedStatuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
    // Each change alone is allowed; both together would make a circle.
    expect(sortedStatuses(await Promise.all([service.move(a, b, a, c), other.move(a, c, a, b)]))).toEqual([200, 409]);
    // Each change alone is allowed; both together would put the skill in twice.
    expect(sortedStatuses(await Promise.all([service.link(a, b, d), other.link(a, c, d)]))).toEqual([200, 409]);
    const { nodes } = (await service.read(a)).body;
    expect(nodes).toHaveLength(4);
  });

  it('can be read, by clients limited to published skills, and changed by SMEs where they may open the skills', async () => {
    const [a = 0, b = 0] = await makeSkills('ab');
    await service.link(a, a, b);
    const body = { rootSkillId: a, parentSkillId: b, skillName: 'Draft of the tree' };
    const place = { skillCategoryId: 1, skillFamilyId: await readFamily(b), sourceId: 1, skillStatus: 1 as const };
    const draft = await service.as(3).call(createTreeSkill, { body: { ...body, ...place } });
    expect(draft.status).toBe(200);
    expect(await tree(a)).toBe('a(b(Draft of the tree))');
    expect(plain(await service.drawTree(a, 1))).toBe('a(b)');
    expect((await service.read(draft.body.skillId, 1)).status).toBe(404);
    expect((await service.link(a, a, b, 1)).status).toBe(403);
    expect(statusAndError(await service.move(a, b, a, a, 3))).toEqual([403, "User doesn't have access to this page"]);
    expect((await service.unlink(b, draft.body.skillId, 3)).status).toBe(200);
  });
});

const readFamily = async (skillId: number) =>
  (await service.as().call(getSkill, { params: { skillId } })).body.skillFamily.skillFamilyId;

it('a skill created in a tree is created with its place or not at all', async () => {
  const [a = 0] = await makeSkills('a');
  const fields = { skillCategoryId: 1, skillFamilyId: await readFamily(a), sourceId: 1, skillStatus: 1 as const };
  const create = (skillName: string, parentSkillId: number) =>
    service.as().call(createTreeSkill, { body: { rootSkillId: a, parentSkillId, skillName, ...fields } });
  const { body } = await create('Grafting', a);
  expect(await tree(a)).toBe('a(Grafting)');
  expect((await service.as().call(getSkill, { params: { skillId: body.skillId } })).body.proficiencies).toHaveLength(5);
  expect((await create('grafting', a)).failure.issues).toEqual([
    { path: 'skillName', message: 'This skill already exists' },
  ]);
  expect((await create('Pruning', 999_999)).status).toBe(404);
  const found = await service.as().call(searchSkills, { body: { searchString: 'pruning' } });
  expect(found.body.skills).toEqual([]);
});

it('a deleted skill is removed from its trees with the skills below it, and restored to its place', async () => {
  const [a = 0, b = 0, c = 0] = await makeSkills('abc');
  await service.link(a, a, b);
  await service.link(a, b, c);
  await service.as().call(deleteSkill, { params: { skillId: b }, query: { rev: 0 } });
  expect(await tree(a)).toBe('a');
  // The link of the deleted skill still counts: once restored it would close a circle.
  expect(statusAndError(await service.link(c, c, a))).toEqual([409, 'A skill cannot be below itself.']);
  expect((await service.link(a, a, c)).status).toBe(200);
  await service.as().call(restoreSkill, { params: { skillId: b } });
  expect(await tree(a)).toBe('a(b(c) c)');
});

describe('the links of a taxonomy', () => {
  it('are written once, respect changes by users, and are undone except for those', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await makeSkills('abcd');
    const name = (letter: string) => `${letter}${count}`;
    const pairs = (['ab', 'ac', 'bd', 'da', 'xb'] as const).map(
      ([parent = '', child = '']) => [name(parent), name(child)] as const,
    );
    const first = await service.importLinks(pairs, 'first');
    expect(first.body).toEqual({ written: 3, circular: 1 });
    // A run that takes over writes the same batch again.
    expect((await service.importLinks(pairs, 'first')).body).toEqual({ written: 3, circular: 1 });
    expect(await tree(a)).toBe('a(b(d) c)');

    await service.unlink(a, c);
    await service.move(a, d, b, a);
    expect((await service.importLinks(pairs, 'second')).body).toEqual({ written: 0, circular: 1 });
    expect(await tree(a)).toBe('a(b d)');

    expect(await service.takeBack('first')).toBe(1);
    expect(await service.takeBack('first')).toBe(0);
    expect(await tree(a)).toBe('a(d)');
    expect((await service.importLinks(pairs, 'third')).body.written).toBe(1);
    expect([await tree(a), b > 0 && c > 0]).toEqual(['a(b d)', true]);
  });
});

it('a tree of 3,000 skills is read up to 2,000 with two operations per level, and its depth is limited', async () => {
  const names = Array.from({ length: 3000 }, (_, index) => `n${index}`);
  const [root = 0] = await service.make(names.slice(0, 2000));
  await service.make(names.slice(2000));
  const pairs = names.slice(1).map((child, index) => [`n${Math.floor(index / 15)}`, child] as const);
  for (const half of [pairs.slice(0, 1500), pairs.slice(1500)]) await service.importLinks(half, 'wide');
  const { body } = await service.read(root);
  expect([body.nodes.length, body.isCut]).toEqual([2000, true]);
  expect(body.nodes.every(({ parent }, index) => (parent === null) === (index === 0))).toBe(true);

  const chain = Array.from({ length: MAX_TREE_LEVELS + 10 }, (_, index) => `deep${index}`);
  const [top = 0] = await service.make(chain);
  await service.importLinks(
    chain.slice(1).map((child, index) => [`deep${index}`, child] as const),
    'deep',
  );
  const deep = (await service.read(top)).body;
  expect([deep.nodes.length, deep.isCut]).toEqual([MAX_TREE_LEVELS + 1, true]);
});
