const CAN_FOCUS =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';
const FIELD = 'input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled)';

const inOrder = (layer: HTMLElement) => [...layer.querySelectorAll<HTMLElement>(CAN_FOCUS)];

/** Initial focus of a dialog: the element that asks for it, else the first field, else the first footer button. */
export const firstFocus = (layer: HTMLElement): HTMLElement =>
  layer.querySelector<HTMLElement>('[data-first-focus]') ??
  layer.querySelector<HTMLElement>(`[data-part=body] :is(${FIELD})`) ??
  layer.querySelector<HTMLElement>('[data-part=foot] button:not(:disabled)') ??
  inOrder(layer)[0] ??
  layer;

/** The element that Tab must focus to stay inside; undefined if the browser's default does. */
export const wrapFocus = (layer: HTMLElement, backwards: boolean): HTMLElement | undefined => {
  const all = inOrder(layer);
  const edge = backwards ? all[0] : all.at(-1);
  const here = document.activeElement;
  if (here === edge || here === layer) return backwards ? all.at(-1) : all[0];
  return undefined;
};
