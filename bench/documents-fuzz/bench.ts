import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz';
import { createReaders } from './readers';
import { createSamples, readSamples } from './samples';

/** Folder of the files that crashed a reader or took too long. */
const OUT = '.cache/documents-fuzz';

/**
 * Fuzzes the portal's document readers with damaged documents of every format: `--count`, `--seed`, `--samples FOLDER`
 * with real files in addition to our own.
 */
export const run = async (args: string[]) => {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      samples: { type: 'string' },
    },
  });
  const samples = [...(await createSamples()), ...(values.samples ? await readSamples(values.samples) : [])];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  await mkdir(OUT, { recursive: true });
  const documentReaders = createReaders(folder);
  let savedCount = 0;
  const startedAt = performance.now();
  try {
    const table = await fuzz(
      samples,
      Number(values.count),
      Number(values.seed),
      documentReaders,
      async ({ format, bytes }, outcome) => {
        if (outcome === 'crashed' || outcome === 'too slow')
          await writeFile(path.join(OUT, `${++savedCount}.${format}`), bytes);
      },
    );
    console.table(Object.fromEntries(table));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`${values.count} files from ${samples.length} samples in ${seconds} s; this process did not crash.`);
    if (savedCount) console.log(`Files that crashed a reader or took too long are in ${OUT}.`);
  } finally {
    await documentReaders.close();
    await rm(folder, { recursive: true });
  }
};
