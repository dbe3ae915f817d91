/**
 * Reads the current colours of the theme for drawing on a canvas, which does not support CSS variables.
 * @example readThemeColours(element)('accent-solid')
 */
export const readThemeColours = (element: Element): ((name: string) => string) => {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(`--sa-colors-${name}`).trim() || 'gray';
};
