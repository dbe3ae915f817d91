import cytoscape from 'cytoscape';

/** Size of a role's box and of its place in the grid, in pixels at zoom 1. */
export const BOX = { width: 168, height: 108 };
export const CELL = { width: 196, height: 200 };
const ZOOM = { least: 0.3, most: 2, step: 1.25 };
const MARGIN = 24;

export interface Point {
  x: number;
  y: number;
}
export interface Edge {
  from: number;
  to: number;
  direction: 'vertical' | 'lateral';
}
export interface EdgeColours {
  vertical: string;
  lateral: string;
}

/**
 * The lines of the graph on a canvas, with zooming and panning. The boxes are HTML above it; `onView` receives the CSS
 * transform that keeps both aligned.
 */
export const createEdgeCanvas = (container: HTMLElement, onView: (transform: string) => void) => {
  // jsdom has no layout, so tests run Cytoscape headless.
  const isHeadless = container.clientWidth === 0;
  const cy = cytoscape({
    container: isHeadless ? undefined : container,
    headless: isHeadless,
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
    autoungrabify: true,
    autounselectify: true,
    boxSelectionEnabled: false,
  });
  const reportView = () => onView(`translate(${cy.pan().x}px, ${cy.pan().y}px) scale(${cy.zoom()})`);
  cy.on('viewport', reportView);
  const getMiddle = () => ({ x: cy.width() / 2, y: cy.height() / 2 });
  return {
    draw(positions: ReadonlyMap<number, Point>, edges: readonly Edge[], colours: EdgeColours) {
      cy.elements().remove();
      cy.add([...positions].map(([id, position]) => ({ data: { id: String(id) }, position: { ...position } })));
      cy.add(
        edges.map(({ from, to, direction }) => ({
          data: {
            id: `${from} ${to}`,
            source: String(from),
            target: String(to),
            direction,
            arc: computeArc(positions, from, to),
          },
        })),
      );
      cy.style(buildStyles(colours));
    },
    /** Shows everything, animated unless the user wants less motion. */
    fit() {
      if (isHeadless || cy.elements().empty()) return;
      const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250;
      cy.animate({ fit: { eles: cy.elements(), padding: MARGIN } }, { duration });
    },
    zoom(direction: 1 | -1, point: Point = getMiddle()) {
      cy.zoom({ level: cy.zoom() * (direction > 0 ? ZOOM.step : 1 / ZOOM.step), renderedPosition: point });
    },
    resize: () => cy.resize(),
    destroy: () => cy.destroy(),
  };
};

/** Pixels from the boxes to the control point of an arc: `first`, and `more` for each column between the roles. */
const ARC_HEIGHT = { first: 34, more: 16 };
/**
 * Height of the arc over the boxes between two roles of one row, 0 between neighbours. Cytoscape measures it to the
 * left of the line's direction, so it is negative for lines to the right.
 */
const computeArc = (positions: ReadonlyMap<number, Point>, from: number, to: number): number => {
  const columns = ((positions.get(to)?.x ?? 0) - (positions.get(from)?.x ?? 0)) / CELL.width;
  const isFlat = positions.get(to)?.y === positions.get(from)?.y;
  if (!isFlat || Math.abs(columns) <= 1) return 0;
  return -Math.sign(columns) * (BOX.height / 2 + ARC_HEIGHT.first + ARC_HEIGHT.more * Math.abs(columns));
};
export type EdgeCanvas = ReturnType<typeof createEdgeCanvas>;

const buildStyles = ({ vertical, lateral }: EdgeColours): cytoscape.StylesheetJson => [
  { selector: 'node', style: { width: BOX.width, height: BOX.height, shape: 'rectangle', opacity: 0 } },
  {
    selector: 'edge',
    style: {
      width: 2,
      'curve-style': 'straight',
      'line-color': vertical,
      'target-arrow-color': vertical,
      'target-arrow-shape': 'triangle',
    },
  },
  {
    selector: 'edge[direction = "lateral"]',
    style: {
      'line-style': 'dashed',
      'line-color': lateral,
      'target-arrow-color': lateral,
      'source-arrow-color': lateral,
      'source-arrow-shape': 'triangle',
    },
  },
  {
    selector: 'edge[arc != 0]',
    style: {
      'curve-style': 'unbundled-bezier',
      'control-point-distances': 'data(arc)',
      'control-point-weights': 0.5,
      // Arcs connect the middles of the boxes' upper sides.
      'source-endpoint': '0 -50%',
      'target-endpoint': '0 -50%',
      'edge-distances': 'node-position',
    },
  },
];
