/** Paper has the content alone: no bar, buttons, filters or messages; panels and rows stay in one piece. */
export const printStyles = {
  html: { printColorAdjust: 'exact' },
  '[data-part=bar], [data-part=actions], [role=group][aria-label=Filters]': { display: 'none !important' },
  '[data-part=frame]': { maxH: 'none !important', overflow: 'visible !important' },
  'section section, tr, canvas': { breakInside: 'avoid' },
};
