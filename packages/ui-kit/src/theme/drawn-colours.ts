/**
 * Reads the theme's colours as they are now: what is drawn on a canvas knows no CSS variables.
 * @example drawnColours(element)('accent-solid')
 */
export const drawnColours = (element: Element): ((name: string) => string) => {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(`--sa-colors-${name}`).trim() || 'gray';
};
