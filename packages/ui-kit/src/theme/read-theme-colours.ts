/**
 * Reads the current colours of the theme for drawing on a canvas, which does not support CSS variables.
 * @example readThemeColours()('accent-solid')
 */
export const readThemeColours = (): ((name: string) => string) => {
  // Below the root, forced colours replace some by system colours, which chart libraries cannot read.
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--sa-colors-${name}`).trim() || 'gray';
};
