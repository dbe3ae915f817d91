import { type Matrix, multiply } from '../documents/pdf-matrix';

/** Grey values of a picture, row by row from the upper left; 255 is white. */
export interface Picture {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** An image and its position: `place` maps the unit square onto the page, in points from the upper left. */
export interface PlacedImage {
  image: Picture;
  place: Matrix;
}

const POINTS_PER_INCH = 72;
/** OCR does not get better with more dots per inch. */
const MAX_DPI = 300;
const MAX_PIXELS = 12_000_000;

const inverse = ([a, b, c, d, e, f]: Matrix): Matrix | undefined => {
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-9) return undefined;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
};

const drawImage = (page: Picture, { image, place }: PlacedImage, scale: number) => {
  const toImage = inverse(multiply([scale, 0, 0, scale, 0, 0], place));
  if (!toImage) return;
  const [a, b, c, d, e, f] = place;
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value * scale)));
  const left = clamp(Math.min(e, e + a, e + c, e + a + c), page.width);
  const right = clamp(Math.max(e, e + a, e + c, e + a + c), page.width);
  const top = clamp(Math.min(f, f + b, f + d, f + b + d), page.height);
  const bottom = clamp(Math.max(f, f + b, f + d, f + b + d), page.height);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const u = Math.floor((toImage[0] * (x + 0.5) + toImage[2] * (y + 0.5) + toImage[4]) * image.width);
      // Images are stored from the top row, but PDF's unit square starts at the lower left.
      const v = Math.floor((1 - (toImage[1] * (x + 0.5) + toImage[3] * (y + 0.5) + toImage[5])) * image.height);
      if (u < 0 || v < 0 || u >= image.width || v >= image.height) continue;
      page.grey[y * page.width + x] = image.grey[v * image.width + u] ?? 255;
    }
};

/** Pixels per point for full detail of a page's images, within the limits. */
const chooseScale = (width: number, height: number, images: PlacedImage[]) => {
  const detail = images.map(({ image, place: [a, b] }) => image.width / Math.max(1, Math.hypot(a, b)));
  const maxScale = Math.min(MAX_DPI / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));
  return Math.min(maxScale, Math.max(1, ...detail));
};

/** Composes the images of a page: scanners often cut a page into strips, and rotate or mirror them. */
export const drawPage = (width: number, height: number, images: PlacedImage[]): Picture & { scale: number } => {
  const scale = chooseScale(width, height, images);
  const page = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const picture = { ...page, grey: new Uint8Array(page.width * page.height).fill(255) };
  for (const image of images) drawImage(picture, image, scale);
  return { ...picture, scale };
};

/** Encodes a picture as PGM, the simplest format that OCR reads. */
export const toPgm = ({ width, height, grey }: Picture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
