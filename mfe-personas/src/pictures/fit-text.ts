import { shortenName } from '@skills-architect/ui-kit/extra';

type Canvas = { measureText: (text: string) => { width: number } };

/** The text as far as it fits into this width on a canvas, with an ellipsis. */
export const fitText = (canvas: Canvas, text: string, width: number): string => {
  const measure = (shown: string) => canvas.measureText(shown).width;
  if (measure(text) <= width) return text;
  const shorten = (length: number) => shortenName(text, length);
  let length = Math.floor(([...text].length * width) / measure(text));
  while (length > 1 && measure(shorten(length)) > width) length -= 1;
  return shorten(length);
};
