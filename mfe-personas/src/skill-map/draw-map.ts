import type { SkillMap } from '@skills-architect/contracts/personas';
import { fitText } from '../pictures/fit-text';
import { cellText, type Measure, rampStep, rowName } from './map-cells';
import { type MapPlace, type MapSizes, type MapView, visibleRange } from './map-geometry';

/** What is drawn, besides the map itself. */
export interface MapLook {
  measure: Measure;
  sizes: MapSizes;
  colour: (name: string) => string;
  active: MapPlace | undefined;
}

const FONT = '12px system-ui, sans-serif';
const GAP = 1;
const PADDING = 8;

/** Draws the seen part of a map: only the visible rows and columns, so that the size of the map does not matter. */
export const drawMap = (
  context: CanvasRenderingContext2D,
  { rows, columns }: SkillMap,
  view: MapView,
  { measure, sizes, colour, active }: MapLook,
): void => {
  const { cellWidth, cellHeight, headHeight, nameWidth } = sizes;
  const [firstRow, lastRow] = visibleRange(view.top, view.height - headHeight, cellHeight, rows.length);
  const [firstColumn, lastColumn] = visibleRange(view.left, view.width - nameWidth, cellWidth, columns.length);
  const xOf = (column: number) => nameWidth + column * cellWidth - view.left;
  const yOf = (row: number) => headHeight + row * cellHeight - view.top;
  const ramp = Array.from({ length: 8 }, (_, step) =>
    step
      ? { fill: colour(`level-${step}`), text: colour(`on-level-${step}`) }
      : { fill: colour('bg-sunken'), text: colour('fg-muted') },
  );
  context.fillStyle = colour('bg-panel');
  context.fillRect(0, 0, view.width, view.height);
  context.font = FONT;
  context.textBaseline = 'middle';

  context.textAlign = 'center';
  for (let at = firstRow; at <= lastRow; at++) {
    const row = rows[at];
    for (const cell of row?.cells ?? []) {
      if (!row || cell[0] < firstColumn || cell[0] > lastColumn) continue;
      const { fill, text } = ramp[rampStep(row, cell, measure)] ?? { fill: '', text: '' };
      context.fillStyle = fill;
      context.fillRect(xOf(cell[0]), yOf(at), cellWidth - GAP, cellHeight - GAP);
      context.fillStyle = text;
      context.fillText(cellText(cell, measure), xOf(cell[0]) + cellWidth / 2, yOf(at) + cellHeight / 2);
    }
  }
  if (active && active.row >= 0 && active.column >= 0) {
    context.strokeStyle = colour('accent-fg');
    context.lineWidth = 2;
    context.strokeRect(xOf(active.column), yOf(active.row), cellWidth - GAP, cellHeight - GAP);
  }

  // Names lie above the cells that are scrolled below them.
  context.textAlign = 'left';
  context.fillStyle = colour('bg-panel');
  context.fillRect(0, 0, nameWidth, view.height);
  for (let at = firstRow; at <= lastRow; at++) {
    const row = rows[at];
    if (!row) continue;
    context.fillStyle = at === active?.row ? colour('accent-fg') : colour('fg');
    context.fillText(fitText(context, rowName(row), nameWidth - 2 * PADDING), PADDING, yOf(at) + cellHeight / 2);
  }
  context.fillStyle = colour('bg-panel');
  context.fillRect(0, 0, view.width, headHeight);
  context.save();
  context.beginPath();
  context.rect(nameWidth, 0, view.width - nameWidth, headHeight);
  context.clip();
  for (let at = firstColumn; at <= lastColumn; at++) {
    context.save();
    context.translate(xOf(at) + cellWidth / 2, headHeight - PADDING);
    context.rotate(-Math.PI / 2);
    context.fillStyle = at === active?.column ? colour('accent-fg') : colour('fg');
    context.fillText(fitText(context, columns[at]?.skillName ?? '', headHeight - 2 * PADDING), 0, 0);
    context.restore();
  }
  context.restore();
  context.fillStyle = colour('border');
  context.fillRect(0, headHeight - GAP, view.width, GAP);
  context.fillRect(nameWidth - GAP, 0, GAP, view.height);
};
