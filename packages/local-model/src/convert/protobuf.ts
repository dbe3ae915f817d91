/** Writes and reads the binary form of protocol buffers, as far as model files need it: https://protobuf.dev/programming-guides/encoding */

/** A value of a field: a number, a text, bytes, or a message of other fields. */
export type ProtoValue = number | string | Uint8Array | readonly ProtoField[];
export type ProtoField = readonly [field: number, value: ProtoValue];

const VARINT = 0;
const BYTES = 2;
const encoder = new TextEncoder();

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
};

const join = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
};

const toBytes = (value: Exclude<ProtoValue, number>): Uint8Array => {
  if (typeof value === 'string') return encoder.encode(value);
  return value instanceof Uint8Array ? value : writeMessage(value);
};

/** A message of these fields, in their order. Numbers are whole and not negative. */
export const writeMessage = (fields: readonly ProtoField[]): Uint8Array =>
  join(
    fields.flatMap(([field, value]) => {
      if (typeof value === 'number') return [Uint8Array.from([...varint(field * 8 + VARINT), ...varint(value)])];
      const bytes = toBytes(value);
      return [Uint8Array.from([...varint(field * 8 + BYTES), ...varint(bytes.length)]), bytes];
    }),
  );

const FIXED_LENGTHS: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/** The fields of a message in their order: numbers as they are, all others as bytes. */
export function* readMessage(bytes: Uint8Array): Generator<{ field: number; number: number; bytes: Uint8Array }> {
  let offset = 0;
  const readVarint = (): number => {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = bytes[offset++];
      if (byte === undefined) throw new Error('A model file ends in the middle of a number');
      value += (byte % 128) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  };
  while (offset < bytes.length) {
    const tag = readVarint();
    const [field, type] = [Math.floor(tag / 8), tag % 8];
    if (type === VARINT) {
      yield { field, number: readVarint(), bytes: new Uint8Array() };
      continue;
    }
    const length = type === BYTES ? readVarint() : FIXED_LENGTHS[type];
    if (length === undefined) throw new Error(`A model file has a field of the unknown type ${type}`);
    yield { field, number: 0, bytes: bytes.subarray(offset, offset + length) };
    offset += length;
  }
}
