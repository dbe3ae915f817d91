/** Grey values of a picture, row by row from the upper left; 255 is white. */
export interface Picture {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** Quarter turns to the right. */
export type Turn = 0 | 1 | 2 | 3;

/** A picture from red, green, blue and opacity of each pixel, on white paper. */
export const toGrey = (width: number, height: number, rgba: ArrayLike<number>): Picture => {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const at = pixel * 4;
    const opacity = rgba[at + 3] ?? 255;
    const light = ((rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 151 + (rgba[at + 2] ?? 0) * 28) >> 8;
    grey[pixel] = 255 - ((255 - light) * opacity) / 255;
  }
  return { width, height, grey };
};

/** A picture after quarter turns to the right. */
export const turnPicture = ({ width, height, grey }: Picture, turn: Turn): Picture => {
  if (turn === 0) return { width, height, grey };
  const size = turn === 2 ? { width, height } : { width: height, height: width };
  const turned = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] =
        turn === 1 ? [height - 1 - y, x] : turn === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      turned[row * size.width + column] = grey[y * width + x] ?? 255;
    }
  return { ...size, grey: turned };
};

/** Encodes a picture as PGM, the simplest format that OCR reads. */
export const toPgm = ({ width, height, grey }: Picture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
