import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a test archive. `states` overrides the declared size, to test archives that lie. */
export interface TestFile {
  name: string | Buffer;
  content: string | Buffer;
  states?: number;
  encrypted?: boolean;
}

const fields = (parts: [bytes: 1 | 2 | 4, value: number][]) => {
  const buffer = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0));
  let offset = 0;
  for (const [bytes, value] of parts) offset = buffer.writeUIntLE(value, offset, bytes);
  return buffer;
};

/** Builds a zip byte by byte, so that tests can write archives no zip program would produce. */
export const aZip = (files: TestFile[]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, states, encrypted } of files) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const names = Buffer.from(name);
    const common: [1 | 2 | 4, number][] = [
      [2, 20],
      [2, encrypted ? 1 : 0],
      [2, 8],
      [4, 0],
      [4, crc32(data)],
      [4, packed.length],
      [4, states ?? data.length],
      [2, names.length],
      [2, 0],
    ];
    const entry = Buffer.concat([fields([[4, 0x04034b50], ...common]), names, packed]);
    parts.push(entry);
    directory.push(fields([[4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]), names);
    offset += entry.length;
  }
  const central = Buffer.concat(directory);
  const end = fields([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, central.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...parts, central, end]);
};

/** A rar block: its checksum is the lower half of the CRC over the header after it. */
const rarBlock = (header: Buffer) => Buffer.concat([fields([[2, crc32(header) & 0xffff]]), header]);

/** Builds a rar (version 4) with stored, uncompressed files: no free program writes rar. */
export const aRar = (files: TestFile[]): Buffer => {
  const blocks = files.map(({ name, content, states, encrypted }) => {
    const data = Buffer.from(content);
    const names = Buffer.from(name);
    const header = fields([
      [1, 0x74],
      [2, 0x8000 | (encrypted ? 4 : 0)],
      [2, 32 + names.length],
      [4, data.length],
      [4, states ?? data.length],
      [1, 3],
      [4, crc32(data)],
      [4, 0x5a21_0000],
      [1, 29],
      [1, 0x30],
      [2, names.length],
      [4, 0o100_644],
    ]);
    return Buffer.concat([rarBlock(Buffer.concat([header, names])), data]);
  });
  const main = rarBlock(
    fields([
      [1, 0x73],
      [2, 0],
      [2, 13],
      [4, 0],
      [2, 0],
    ]),
  );
  const end = rarBlock(
    fields([
      [1, 0x7b],
      [2, 0x4000],
      [2, 7],
    ]),
  );
  return Buffer.concat([Buffer.from('Rar!\x1a\x07\x00', 'latin1'), main, ...blocks, end]);
};
