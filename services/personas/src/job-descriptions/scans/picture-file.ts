/** Width and height of a PNG or JPEG file, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Byte positions in IHDR, the first chunk of every PNG. */
const PNG_HEADER = { name: 12, width: 16, height: 20, end: 24 };

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const toDataView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const pngSize = (bytes: Uint8Array): PictureSize | undefined => {
  if (bytes.length < PNG_HEADER.end) return undefined;
  const view = toDataView(bytes);
  const isHeader = Buffer.from(bytes.subarray(PNG_HEADER.name, PNG_HEADER.width)).toString('latin1') === 'IHDR';
  return isHeader ? { width: view.getUint32(PNG_HEADER.width), height: view.getUint32(PNG_HEADER.height) } : undefined;
};

/** Markers C0 to CF start a frame, which states the size; except these. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker);

const jpegSize = (bytes: Uint8Array): PictureSize | undefined => {
  const view = toDataView(bytes);
  let offset = 2;
  while (offset + 9 < bytes.length) {
    if (bytes[offset] !== 0xff) return undefined;
    const marker = bytes[offset + 1] ?? 0;
    if (isFrame(marker)) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    // Bytes of FF may pad the space before a marker.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return undefined;
};

/** The size in the header of a picture, without decoding it; undefined when the header is damaged. */
export const pictureSize = (bytes: Uint8Array): PictureSize | undefined => {
  const size = startsWith(bytes, PNG) ? pngSize(bytes) : jpegSize(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
};
