import { inflateSync } from 'node:zlib';
import { FileRefused } from '../read-result';

/** What the text of a job description, its fonts included, never comes near. */
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_LAYERS = 4;

const TOO_LARGE = 'This PDF would unpack to far more than its size: it is not accepted.';

const isDeflated = (bytes: Buffer) =>
  (bytes[0] ?? 0) % 16 === 8 && ((bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)) % 31 === 0;

const inflated = (bytes: Buffer, most: number) => {
  try {
    // A stream that ends early still gives what it holds, as it does for every reader.
    return inflateSync(bytes, { maxOutputLength: most, finishFlush: 2 });
  } catch (error) {
    if (error instanceof RangeError) throw new FileRefused('too-large', TOO_LARGE);
    return undefined;
  }
};

/** Streams within the file, each from the word `stream` to the next `endstream`. */
function* streamsOf(pdf: Buffer) {
  let at = pdf.indexOf('stream');
  while (at >= 0) {
    const start = pdf[at + 6] === 13 ? at + 8 : at + 7;
    const end = pdf.indexOf('endstream', start);
    yield pdf.subarray(start, end < 0 ? pdf.length : end);
    if (end < 0) return;
    at = pdf.indexOf('stream', end + 9);
  }
}

/**
 * Refuses a PDF whose compressed streams unpack to more than any job description. A PDF reader unpacks into memory that
 * the limits of a worker thread do not count, so this has to be known before it starts.
 */
export const checkPdfStreams = (bytes: Uint8Array) => {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = MOST_UNPACKED;
  for (const stream of streamsOf(pdf)) {
    let content: Buffer | undefined = stream;
    for (let layer = 0; content && layer < MOST_LAYERS && isDeflated(content); layer++) {
      content = inflated(content, left);
      left -= content?.length ?? 0;
      if (left <= 0) throw new FileRefused('too-large', TOO_LARGE);
    }
  }
};
