type Canvas = { measureText: (text: string) => { width: number } };

/** The text as far as it fits into this width on a canvas, with an ellipsis. */
export const fitText = (canvas: Canvas, text: string, width: number): string => {
  const measure = (shown: string) => canvas.measureText(shown).width;
  if (measure(text) <= width) return text;
  let length = Math.floor((text.length * width) / measure(text));
  while (length > 1 && measure(`${text.slice(0, length)}…`) > width) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
};
