/** Sizes of a heat map in pixels: cells, the head with the names of its columns, and the names of its rows. */
export interface MapSizes {
  cellWidth: number;
  cellHeight: number;
  headHeight: number;
  nameWidth: number;
}
/** The scrolled part of a map that is seen, in pixels. */
export interface MapView {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** A cell by its place; row -1 is the head, column -1 the name of the row. */
export interface MapPlace {
  row: number;
  column: number;
}

export const MAP_SIZES: MapSizes = { cellWidth: 36, cellHeight: 26, headHeight: 136, nameWidth: 208 };
/** For phones. */
export const NARROW_SIZES: MapSizes = { ...MAP_SIZES, nameWidth: 112 };

/** The place at a point of the seen part; undefined in the corner and outside of the map. */
export const placeAt = (
  { x, y }: { x: number; y: number },
  view: Pick<MapView, 'left' | 'top'>,
  sizes: MapSizes,
  count: { rows: number; columns: number },
): MapPlace | undefined => {
  const column = x < sizes.nameWidth ? -1 : Math.floor((x - sizes.nameWidth + view.left) / sizes.cellWidth);
  const row = y < sizes.headHeight ? -1 : Math.floor((y - sizes.headHeight + view.top) / sizes.cellHeight);
  if (row === -1 && column === -1) return undefined;
  return row < count.rows && column < count.columns ? { row, column } : undefined;
};

/** The first and the last visible index along one side. */
export const visibleRange = (
  from: number,
  length: number,
  size: number,
  count: number,
): [first: number, last: number] => [
  Math.max(0, Math.floor(from / size)),
  Math.min(count, Math.ceil((from + length) / size)) - 1,
];

/** Where the map has to be scrolled so that a cell is seen. */
export const scrollTo = ({ row, column }: MapPlace, view: MapView, sizes: MapSizes): Pick<MapView, 'left' | 'top'> => {
  const fit = (index: number, size: number, from: number, length: number) =>
    Math.min(Math.max(from, (index + 1) * size - length), index * size);
  return {
    left: column < 0 ? view.left : fit(column, sizes.cellWidth, view.left, view.width - sizes.nameWidth),
    top: row < 0 ? view.top : fit(row, sizes.cellHeight, view.top, view.height - sizes.headHeight),
  };
};

const STEPS: Record<string, (place: MapPlace, end: MapPlace) => MapPlace> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, end) => ({ row, column: end.column }),
  PageUp: ({ row, column }) => ({ row: row - 10, column }),
  PageDown: ({ row, column }) => ({ row: row + 10, column }),
};

/** The cell that a key leads to; undefined for other keys. */
export const moveBy = (key: string, from: MapPlace | undefined, end: MapPlace): MapPlace | undefined => {
  const step = STEPS[key];
  if (!step) return undefined;
  if (!from) return { row: 0, column: 0 };
  const { row, column } = step(from, end);
  return { row: Math.min(Math.max(row, 0), end.row), column: Math.min(Math.max(column, 0), end.column) };
};
