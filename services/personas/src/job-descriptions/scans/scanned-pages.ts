import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { withLimitedBuffers } from '../documents/limit-buffers';
import { type Matrix, multiply } from '../documents/pdf-matrix';
import { FileRefused } from '../read-result';
import { drawPage, type Picture, type PlacedImage } from './page-picture';

/** More pages would take minutes, and job descriptions have only a few. */
export const MAX_SCANNED_PAGES = 10;

const tooMany = (pages: number) =>
  `This is a scan of ${pages} pages, and text recognition reads at most ${MAX_SCANNED_PAGES}. Send only the pages of the job description, or the original document.`;

export interface ScannedPage {
  /** In points. */
  width: number;
  height: number;
  /** Pixels per point. */
  scale: number;
  picture: Picture;
}

interface PdfImage {
  width: number;
  height: number;
  kind?: number;
  data: ArrayLike<number>;
}

/** How pdf.js stores the pixels of an image. */
const KIND = { bits: 1, rgb: 2, rgba: 3 };

const isImage = (value: unknown): value is PdfImage =>
  typeof value === 'object' && value !== null && 'width' in value && 'height' in value && 'data' in value;

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((one) => typeof one === 'number');

const toGrey = ({ data, kind, width, height }: PdfImage, isMask: boolean): Uint8Array => {
  const grey = new Uint8Array(width * height).fill(255);
  const byteAt = (index: number) => data[index] ?? 0;
  if (kind === KIND.rgb || kind === KIND.rgba) {
    const step = kind === KIND.rgb ? 3 : 4;
    for (let pixel = 0; pixel < grey.length; pixel++)
      grey[pixel] = (byteAt(pixel * step) * 77 + byteAt(pixel * step + 1) * 151 + byteAt(pixel * step + 2) * 28) >> 8;
    return grey;
  }
  const bytesPerRow = (width + 7) >> 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const bit = (byteAt(y * bytesPerRow + (x >> 3)) >> (7 - (x & 7))) & 1;
      grey[y * width + x] = bit === (isMask ? 1 : 0) ? 0 : 255;
    }
  return grey;
};

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Images shared by pages are stored separately from those of one page. */
const lookUp = (page: Page, name: unknown) =>
  new Promise<unknown>((resolve) => {
    if (typeof name !== 'string') resolve(name);
    else (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve);
  });

/** The images of a page in painting order. */
const placedImages = async (page: Page): Promise<PlacedImage[]> => {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform;
  let current: Matrix = [a, b, c, d, e, f];
  const saved: Matrix[] = [];
  const images: PlacedImage[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const argument: unknown = argsArray[index];
    const values = Array.isArray(argument) ? argument : [];
    const matrix = isMatrix(argument) ? argument : values[0];
    if (operator === OPS.save) saved.push(current);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) current = saved.pop() ?? current;
    else if (operator === OPS.transform && isMatrix(matrix)) current = multiply(current, matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(current);
      if (isMatrix(matrix)) current = multiply(current, matrix);
    }
    const isMask = operator === OPS.paintImageMaskXObject;
    if (!isMask && operator !== OPS.paintImageXObject && operator !== OPS.paintInlineImageXObject) continue;
    const [first] = values;
    const imageOrName = isMask && isImage(first) && typeof first.data === 'string' ? first.data : first;
    const image = await lookUp(page, imageOrName);
    if (!isImage(image)) continue;
    const { width, height } = image;
    images.push({ image: { width, height, grey: toGrey(image, isMask) }, place: current });
  }
  return images;
};

/** The pages of a scanned PDF one by one, composed of their images, which needs no fonts. */
export async function* scannedPages(bytes: Uint8Array): AsyncGenerator<ScannedPage> {
  const pdf = await getDocumentProxy(bytes, { stopAtErrors: false, verbosity: 0 });
  try {
    if (pdf.numPages > MAX_SCANNED_PAGES) throw new FileRefused('too-large', tooMany(pdf.numPages));
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const images = await withLimitedBuffers(() => placedImages(page));
      const { scale, ...picture } = drawPage(width, height, images);
      page.cleanup();
      if (images.length) yield { width, height, scale, picture };
    }
  } finally {
    await pdf.loadingTask.destroy();
  }
}
