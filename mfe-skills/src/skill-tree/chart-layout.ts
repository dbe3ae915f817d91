import type { TreeRow } from './tree-model';

const COLUMN = 250;
const ROW = 44;

/**
 * Places of the rows in the chart, from left to right: a column per level; below each other what has no open branch, and
 * a skill beside the middle of its branch.
 */
export const chartPlaces = (rows: readonly TreeRow[]): Map<string, { x: number; y: number }> => {
  const places = new Map<string, { x: number; y: number }>();
  const branches = new Map<string, { first: number; last: number }>();
  let leaves = 0;
  // From the end, so that the branch of a skill is placed before the skill itself.
  for (const { key, parentKey, level } of rows.toReversed()) {
    const branch = branches.get(key);
    const y = branch ? (branch.first + branch.last) / 2 : -(leaves++ * ROW);
    places.set(key, { x: (level - 1) * COLUMN, y });
    const known = branches.get(parentKey);
    branches.set(parentKey, { first: y, last: known?.last ?? y });
  }
  return places;
};
