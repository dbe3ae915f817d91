import type { WordVectors } from './word-vectors';

/** Identifies the layout, so that a model with another layout is refused instead of misread. */
const FORMAT = 'skills-architect/word-vectors/1';

type Header = { format: string; width: number; words: string[] };

/**
 * Serialises a model: length of the header (32 bits), header (JSON, UTF-8, padded with blanks to 4 bytes), then as
 * 32-bit floats smoothing, common direction and vectors. Little-endian, as on every platform of Node.
 */
export function encodeModel(model: WordVectors): Uint8Array {
  const header: Header = { format: FORMAT, width: model.vectors.width, words: [...model.words] };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const start = 4 + Math.ceil(json.length / 4) * 4;
  const numbers = [model.smoothing, model.common, model.vectors.values];
  const bytes = new Uint8Array(start + numbers.reduce((sum, each) => sum + each.byteLength, 0)).fill(0x20, 4, start);
  new DataView(bytes.buffer).setUint32(0, start - 4, true);
  bytes.set(json, 4);
  let offset = start;
  for (const each of numbers) {
    bytes.set(new Uint8Array(each.buffer, each.byteOffset, each.byteLength), offset);
    offset += each.byteLength;
  }
  return bytes;
}

/** Parses the output of `encodeModel`. Throws on other formats or lengths. */
export function decodeModel(bytes: Uint8Array): WordVectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = bytes.length < 4 ? 0 : 4 + view.getUint32(0, true);
  if (start < 4 || start > bytes.length) throw new Error('These bytes are not a model of word vectors.');
  const header = readHeader(new TextDecoder().decode(bytes.subarray(4, start)));
  const count = header.words.length;
  const numbers = new Float32Array(count + header.width + count * header.width);
  if (bytes.length !== start + numbers.byteLength)
    throw new Error('The model of word vectors is cut short or too long.');
  new Uint8Array(numbers.buffer).set(bytes.subarray(start));
  return {
    words: header.words,
    smoothing: numbers.subarray(0, count),
    common: numbers.subarray(count, count + header.width),
    vectors: { width: header.width, values: numbers.subarray(count + header.width) },
  };
}

function readHeader(text: string): Header {
  const header: unknown = parseJson(text);
  if (isHeader(header)) return header;
  throw new Error('These bytes are not a model of word vectors.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): value is Header {
  if (typeof value !== 'object' || value === null || !('format' in value && 'width' in value && 'words' in value)) {
    return false;
  }
  return value.format === FORMAT && Number.isInteger(value.width) && Array.isArray(value.words);
}
