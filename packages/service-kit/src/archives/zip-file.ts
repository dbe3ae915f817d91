import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';

/** A file of a zip, packed already. `packed` is a path where it is too large for memory. */
export interface ZipEntry {
  name: string;
  packed: Uint8Array | { path: string };
  crc: number;
  length: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980: equal content makes equal files. */
const DATE = 0x21;
/** Beyond this a zip needs another format. */
const MOST_BYTES = 0xffff_ffff;

const common = ({ crc, length, name }: ZipEntry, packedLength: number) => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packedLength, 14);
  fields.writeUInt32LE(length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
};

const signature = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const copy = async (file: FileHandle, packed: ZipEntry['packed']) => {
  if (!('path' in packed)) return file.write(packed);
  for await (const chunk of createReadStream(packed.path)) await file.write(chunk);
};

/** Writes files that are packed already into one zip, without holding them in memory. */
export const writeZip = async (path: string, entries: readonly ZipEntry[]) => {
  const file = await open(path, 'w');
  try {
    const central: Buffer[] = [];
    let offset = 0;
    for (const entry of entries) {
      const packedLength = 'path' in entry.packed ? (await stat(entry.packed.path)).size : entry.packed.length;
      const name = Buffer.from(entry.name);
      const fields = common(entry, packedLength);
      if (Math.max(entry.length, offset + packedLength) > MOST_BYTES)
        throw new Error(`${entry.name} is too large for a zip`);
      await file.write(Buffer.concat([signature(LOCAL), fields, name]));
      await copy(file, entry.packed);
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(offset, 10);
      central.push(signature(CENTRAL), Buffer.from([VERSION, 0]), fields, rest, name);
      offset += signature(LOCAL).length + fields.length + name.length + packedLength;
    }
    const directory = Buffer.concat(central);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(END, 0);
    end.writeUInt16LE(entries.length, 8);
    end.writeUInt16LE(entries.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(offset, 16);
    await file.write(Buffer.concat([directory, end]));
  } finally {
    await file.close();
  }
};
