const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';
const FIELD = 'input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled)';

const listFocusable = (layer: HTMLElement) => [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Initial focus of a dialog: the element that asks for it, else the first field, else the first footer button. */
export const findInitialFocus = (layer: HTMLElement): HTMLElement =>
  layer.querySelector<HTMLElement>('[data-first-focus]') ??
  layer.querySelector<HTMLElement>(`[data-part=body] :is(${FIELD})`) ??
  layer.querySelector<HTMLElement>('[data-part=foot] button:not(:disabled)') ??
  listFocusable(layer)[0] ??
  layer;

/** The element that Tab must focus to stay inside; undefined if the browser's default does. */
export const findWrapTarget = (layer: HTMLElement, backwards: boolean): HTMLElement | undefined => {
  const focusable = listFocusable(layer);
  const edge = backwards ? focusable[0] : focusable.at(-1);
  const focused = document.activeElement;
  if (focused === edge || focused === layer) return backwards ? focusable.at(-1) : focusable[0];
  return undefined;
};
