/**
 * Reads the current colours of the theme for drawing on a canvas, which does not support CSS variables.
 * @example drawnColours(element)('accent-solid')
 */
export const drawnColours = (element: Element): ((name: string) => string) => {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(`--sa-colors-${name}`).trim() || 'gray';
};
