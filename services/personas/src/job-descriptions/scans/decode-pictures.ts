import UTIF from 'utif2';
import { FileRefused } from '../read-result';
import { loadCanvas } from './canvas';
import { MAX_SCANNED_PAGES } from './drawn-pages';
import { type Picture, type Turn, toGrey, turnPicture } from './picture';
import { pictureSize } from './picture-file';
import { pictureKind } from './picture-kind';

const DAMAGED = 'This picture is damaged and cannot be opened.';
const TOO_LARGE =
  'This picture is too large to be read: it may have at most 20 million pixels. Send a smaller one, or the original document.';
/** A decoded picture takes four bytes per pixel. */
const MAX_PIXELS = 20_000_000;

const checkSize = (width: number, height: number) => {
  if (!(width > 0 && height > 0)) throw new FileRefused('damaged', DAMAGED);
  if (width * height > MAX_PIXELS) throw new FileRefused('too-large', TOO_LARGE);
};

/** A PNG or JPEG; a photo is turned as its orientation says. */
const decodeOne = async (bytes: Uint8Array): Promise<Picture> => {
  const size = pictureSize(bytes);
  checkSize(size?.width ?? 0, size?.height ?? 0);
  const { createCanvas, loadImage } = await loadCanvas();
  const image = await loadImage(Buffer.from(bytes)).catch(() => {
    throw new FileRefused('damaged', DAMAGED);
  });
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return toGrey(image.width, image.height, context.getImageData(0, 0, image.width, image.height).data);
};

/** Turns of the orientations that scanners write, by the number of the TIFF format. */
const TURNS: Readonly<Record<number, Turn>> = { 3: 2, 6: 1, 8: 3 };

const firstNumber = (value: unknown) => (Array.isArray(value) ? Number(value[0]) : 0);

/** The pages of a TIFF, as fax machines and scanners write them. */
function* decodeTiff(bytes: Uint8Array): Generator<Picture> {
  const file = Buffer.from(bytes);
  const pages = UTIF.decode(file).filter(({ t256, t257 }) => t256 && t257);
  if (!pages.length) throw new FileRefused('damaged', DAMAGED);
  for (const page of pages.slice(0, MAX_SCANNED_PAGES)) {
    checkSize(firstNumber(page.t256), firstNumber(page.t257));
    UTIF.decodeImage(file, page);
    yield turnPicture(toGrey(page.width, page.height, UTIF.toRGBA8(page)), TURNS[firstNumber(page.t274)] ?? 0);
  }
}

/** The pictures of a PNG, JPEG or TIFF file; its header is checked before it is decoded. */
export async function* decodePictures(bytes: Uint8Array): AsyncGenerator<Picture> {
  if (pictureKind(bytes) !== 'tiff') {
    yield await decodeOne(bytes);
    return;
  }
  try {
    yield* decodeTiff(bytes);
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('damaged', DAMAGED);
  }
}
