const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const isNamed = (bytes: Uint8Array, offset: number, name: string) =>
  startsWith(bytes, [...Buffer.from(name, 'latin1')], offset);

const BRANDS_OF_HEIC = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif'];

/** Kinds of pictures by their first bytes. */
export type PictureKind = 'png' | 'jpeg' | 'tiff' | 'heic' | 'other';

/** The kind of a picture file; undefined for other files. */
export const pictureKind = (bytes: Uint8Array): PictureKind | undefined => {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (isNamed(bytes, 0, 'II*\0') || isNamed(bytes, 0, 'MM\0*')) return 'tiff';
  if (isNamed(bytes, 4, 'ftyp') && BRANDS_OF_HEIC.some((brand) => isNamed(bytes, 8, brand))) return 'heic';
  if (isNamed(bytes, 0, 'BM') && startsWith(bytes, [0, 0, 0, 0], 6)) return 'other';
  if (isNamed(bytes, 0, 'GIF8') || (isNamed(bytes, 0, 'RIFF') && isNamed(bytes, 8, 'WEBP'))) return 'other';
  return undefined;
};

/** Whether text recognition reads a picture file. */
export const isPicture = (bytes: Uint8Array): boolean => {
  const kind = pictureKind(bytes);
  return kind === 'png' || kind === 'jpeg' || kind === 'tiff';
};
