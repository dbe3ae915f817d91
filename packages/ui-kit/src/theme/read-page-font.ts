/** The font of the page, for charts on a canvas, which does not inherit it. */
export const readPageFont = (): string => getComputedStyle(document.body).fontFamily || 'sans-serif';
