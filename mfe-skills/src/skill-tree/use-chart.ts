import { useColourMode } from '@skills-architect/ui-kit';
import cytoscape, { type Core, type ElementDefinition } from 'cytoscape';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { chartPositions } from './chart-layout';
import { chartStyles } from './chart-styles';
import type { TreeRow } from './tree-model';

const ZOOM_STEP = 1.25;
/** Zoom limits of fitting: names are at most as large as in the tree, and stay readable. */
const LARGEST_FIT = 1;
const SMALLEST_FIT = 0.75;
const PADDING = 24;

const toElements = (rows: readonly TreeRow[], currentKey: string | undefined): ElementDefinition[] => {
  const positions = chartPositions(rows);
  const nodes = rows.map(({ key, skillName, parentId, hasChildren, isOpen }) => ({
    data: {
      id: key,
      name: skillName,
      isRoot: parentId === null,
      isCurrent: key === currentKey,
      hasMore: hasChildren && !isOpen,
    },
    position: positions.get(key),
  }));
  const edges = rows.flatMap(({ key, parentKey }) =>
    parentKey ? [{ data: { id: `to ${key}`, source: parentKey, target: key } }] : [],
  );
  return [...nodes, ...edges];
};

const CURRENT = '[?isCurrent]';

const showAll = (chart: Core) => {
  chart.fit(undefined, PADDING);
  if (chart.zoom() > LARGEST_FIT) chart.zoom(LARGEST_FIT).center();
};

/** Shows the whole chart, or the part around the current skill if the whole would be too small. */
const fitChart = (chart: Core) => {
  showAll(chart);
  if (chart.zoom() < SMALLEST_FIT) chart.zoom(SMALLEST_FIT).center(chart.nodes(CURRENT));
};

/** Centres the current skill if it is outside of the visible part. */
const reveal = (chart: Core) => {
  const { x1, x2, y1, y2 } = chart.extent();
  const [current] = chart.nodes(CURRENT).toArray();
  if (!current) return;
  const { x, y } = current.position();
  if (x < x1 || x > x2 || y < y1 || y > y2) chart.center(current);
};

/** The tree as a chart in an element; `onChoose` receives the key of the clicked row. */
export function useChart(
  containerRef: RefObject<HTMLDivElement | null>,
  rows: readonly TreeRow[],
  currentKey: string | undefined,
  onChoose: (key: string) => void,
) {
  const [chart, setChart] = useState<Core>();
  const mode = useColourMode();
  const choose = useEffectEvent(onChoose);
  const draw = useEffectEvent((target: Core, shownRows: readonly TreeRow[]) => {
    target.batch(() => {
      target.elements().remove();
      target.add(toElements(shownRows, currentKey));
    });
    fitChart(target);
  });

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    const zoom = { minZoom: 0.05, maxZoom: 3 };
    const layout = { name: 'preset' };
    const instance = cytoscape({ container, layout, autoungrabify: true, boxSelectionEnabled: false, ...zoom });
    instance.on('tap', 'node', ({ target }) => choose(target.id()));
    instance.on('mouseover', 'node', ({ target }) => {
      container.title = target.data('name');
    });
    instance.on('mouseout', 'node', () => {
      container.title = '';
    });
    setChart(instance);
    return () => instance.destroy();
  }, [containerRef]);

  useEffect(() => {
    const container = chart?.container();
    // Runs after the theme's class was set.
    if (chart && container && mode) chart.style(chartStyles(container));
  }, [chart, mode]);

  useEffect(() => {
    if (!chart || chart.destroyed()) return;
    draw(chart, rows);
  }, [chart, rows]);

  useEffect(() => {
    if (!chart || chart.destroyed() || !rows.length) return;
    chart.nodes(CURRENT).data('isCurrent', false);
    if (currentKey) chart.$id(currentKey).data('isCurrent', true);
    reveal(chart);
  }, [chart, rows, currentKey]);

  const zoomBy = (factor: number) => {
    if (!chart) return;
    chart.zoom({
      level: chart.zoom() * factor,
      renderedPosition: { x: chart.width() / 2, y: chart.height() / 2 },
    });
  };
  return {
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    showAll: () => chart && showAll(chart),
  };
}
