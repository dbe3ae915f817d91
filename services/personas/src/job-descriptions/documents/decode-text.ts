/** Highest share of control characters in a text. */
const MAX_CONTROLS = 0.01;
const MAX_CHARACTERS = 4000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: binary data is recognised by these characters
const CONTROLS = /[\u0000-\u0008\u000E-\u001A\uFFFD]/g;

const decodeStrictly = (encoding: string, bytes: Uint8Array) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const decodeByMark = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeStrictly('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeStrictly('utf-16be', bytes);
  return undefined;
};

/** Decodes a file in UTF-8, UTF-16 or Windows-1252; undefined for binary data. */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  const text = decodeByMark(bytes) ?? decodeStrictly('utf-8', bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  const start = text.slice(0, MAX_CHARACTERS);
  return (start.match(CONTROLS)?.length ?? 0) > start.length * MAX_CONTROLS ? undefined : text.replace(/^\uFEFF/, '');
};
