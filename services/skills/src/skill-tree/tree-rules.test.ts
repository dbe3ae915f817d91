import { describe, expect, it } from '@jest/globals';
import { type Link, type LinkProblem, linkProblem, withoutCircles } from './tree-rules';

/** '1>2' puts skill 2 below skill 1. */
const toLinks = (text: string): Link[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((link) => {
      const [parentId = 0, childId = 0] = link.split('>').map(Number);
      return { parentId, childId };
    });
const toText = (links: readonly Link[]) => links.map(({ parentId, childId }) => `${parentId}>${childId}`).join(' ');

describe('links that would put a skill below itself are left out', () => {
  it.each([
    ['', '1>2', '1>2', ''],
    ['', '1>1', '', '1>1'],
    ['1>2', '2>1', '', '2>1'],
    ['1>2 2>3', '3>1', '', '3>1'],
    ['1>2 2>3', '1>3', '1>3', ''],
    ['1>3 2>3', '3>4', '3>4', ''],
    ['', '1>2 2>1', '1>2', '2>1'],
    ['', '1>2 2>3 3>1 3>4', '1>2 2>3 3>4', '3>1'],
  ])('%j and %j: %j are kept, %j are not', (known, added, acyclic, circular) => {
    const found = withoutCircles(toLinks(known), toLinks(added));
    expect([toText(found.acyclic), toText(found.circular)]).toEqual([acyclic, circular]);
  });
});

describe('adding or moving a skill in the tree of skill 1', () => {
  const TREE = '1>2 1>3 2>4';
  it.each<
    [string, string, { move?: true; links?: string; without?: string; deleted?: number[] }, LinkProblem | undefined]
  >([
    ['a new one', '3>9', {}, undefined],
    ['one that is elsewhere in the tree', '3>4', {}, 'exists'],
    ['one that the parent has', '2>4', {}, 'exists'],
    ['the root below its own tree', '4>1', {}, 'exists'],
    ['one with a parent in another tree', '3>9', { links: '7>9' }, undefined],
    ['one above the root', '4>8', { links: '8>1' }, 'circle'],
    ['below a skill that has left the tree', '5>9', {}, 'not in the tree'],
    ['below a deleted skill', '2>9', { deleted: [2] }, 'not in the tree'],
    ['one that only a deleted skill holds', '3>4', { deleted: [2] }, undefined],
    ['one that would be below itself through a deleted skill', '4>8', { links: '8>6 6>1', deleted: [6] }, 'circle'],
    ['moved to another parent', '3>4', { move: true }, undefined],
    ['moved below itself', '4>2', { move: true }, 'circle'],
    ['moved below itself, after it has left its parent', '4>2', { move: true, without: '1>2' }, 'circle'],
    ['moved onto itself', '2>2', { move: true }, 'circle'],
    ['moved to a parent that has it', '3>4', { move: true, links: '3>4' }, 'exists'],
    ['the root moved', '3>1', { move: true }, 'root'],
  ])('%s (%s): %j gives %j', (_, link, { move, links = '', without = '', deleted = [] }, expected) => {
    const [added = { parentId: 0, childId: 0 }] = toLinks(link);
    const problem = linkProblem({
      ...added,
      rootSkillId: 1,
      links: toLinks(`${TREE.replace(without, '')} ${links}`),
      deleted: new Set(deleted),
      isMove: move,
    });
    expect(problem).toBe(expected);
  });
});
