import type { MatrixView } from '@skills-architect/contracts/roles';

/** Query state: which rows are shown. */
export const DEFAULT_VIEW = { differences: false, shared: false, gaps: false };

/** The view in the query state. */
export const toMatrixView = ({ differences, shared, gaps }: typeof DEFAULT_VIEW): Required<MatrixView> => ({
  onlyDifferences: differences,
  onlyShared: shared,
  byGap: gaps,
});

/** Levels above (or below) the first column; undefined when a level is missing or equal. */
export const levelDelta = (
  first: { levelNumber: number | null } | undefined,
  own: { levelNumber: number | null } | undefined,
): number | undefined => {
  if (typeof first?.levelNumber !== 'number' || typeof own?.levelNumber !== 'number') return undefined;
  return own.levelNumber - first.levelNumber || undefined;
};
