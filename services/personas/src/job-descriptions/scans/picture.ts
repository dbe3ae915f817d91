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
    const offset = pixel * 4;
    const opacity = rgba[offset + 3] ?? 255;
    const light = ((rgba[offset] ?? 0) * 77 + (rgba[offset + 1] ?? 0) * 151 + (rgba[offset + 2] ?? 0) * 28) >> 8;
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

const DARK = 128;
/** The compared squares are a quarter of their side apart. */
const STEPS = 4;

/** Number of dark pixels in each cell of a grid, by row and column. */
const countDark = ({ width, height, grey }: Picture, cell: number) => {
  const columns = Math.ceil(width / cell);
  const counts = Array.from({ length: Math.ceil(height / cell) }, () => new Uint32Array(columns));
  for (let y = 0; y < height; y++) {
    const row = counts[Math.floor(y / cell)];
    for (let x = 0; row && x < width; x++) {
      const column = Math.floor(x / cell);
      if ((grey[y * width + x] ?? 255) < DARK) row[column] = (row[column] ?? 0) + 1;
    }
  }
  return counts;
};

/** The part of a picture with the most dark pixels, a square of this side: usually a block of text. */
export const darkestSquare = (picture: Picture, side: number): Picture => {
  const width = Math.min(side, picture.width);
  const height = Math.min(side, picture.height);
  const cell = Math.max(1, Math.floor(side / STEPS));
  const counts = countDark(picture, cell);
  let best = { dark: -1, left: 0, top: 0 };
  for (let top = 0; top + height <= picture.height; top += cell)
    for (let left = 0; left + width <= picture.width; left += cell) {
      const rows = counts.slice(top / cell, Math.ceil((top + height) / cell));
      const columns = [left / cell, Math.ceil((left + width) / cell)] as const;
      const dark = rows.reduce((sum, row) => sum + row.slice(...columns).reduce((total, pixel) => total + pixel, 0), 0);
      if (dark > best.dark) best = { dark, left, top };
    }
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (best.top + y) * picture.width + best.left;
    grey.set(picture.grey.subarray(from, from + width), y * width);
  }
  return { width, height, grey };
};

/** Encodes a picture as PGM, the simplest format that OCR reads. */
export const toPgm = ({ width, height, grey }: Picture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
