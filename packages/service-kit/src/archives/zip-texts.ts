import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from './packed';
import { writeZip, type ZipEntry } from './zip-file';

/** A text of a zip, in chunks. */
export interface ZippedText {
  name: string;
  chunks: () => AsyncIterable<string>;
}

/** Writes texts as a zip into the folder, chunk by chunk, and returns its path. */
export const zipTexts = async (folder: string, texts: readonly ZippedText[]): Promise<string> => {
  const entries: ZipEntry[] = [];
  for (const [index, { name, chunks }] of texts.entries()) {
    const file = path.join(folder, `${index}.deflated`);
    let [crc, length] = [0, 0];
    const packedChunks = async function* () {
      for await (const chunk of chunks()) {
        const part = pack(chunk, { crc });
        crc = part.crc;
        length += part.length;
        yield part.bytes;
      }
      yield pack('', { crc, last: true }).bytes;
    };
    await pipeline(packedChunks, createWriteStream(file));
    entries.push({ name, packed: { path: file }, crc, length });
  }
  const zip = path.join(folder, 'texts.zip');
  await writeZip(zip, entries);
  return zip;
};
