import { expect, it } from '@jest/globals';
import { PriorityQueue } from './priority-queue';

it.each<[number[], number[]]>([
  [[], []],
  [[3], [3]],
  [
    [5, 1, 4, 1, 3],
    [1, 1, 3, 4, 5],
  ],
  [
    [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ],
])('%j are taken as %j', (costs, expected) => {
  const queue = new PriorityQueue<number>();
  for (const cost of costs) queue.add(cost, cost);
  expect(costs.map(() => queue.take())).toEqual(expected);
  expect(queue.take()).toBeUndefined();
});

it('items with equal cost are taken in the order in which they were added', () => {
  const queue = new PriorityQueue<string>();
  for (const name of ['a', 'b', 'c']) queue.add(name, 1);
  expect(queue.take()).toBe('a');
  queue.add('d', 0.5);
  queue.add('e', 1);
  expect(['d', 'b', 'c', 'e'].map(() => queue.take())).toEqual(['d', 'b', 'c', 'e']);
});
