import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Zip, type ZipInputFile } from 'fflate';

/** An already compressed zip entry. `packed` is a path when the data is too large for memory. */
export interface ZipEntry {
  name: string;
  packed: Uint8Array | { path: string };
  crc: number;
  length: number;
}

const DEFLATED = 8;
/** The earliest date that a zip can store: a fixed date makes equal content give equal files. */
const ENTRY_DATE = new Date(1980, 0, 1);
/** Larger archives need the zip64 format. */
const MAX_BYTES = 0xffff_ffff;

async function* readChunks(packed: ZipEntry['packed']): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if ('path' in packed) yield* createReadStream(packed.path);
  else yield new Uint8Array(packed);
}

/** Buffers the library's output until it is written to the file. */
const createCollector = () => {
  let pending: Uint8Array[] = [];
  let failed: Error | undefined;
  let written = 0;
  const zip = new Zip((error, chunk) => {
    if (error) failed = error;
    else pending.push(chunk);
  });
  const flush = async (file: FileHandle, name: string) => {
    if (failed) throw failed;
    for (const chunk of pending) {
      await file.write(chunk);
      written += chunk.length;
    }
    pending = [];
    if (written > MAX_BYTES) throw new Error(`${name} is too large for a zip`);
  };
  return { zip, flush };
};

/** Writes already compressed entries into one zip without holding them in memory. */
export const writeZip = async (path: string, entries: readonly ZipEntry[]) => {
  const file = await open(path, 'w');
  const { zip, flush } = createCollector();
  try {
    for (const { name, packed, crc, length } of entries) {
      if (length > MAX_BYTES) throw new Error(`${name} is too large for a zip`);
      const entry: ZipInputFile = { filename: name, mtime: ENTRY_DATE, compression: DEFLATED, crc, size: length };
      zip.add(entry);
      for await (const chunk of readChunks(packed)) {
        entry.ondata?.(null, chunk, false);
        await flush(file, name);
      }
      entry.ondata?.(null, new Uint8Array(), true);
      await flush(file, name);
    }
    zip.end();
    await flush(file, path);
  } finally {
    await file.close();
  }
};
