import { useColourMode } from '@skills-architect/ui-kit';
import type { Core, ElementDefinition } from 'cytoscape';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { chartPlaces } from './chart-layout';
import { chartLook } from './chart-look';
import type { TreeRow } from './tree-model';

const ZOOM_STEP = 1.25;
/** No name is larger than it is in the tree when the chart is fitted. */
const LARGEST_FIT = 1;
const PADDING = 24;

const toElements = (rows: readonly TreeRow[], currentKey: string | undefined): ElementDefinition[] => {
  const places = chartPlaces(rows);
  const nodes = rows.map(({ key, skillName, parentId, hasChildren, isOpen }) => ({
    data: {
      id: key,
      name: skillName,
      isRoot: parentId === null,
      isCurrent: key === currentKey,
      hasMore: hasChildren && !isOpen,
    },
    position: places.get(key),
  }));
  const edges = rows.flatMap(({ key, parentKey }) =>
    parentKey ? [{ data: { id: `to ${key}`, source: parentKey, target: key } }] : [],
  );
  return [...nodes, ...edges];
};

const fit = (chart: Core) => {
  chart.fit(undefined, PADDING);
  if (chart.zoom() > LARGEST_FIT) chart.zoom(LARGEST_FIT).center();
};

/** The tree as a chart in an element; `onChoose` gets the key of the row that is pressed. */
export function useChart(
  place: RefObject<HTMLDivElement | null>,
  rows: readonly TreeRow[],
  currentKey: string | undefined,
  onChoose: (key: string) => void,
) {
  const [chart, setChart] = useState<Core>();
  const [failed, setFailed] = useState(false);
  const mode = useColourMode();
  const choose = useEffectEvent(onChoose);

  useEffect(() => {
    const container = place.current;
    let made: Core | undefined;
    let isLeft = false;
    // Only who looks at a chart loads the library.
    import('cytoscape')
      .then(({ default: cytoscape }) => {
        if (!container || isLeft) return;
        const zoom = { minZoom: 0.05, maxZoom: 3 };
        const layout = { name: 'preset' };
        made = cytoscape({ container, layout, autoungrabify: true, boxSelectionEnabled: false, ...zoom });
        made.on('tap', 'node', ({ target }) => choose(target.id()));
        made.on('mouseover', 'node', ({ target }) => {
          container.title = target.data('name');
        });
        made.on('mouseout', 'node', () => {
          container.title = '';
        });
        setChart(made);
      })
      .catch(() => setFailed(true));
    return () => {
      isLeft = true;
      made?.destroy();
    };
  }, [place]);

  useEffect(() => {
    const container = chart?.container();
    // The class of the theme is set before this runs.
    if (chart && container && mode) chart.style(chartLook(container));
  }, [chart, mode]);

  useEffect(() => {
    if (!chart || chart.destroyed()) return;
    chart.batch(() => {
      chart.elements().remove();
      chart.add(toElements(rows, undefined));
    });
    fit(chart);
  }, [chart, rows]);

  useEffect(() => {
    if (!chart || chart.destroyed() || !rows.length) return;
    chart.nodes('[?isCurrent]').data('isCurrent', false);
    if (currentKey) chart.$id(currentKey).data('isCurrent', true);
  }, [chart, rows, currentKey]);

  const zoomBy = (factor: number) => {
    if (!chart) return;
    chart.zoom({
      level: chart.zoom() * factor,
      renderedPosition: { x: chart.width() / 2, y: chart.height() / 2 },
    });
  };
  return {
    failed,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    fit: () => chart && fit(chart),
  };
}
