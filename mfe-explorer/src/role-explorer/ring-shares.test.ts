import { shareRing } from './ring-shares';

test.each([
  ['in proportion', [6, 3, 1], 0.05, [0.6, 0.3, 0.1]],
  ['a small one is raised, the others pay in proportion', [8, 2, 0], 0.2, [0.6, 0.2, 0.2]],
  ['what pays may become small itself', [90, 9, 1], 0.1, [0.8, 0.1, 0.1]],
  ['equal without room', [5, 1, 1], 0.5, [1 / 3, 1 / 3, 1 / 3]],
  ['nothing', [], 0.1, []],
] as const)('%s', (_case, values, least, expected) => {
  const shares = shareRing(values, least);
  expect(shares).toHaveLength(expected.length);
  for (const [index, share] of expected.entries()) expect(shares[index]).toBeCloseTo(share, 9);
});
