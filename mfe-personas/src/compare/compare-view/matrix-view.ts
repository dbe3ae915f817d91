import type { MatrixView } from '@skills-architect/contracts/roles';

/** Default query state of the view: all rows are shown. */
export const DEFAULT_VIEW = { differences: false, shared: false, gaps: false };

/** Converts the query state to the view of a matrix. */
export const toMatrixView = ({ differences, shared, gaps }: typeof DEFAULT_VIEW): Required<MatrixView> => ({
  onlyDifferences: differences,
  onlyShared: shared,
  byGap: gaps,
});

/** Levels above the first column, negative when below; undefined when a level is missing or both are equal. */
export const levelDelta = (
  first: { levelNumber: number | null } | undefined,
  own: { levelNumber: number | null } | undefined,
): number | undefined => {
  if (typeof first?.levelNumber !== 'number' || typeof own?.levelNumber !== 'number') return undefined;
  return own.levelNumber - first.levelNumber || undefined;
};
