import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FITTED_MODEL } from '@skills-architect/matching';
import type { Embed } from './embeddings';

/**
 * Keeps the vectors of the default model in a folder for the next run: the matcher changes more often than the texts. Lists of texts are
 * kept as a whole, because vectors of a model of 8 bits depend a little on the texts beside them.
 */
export const withKeptVectors =
  (embed: Embed, folder: string): Embed =>
  async (texts) => {
    const digest = createHash('sha256')
      .update(JSON.stringify([FITTED_MODEL, texts]))
      .digest('hex');
    const file = path.join(folder, `${digest}.f32`);
    if (existsSync(file)) {
      const { buffer, byteOffset, length } = await readFile(file);
      const width = length / Float32Array.BYTES_PER_ELEMENT / texts.length;
      const values = new Float32Array(buffer.slice(byteOffset, byteOffset + length));
      return texts.map((_, at) => values.subarray(at * width, (at + 1) * width));
    }
    const vectors = await embed(texts);
    await mkdir(folder, { recursive: true });
    await writeFile(
      `${file}.new`,
      Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength))),
    );
    await rename(`${file}.new`, file);
    return vectors;
  };
