import type { TypeSet } from './explorer-node';

/** The colour of each set. */
export const SET_COLOURS: Record<TypeSet, string> = {
  Industries: 'category.functional',
  Functions: 'category.leadership',
  Department: 'category.mindset',
  Track: 'category.digital',
  Roles: 'fg.muted',
};

const fills = Object.fromEntries(
  Object.entries(SET_COLOURS).map(([set, hue]) => [`& [data-set="${set}"] path`, { fill: hue }]),
);

/** One rule set for the whole chart: hundreds of plain shapes render faster than styled ones. */
export const CHART_STYLES = {
  display: 'flex',
  justifyContent: 'center',
  '& text': { fontSize: '11px', fill: 'fg', textAnchor: 'middle', dominantBaseline: 'central', pointerEvents: 'none' },
  '& [role=treeitem]': { cursor: 'pointer', outline: 'none' },
  '& [role=treeitem] path': {
    fillOpacity: 0.36,
    stroke: 'bg.panel',
    strokeWidth: '1.5px',
    transition: 'fill-opacity 120ms',
  },
  '& [role=treeitem]:hover path': { fillOpacity: 0.56 },
  '& [role=treeitem]:focus-visible path': { fillOpacity: 0.56 },
  // Drawn on top: a neighbour would cover half of a segment's own outline.
  '& [data-mark]': { display: 'none', fill: 'none', stroke: 'fg', strokeWidth: '2px', pointerEvents: 'none' },
  '& [role=tree]:has(:focus-visible) ~ [data-mark]': { display: 'inline' },
  '& [data-found]': {
    fill: 'accent.solid',
    fillOpacity: 0.3,
    stroke: 'accent.solid',
    strokeWidth: '2px',
    pointerEvents: 'none',
  },
  ...fills,
  '& [data-rest]': { cursor: 'pointer', fill: 'fg.muted', fillOpacity: 0.14, stroke: 'bg.panel', strokeWidth: '1.5px' },
  '& [data-rest]:hover': { fillOpacity: 0.3 },
  '& [data-middle] circle': { fill: 'bg.sunken', stroke: 'border' },
  '& [data-middle] text': { fontWeight: 'medium' },
  '& [data-middle] [data-quiet]': { fill: 'fg.muted', fontWeight: 'normal' },
  '& [data-middle=up]': { cursor: 'pointer' },
  '& [data-middle=up]:hover circle': { fill: 'bg.hover' },
} as const;
