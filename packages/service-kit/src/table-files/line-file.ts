import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';

/** Writes a file with one JSON text a line. */
export const lineFile = (file: string) => {
  const stream = createWriteStream(file);
  return {
    /** A promise asks the caller to wait. */
    add: (value: unknown): Promise<void> | undefined =>
      stream.write(`${JSON.stringify(value)}\n`)
        ? undefined
        : new Promise((resolve) => stream.once('drain', () => resolve())),
    async end() {
      stream.end();
      await finished(stream);
    },
  };
};

/** Reads such lines in chunks: only one chunk is in memory. */
export async function* readLines<T>(stream: NodeJS.ReadableStream, size: number): AsyncGenerator<T[]> {
  let chunk: T[] = [];
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    chunk.push(JSON.parse(line));
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length) yield chunk;
}

/** The same from a file. */
export const readLineFile = <T>(file: string, size: number) => readLines<T>(createReadStream(file), size);
