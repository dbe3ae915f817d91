import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';

/** Writes a file in JSON Lines format. */
export const lineFile = (file: string) => {
  const stream = createWriteStream(file);
  return {
    /** Wait for a returned promise before adding more (backpressure). */
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

/** Reads JSON Lines in chunks, with only one chunk in memory. */
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
