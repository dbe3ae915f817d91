import type { Chart, Plugin } from 'chart.js';

/** Paints the background of a chart, which would be transparent in a saved image. */
export const pictureBackground = (colour: string): Plugin => ({
  id: 'background',
  beforeDraw: ({ ctx, width, height }: Chart) => {
    ctx.save();
    ctx.fillStyle = colour;
    ctx.fillRect(0, 0, width, height);
    ctx.restore();
  },
});
