import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf';
import { withLimitedBuffers } from '../documents/limit-buffers';
import { FileRefused } from '../read-result';
import { loadCanvas } from './canvas';
import { type Picture, toGrey } from './picture';

/** More pages would take minutes, and job descriptions have only a few. */
export const MAX_SCANNED_PAGES = 10;

const tooMany = (pages: number) =>
  `This is a scan of ${pages} pages, and text recognition reads at most ${MAX_SCANNED_PAGES}. Send only the pages of the job description, or the original document.`;

const POINTS_PER_INCH = 72;
/** OCR does not get better with more dots per inch. */
const MAX_DPI = 300;
const MAX_PIXELS = 12_000_000;

/** A picture of a page, and how many of its pixels are one point. */
export interface DrawnPage {
  picture: Picture;
  scale: number;
  /** Index of its page in a PDF. */
  index?: number;
}

/** pdf.js needs this method to read fonts, and Node.js has it from version 21. */
const addTransfer = () => {
  const { prototype } = ArrayBuffer;
  if ('transferToFixedLength' in prototype) return;
  Object.defineProperty(prototype, 'transferToFixedLength', {
    configurable: true,
    value(this: ArrayBuffer, length = this.byteLength) {
      return this.slice(0, length);
    },
  });
};

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const drawPage = async (pdf: Pdf, number: number): Promise<DrawnPage> => {
  const { createCanvas } = await loadCanvas();
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(MAX_DPI / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
  const context = canvas.getContext('2d');
  // @ts-expect-error pdf.js is typed for the canvas of browsers
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  page.cleanup();
  return { picture: toGrey(canvas.width, canvas.height, data), scale };
};

/** The pages of a PDF one by one, as they are shown; only those with these indexes, or all. */
export async function* drawnPages(bytes: Uint8Array, indexes?: readonly number[]): AsyncGenerator<DrawnPage> {
  addTransfer();
  const CanvasFactory = await createIsomorphicCanvasFactory(loadCanvas);
  const pdf = await getDocumentProxy(bytes, { stopAtErrors: false, verbosity: 0, CanvasFactory });
  try {
    const drawn = indexes ?? Array.from({ length: pdf.numPages }, (_, index) => index);
    if (drawn.length > MAX_SCANNED_PAGES) throw new FileRefused('too-large', tooMany(drawn.length));
    for (const index of drawn) yield { ...(await withLimitedBuffers(() => drawPage(pdf, index + 1))), index };
  } finally {
    await pdf.loadingTask.destroy();
  }
}
