import type { TreeRow } from './tree-model';

const COLUMN = 250;
const ROW = 44;

/**
 * Positions of the rows in the chart: one column per level, from left to right. Skills without an open branch are
 * stacked; others are centred on their branch.
 */
export const chartPositions = (rows: readonly TreeRow[]): Map<string, { x: number; y: number }> => {
  const positions = new Map<string, { x: number; y: number }>();
  const branches = new Map<string, { first: number; last: number }>();
  let leaves = 0;
  // From the last row upwards, so that a skill's branch is placed before the skill.
  for (const { key, parentKey, level } of rows.toReversed()) {
    const branch = branches.get(key);
    const y = branch ? (branch.first + branch.last) / 2 : -leaves * ROW;
    if (!branch) leaves += 1;
    positions.set(key, { x: (level - 1) * COLUMN, y });
    const known = branches.get(parentKey);
    branches.set(parentKey, { first: y, last: known?.last ?? y });
  }
  return positions;
};
