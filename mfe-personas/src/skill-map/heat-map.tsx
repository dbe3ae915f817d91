import type { SkillMap } from '@skills-architect/contracts/personas';
import { Box, useColourMode } from '@skills-architect/ui-kit';
import { readThemeColours, useIsNarrow } from '@skills-architect/ui-kit/extra';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { drawMap } from './draw-map';
import { describeCell, findCell, type MapRow, type Measure } from './map-cells';
import { MAP_SIZES, type MapPlace, moveBy, NARROW_SIZES, placeAt, scrollTo } from './map-geometry';

interface HeatMapProps {
  map: SkillMap;
  measure: Measure;
  active: MapPlace | undefined;
  onActive: (place: MapPlace) => void;
  /** The name of a row was chosen. */
  onOpenRow: (row: MapRow) => void;
}

/** Prepares a canvas of this size for the resolution of the screen. */
const openCanvas = (canvas: HTMLCanvasElement, width: number, height: number) => {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
};

/** A heat map on a canvas that shows the scrolled part. Arrow keys move, Enter opens the row; the table says the same. */
export function HeatMap({ map, measure, active, onActive, onOpenRow }: HeatMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const mode = useColourMode();
  const sizes = useIsNarrow() ? NARROW_SIZES : MAP_SIZES;
  const count = { rows: map.rows.length, columns: map.columns.length };

  const readView = () => ({
    left: frame.current?.scrollLeft ?? 0,
    top: frame.current?.scrollTop ?? 0,
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours follow the mode
  const draw = useCallback(() => {
    const view = readView();
    const context = canvas.current && openCanvas(canvas.current, view.width, view.height);
    if (context) drawMap(context, map, view, { measure, sizes, colour: readThemeColours(), active });
  }, [map, measure, sizes, active, mode]);
  useEffect(() => {
    draw();
    const observer = new ResizeObserver(draw);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [draw]);

  const findPlace = ({ clientX, clientY }: MouseEvent) => {
    const box = frame.current?.getBoundingClientRect();
    return box && placeAt({ x: clientX - box.left, y: clientY - box.top }, readView(), sizes, count);
  };
  const handleClick = (event: MouseEvent) => {
    const place = findPlace(event);
    const row = place && map.rows[place.row];
    if (place?.column === -1 && row) onOpenRow(row);
    else if (place) onActive({ row: Math.max(0, place.row), column: place.column });
  };
  const handleMove = (event: MouseEvent) => {
    const place = findPlace(event);
    const row = place && map.rows[place.row];
    const column = place && map.columns[place.column];
    const text = row && column ? describeCell(row, column, findCell(map, place)) : (row?.name ?? column?.skillName);
    if (canvas.current) canvas.current.title = text ?? '';
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = active && map.rows[active.row];
    if (event.key === 'Enter' && row) return onOpenRow(row);
    const next = moveBy(event.key, active, { row: count.rows - 1, column: count.columns - 1 });
    if (!next) return;
    event.preventDefault();
    frame.current?.scrollTo(scrollTo(next, readView(), sizes));
    onActive(next);
  };
  const width = sizes.nameWidth + count.columns * sizes.cellWidth;
  const height = sizes.headHeight + count.rows * sizes.cellHeight;
  return (
    <Box
      ref={frame}
      role="application"
      aria-label="Heat map: arrow keys move, Enter opens a row. The table says the same."
      tabIndex={0}
      overflow="auto"
      maxH="75dvh"
      borderWidth="1px"
      rounded="md"
      bg="bg.panel"
      onScroll={draw}
      onClick={handleClick}
      onMouseMove={handleMove}
      onKeyDown={handleKeyDown}
    >
      <div style={{ width, height }}>
        <canvas ref={canvas} data-part="heat-map" style={{ position: 'sticky', left: 0, top: 0, display: 'block' }} />
      </div>
    </Box>
  );
}
